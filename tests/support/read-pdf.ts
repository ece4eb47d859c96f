import { inflateSync } from 'node:zlib';

/** The content of a stream; empty if it is compressed in another way. */
function inflate(stream: Buffer): string {
  try {
    return inflateSync(stream).toString('latin1');
  } catch {
    return '';
  }
}

/** Reads how many pages a PDF has, and their size in points. Some programs write their objects into compressed streams. */
export function readPdf(pdf: Uint8Array): { readonly pages: number; readonly size: readonly number[] } {
  const raw = Buffer.from(pdf).toString('latin1');
  const streams = Array.from(raw.matchAll(/stream\r?\n/g), ({ index, 0: { length } }) =>
    inflate(Buffer.from(raw.slice(index + length, raw.indexOf('endstream', index)), 'latin1')),
  );
  const text = [raw, ...streams].join('\n');
  const [, width, height] = /MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/.exec(text) ?? [];
  return {
    pages: [...text.matchAll(/\/Type\s*\/Page\b/g)].length,
    size: [width, height].map((length) => Math.round(Number(length))),
  };
}
