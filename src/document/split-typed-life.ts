import type { FindTime } from './find-typed-time.ts';

/** How many entries are read at once: more than a life can hold. */
export const MAX_TYPED_ENTRIES = 100;
/** Longer entries are not read: no life has them, and reading takes longer with each character. */
export const MAX_TYPED_CHARACTERS = 500;
/** Longer lines are not split into entries. */
const MAX_LINE = 5000;
/** Commas and semicolons of all scripts, unless they are in quotation marks or group the digits of a number. */
const SEPARATORS = /"[^"]*"|\p{Nd}[,٬]\p{Nd}{3}(?!\p{Nd})|(?<separator>[,،、，;；؛])/gu;
const STARTS_WITH_YEAR = /^\s*\p{Nd}{4}(?!\p{Nd})/u;

/** An entry of a typed text, with its place in the text. */
export interface TypedPiece {
  readonly text: string;
  readonly from: number;
  /** The place behind it. */
  readonly until: number;
}

/** Places between 0 and the length of a line. */
type Part = readonly [from: number, until: number];

function splitLine(line: string): readonly Part[] {
  const ends = Array.from(line.matchAll(SEPARATORS)).flatMap(({ index, groups }) =>
    groups?.separator === undefined ? [] : [index],
  );
  return [...ends, line.length].map((until, index) => [index === 0 ? 0 : (ends[index - 1] ?? 0) + 1, until]);
}

/** Joins each part with the next one if a rule says so. */
function join(parts: readonly Part[], isOne: (before: Part, after: Part) => boolean): readonly Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last && isOne(last, part)) joined[joined.length - 1] = [last[0], part[1]];
    else joined.push(part);
  }
  return joined;
}

/** Whether a text ends in a day or a month without its year, as “Aug 24” before “, 2019”. */
function lacksYear(text: string, find: FindTime): boolean {
  const [typed] = find(text)?.times ?? [];
  return typed !== undefined && 'problem' in typed && typed.problem.code === 'noYear';
}

/**
 * Splits typed text into entries: at lines, and within them at commas, except for the commas of a date and those between
 * a time and its words, as in “Aug 24, 2019, wedding”.
 * @returns at most `MAX_TYPED_ENTRIES`
 */
export function createSplitter(find: FindTime) {
  const readLine = (line: string): readonly Part[] => {
    if (line.length > MAX_LINE) return [[0, line.length]];
    const textOf = ([from, until]: Part) => line.slice(from, until);
    const dated = join(
      splitLine(line).filter((part) => textOf(part).trim() !== ''),
      (before, after) => STARTS_WITH_YEAR.test(textOf(after)) && lacksYear(textOf(before), find),
    );
    return join(dated, (before, after) => {
      const pair = new Set([before, after].map((part) => kindOf(textOf(part), find)));
      return pair.has('time') && pair.has('words');
    });
  };
  const known = new Map<string, readonly Part[]>();
  return (text: string): readonly TypedPiece[] => {
    const pieces: TypedPiece[] = [];
    let start = 0;
    for (const line of text.split('\n')) {
      const parts = known.get(line) ?? readLine(line);
      known.set(line, parts);
      for (const [from, until] of parts) {
        if (pieces.length === MAX_TYPED_ENTRIES) return pieces;
        const piece = line.slice(from, until).trim();
        const place = start + line.indexOf(piece, from);
        pieces.push({ text: piece, from: place, until: place + piece.length });
      }
      start += line.length + 1;
    }
    return pieces;
  };
}

/** Whether a text is only a time, only words, or both. */
function kindOf(text: string, find: FindTime): 'time' | 'words' | 'both' {
  const found = find(text);
  if (!found) return 'words';
  return found.words === '' ? 'time' : 'both';
}
