import { measureText } from './measure-text.ts';

const segmentsOf = (text: string, granularity: 'word' | 'grapheme') =>
  [...new Intl.Segmenter(undefined, { granularity }).segment(text)].map(({ segment }) => segment);

/** Punctuation that does not begin a line: closing brackets and quotes, stops, commas. */
const CLOSING = /^[\p{Pe}\p{Pf}.,:;!?%、。，．：；！？…]/u;

/** Punctuation that does not end a line. */
const OPENING = /[\p{Ps}\p{Pi}¿¡]$/u;

/** Joins what must not begin a line to the previous part, and what must not end one to the next. */
function joinPunctuation(pieces: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const isJoined = last !== undefined && ((CLOSING.test(piece) && !/\s$/.test(last)) || OPENING.test(last));
    if (isJoined) joined.pop();
    joined.push(isJoined ? last + piece : piece);
  }
  return joined;
}

const ISOLATES = /[\u2066-\u2069]/g;
const END_OF_ISOLATE = '\u2069';

/**
 * Each line is drawn separately: an isolate that is open at the end of a line is closed there, and opened again on the
 * next.
 */
function isolateEachLine(lines: readonly string[]): string[] {
  let open: string[] = [];
  return lines.map((line) => {
    const begun = open.join('') + line;
    open = [];
    for (const [mark] of begun.matchAll(ISOLATES)) {
      if (mark === END_OF_ISOLATE) open.pop();
      else open.push(mark);
    }
    return begun + END_OF_ISOLATE.repeat(open.length);
  });
}

/** Breaks a text into lines, as `wrapText` does. */
export type Wrap = (text: string, font: string, width: number) => readonly string[];

/**
 * Breaks a text into lines that fit a width: at spaces, and where U+200B allows it; a phrase that is too wide between
 * words, then characters.
 * @param font a CSS font, such as `15px var(--sans)`
 * @param width pixels
 */
export function wrapText(text: string, font: string, width: number): string[] {
  const fits = (line: string) => measureText(line.trimEnd(), font) <= width;
  // Split at spaces first: the segmenter would separate commas and brackets from their word.
  const pieces = joinPunctuation(
    (text.trim().match(/[^\s\u200b]+[\s\u200b]*/g) ?? [])
      .flatMap((phrase) => (fits(phrase) ? [phrase] : segmentsOf(phrase, 'word')))
      .flatMap((word) => (fits(word) ? [word] : segmentsOf(word, 'grapheme'))),
  );
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces) {
    if (line !== '' && !fits(line + piece)) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += line === '' ? piece.trimStart() : piece;
  }
  return isolateEachLine([...lines, line.trimEnd()]);
}
