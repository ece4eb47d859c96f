import { toPlainNumber } from '../../words/number-text.ts';
import type { Doubt } from './doubt.ts';
import { completeYear, type LifeYears } from './life-years.ts';
import { foldTerm } from './tokens.ts';

/** A line as it is perhaps meant, and what is doubtful in it. */
interface Mended {
  readonly text: string;
  readonly doubt: Doubt;
}

/** Two digits that may be a year: none of a number of years, nor of something else. */
const SHORT =
  /(?<![\p{L}\p{N}.,:/-])(?:\p{Nd}{2}(?= ?(?:年(?![前間间])|[,،;:]|$))|(?:[0٠]\p{Nd}|[5-9٥-٩]\p{Nd})(?= ))/u;

/** Writes the first two digits that may be a year in four: “summer of 97” is of 1997. */
export function mendYear(line: string, life: LifeYears): Mended | null {
  const { 0: part, index = 0 } = SHORT.exec(line) ?? {};
  if (part === undefined) return null;
  const year = completeYear(Number(toPlainNumber(part)), life);
  return {
    text: line.slice(0, index) + year + line.slice(index + part.length),
    doubt: { code: 'yearOrNumber', text: part },
  };
}

/** What makes a word stand beside a number: “3 febuary 2020”. */
const [BEFORE, BEHIND] = [/\p{Nd}\S{0,2} (?:de )?$/u, /^\.?,? (?:de )?['’]?\p{Nd}/u];

/** Shorter names of months may be other words with a letter more or less. */
const LONG = 6;

/** Whether two words differ by one letter, which is another one, lacking or in the wrong place. */
function isNearly(word: string, name: string): boolean {
  const at = Array.from(name).findIndex((letter, index) => letter !== word[index]);
  if (at < 0) return word.length === name.length + 1;
  const [one, other] = [word.slice(at), name.slice(at)];
  return (
    one.slice(1) === other.slice(1) ||
    one === other.slice(1) ||
    one.slice(1) === other ||
    (one[0] === other[1] && one[1] === other[0] && one.slice(2) === other.slice(2))
  );
}

/** Writes a word that is nearly the name of a month, and stands beside a number, as that name. */
export function mendMonth(line: string, months: readonly string[]): Mended | null {
  for (const { 0: part, index } of line.matchAll(/\p{L}{5,}/gu)) {
    const [before, behind] = [line.slice(0, index), line.slice(index + part.length)];
    const word = foldTerm(part);
    if (months.includes(word) || !(BEFORE.test(before) || BEHIND.test(behind))) continue;
    const name = months.find((month) => month.length >= LONG && isNearly(word, month));
    if (name) return { text: before + name + behind, doubt: { code: 'partOfTime', text: part } };
  }
  return null;
}
