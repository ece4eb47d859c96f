import { inflateSync } from 'node:zlib';

/** The content of a stream; empty if it is compressed in another way. */
function inflate(stream: Buffer): string {
  try {
    return inflateSync(stream).toString('latin1');
  } catch {
    return '';
  }
}

/** A PDF with the content of its streams. Some programs write their objects into compressed streams. */
function readParts(pdf: Uint8Array): readonly string[] {
  const raw = Buffer.from(pdf).toString('latin1');
  const streams = Array.from(raw.matchAll(/stream\r?\n/g), ({ index, 0: { length } }) =>
    inflate(Buffer.from(raw.slice(index + length, raw.indexOf('endstream', index)), 'latin1')),
  );
  return [raw, ...streams];
}

/** Reads how many pages a PDF has, and their size in points. */
export function readPdf(pdf: Uint8Array): { readonly pages: number; readonly size: readonly number[] } {
  const text = readParts(pdf).join('\n');
  const [, width, height] = /MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/.exec(text) ?? [];
  return {
    pages: [...text.matchAll(/\/Type\s*\/Page\b/g)].length,
    size: [width, height].map((length) => Math.round(Number(length))),
  };
}

/** What the pages of a PDF draw: the streams with texts, which show every line and letter at its place. */
export const readDrawing = (pdf: Uint8Array): readonly string[] =>
  readParts(pdf)
    .slice(1)
    .filter((stream) => /\bBT\b[^]*\bT[jJ]\b[^]*\bET\b/.test(stream));
