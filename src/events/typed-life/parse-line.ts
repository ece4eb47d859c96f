import { type When, yearOf } from '../../life/when.ts';
import type { TimeProblem } from '../problem.ts';
import { problemOf, valueOf } from '../typed.ts';
import type { Change, Doubt } from './doubt.ts';
import { createDoubtFinder } from './find-doubt.ts';
import { createTimeFinder, type LineParts } from './find-times.ts';
import { isInLife, type LifeYears } from './life-years.ts';
import { UNIT } from './list-items.ts';
import { mendMonth, mendYear } from './mend-line.ts';
import type { LineTimes, TimesProblem } from './read-line-times.ts';
import type { Place } from './scan-times.ts';
import { type TimeGrammar, tidyTyped } from './time-grammar.ts';
import type { Tokens } from './tokens.ts';

export type LineProblem = TimeProblem['code'] | TimesProblem | 'noTime';

/** A line of a life: its time, and its words without the signs that join them. */
export interface DatedLine extends LineTimes<When> {
  readonly words: string;
  /** The whole line without bullets. */
  readonly all: string;
  /** Whether it is one only if its words are somebody. */
  readonly isSomebody: boolean;
  /** Whether the time is behind the words. */
  readonly isBehind: boolean;
  /** Whether a comma or a bracket is between the words and the time behind them. */
  readonly isApart: boolean;
  /** Whether the time is a year in four digits without any word. */
  readonly isBareYear: boolean;
  /** A second time, in the line of a person: the calendar year since which they know each other. */
  readonly since: number | null;
}

/** The ways to read a line, the likeliest first: one alone if it is sure, and otherwise what is doubtful. */
interface LineReadings {
  readonly readings: readonly DatedLine[];
  readonly doubt: Doubt | null;
}

/** What joins a time at the beginning of a line to the words behind it. */
const AFTER_TIME = /^["”)\]）】]*[\s*_|｜;,，:،、；：。.)\]）】>=→·•⋅‐‑−–—-]*/u;
/** What joins words to the time behind them. An abbreviation keeps its full stop. */
const BEFORE_TIME = /(?:[,;|]\s*["“]|(?<=\p{Ll}{4})\.(?=\s)|[\s*★☆°_|｜;,，:،、；：(（【[·•⋅‐‑−–—>=→-])+$/u;
const TWO_DIGITS = /(?<!\p{N})\p{Nd}{2}(?!\p{N})/u;
/** What sets a time apart from the words before it. */
const APART = /[,(（،、，]\s*$/u;
const BARE_YEAR = /^[(（]?\p{Nd}{4}[)）]?$/u;
/** A letter of a word with which a time begins, as in “H20.12.24”: not in scripts without spaces. */
const IN_WORD = /(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])\p{L}$/u;
const EMOJI_AT_END = /\s*[\p{Extended_Pictographic}\p{Regional_Indicator}\p{EMod}\ufe0f\u200d]+$/u;
/** The duration beside a span in a CV: “Jan 2015 – Present · 11 yrs 2 mos”. */
const DURATION = /^\s*[·•⋅(]\s*(?:\d+\s*\p{L}+\.?(?:\s+|$|\))){1,2}\s*/u;

/** “Ana (wife)” for the words of “Ana (wife, 1985)”. @param rest what is behind them */
function closeBracket(words: string, rest: string): string {
  const [open] = /[(（][^()（）]*$/u.exec(words) ?? [];
  const [close] = /[)）]/u.exec(rest) ?? [];
  return open && close ? words + close : words;
}

const unquote = (words: string): string => words.trim().replace(/^["“]([^"“”]*)["”]$/, '$1');

/** The words before and behind a time: “Ana (wife)” for those of “Ana 1985 (wife)”. */
function joinWords(before: string, behind: string): string {
  const begin = before.replace(BEFORE_TIME, '');
  const rest = behind.replace(/^[)\]）】\s]+/u, '');
  return begin + (/^[,،、;:.!?。，；：]/u.test(rest) ? '' : ' ') + rest;
}

/** The words of a line without the signs that join them to its times. @param words where they stand */
function readWords(typed: string, { offsets }: Tokens, parts: LineParts, words: readonly Place[]) {
  const { isBehind, isBetween, isWithin, times } = parts;
  const text = words.map(({ from, until }) => typed.slice(offsets[from], offsets[until])).reduce(joinWords);
  const behind = typed.slice(offsets[words.at(-1)?.until ?? 0]);
  if (isBehind) {
    const emoji = (!isWithin && EMOJI_AT_END.exec(typed)?.[0]) || '';
    return closeBracket(unquote(text.replace(BEFORE_TIME, '') + emoji), behind);
  }
  const rest = (times.isSpan ? text.replace(DURATION, '') : text).replace(AFTER_TIME, '');
  return unquote(isBetween ? rest.replace(BEFORE_TIME, '') : rest.replace(/[\s|]+$/, ''));
}

/** Two times of which the second one may be a number, since there is but a space between them; or one in two languages. */
function unpair(typed: string, { signs, offsets }: Tokens, parts: LineParts): LineParts {
  const { second, times, words, isBehind } = parts;
  const [begin, end] = [valueOf(times.from), valueOf(times.until)];
  const until = yearOf(end);
  if (second === null || until === null) return parts;
  const one = { ...parts, times: { ...times, until: null, isSpan: false } };
  const isSame = begin?.unit === 'month' && JSON.stringify(begin) === JSON.stringify(end);
  if (isSame && signs[second - 1] === '/') return one;
  const behind = typed.slice(offsets[words.from]);
  const isNumber = until <= (yearOf(begin) ?? until) || UNIT.test(behind) || /^ ?\p{Ll}/u.test(behind);
  if (isBehind || !/[NHYL] $/.test(signs.slice(0, second)) || !isNumber) return parts;
  const more = { ...words, from: second };
  return { ...one, words: more, rest: [more] };
}

/** The ways to read a line with a time among its words, which is always asked. */
function changesWithin({ times, rest }: LineParts, changes: readonly Change[]): readonly Change[] {
  const [first, last] = [times.isInexact, !times.isInexact].map(
    (isInexact): Change => ({ times: { isInexact } }),
  );
  const people = changes.filter((change) => change.since ?? change.isSomebody);
  const others = changes.filter((change) => change.times && !people.includes(change));
  const isNamed = times.isBirth && people.length === 0;
  const named: Change[] = isNamed ? [{ words: rest.slice(0, 1), isSomebody: true }] : [];
  return [people, first ?? [], named, others, last ?? []].flat();
}

/** The ways to read a line as it is perhaps meant, and as it was typed: a time that is not exact has its words. */
function askMended(meant: readonly DatedLine[], doubt: Doubt, typed: string): LineReadings {
  const whole = meant.slice(0, 1).map((reading) => ({ ...reading, words: typed, all: typed }));
  return { readings: meant[0]?.isInexact ? [...whole, ...meant] : [...meant, ...whole], doubt };
}

/**
 * Creates a function that reads a line of a life: a time at its beginning or its end, and words. Whatever is not part of
 * the time stays in the words. What could belong to the time as well is a doubt, with two or three ways to read the line.
 */
export function createLineReader(
  grammar: TimeGrammar,
  life: LifeYears,
): (line: string, isDayFirst: boolean | null) => LineReadings | { readonly problem: LineProblem } {
  const findTimes = createTimeFinder(grammar);
  const findDoubt = createDoubtFinder(grammar, life);

  const readFound = (
    typed: string,
    tokens: Tokens,
    parts: LineParts,
  ): LineReadings | { problem: LineProblem } => {
    const { times, time, isBehind, isWithin } = parts;
    const wrong = problemOf(times.from) ?? problemOf(times.until);
    if (wrong) return { problem: wrong.code };
    const before = typed.slice(0, tokens.offsets[time.from]);
    const years = [times.from, times.until].map((each) => yearOf(valueOf(each)));
    const isOutside = years.some((year) => year !== null && !isInLife(year, life));
    if (isWithin && (isOutside || IN_WORD.test(before))) return { problem: 'noTime' };
    const all = typed.slice(tokens.offsets[0]);
    const text = typed.slice(tokens.offsets[time.from], tokens.offsets[time.until]).trim();
    const isApart = isBehind && !isWithin && APART.test(typed.slice(0, tokens.offsets[parts.words.until]));
    const line = { all, isBehind, isApart, isBareYear: BARE_YEAR.test(text) };
    const read = (change: Change): DatedLine => {
      const changed = { ...times, ...change.times };
      const { since = parts.since, isSomebody = false } = change;
      const words = changed.isInexact ? all : readWords(typed, tokens, parts, change.words ?? parts.rest);
      const [from, until] = [valueOf(changed.from), valueOf(changed.until)];
      return { ...line, ...changed, from, until, words, isSomebody, since: yearOf(valueOf(since)) };
    };
    const found = times.isOther ? null : findDoubt({ typed, tokens, ...parts });
    const changes = found && 'changes' in found ? found.changes : [{}];
    if (isWithin) return { readings: changesWithin(parts, changes).map(read), doubt: { code: 'time', text } };
    if (found && 'problem' in found) return found;
    return { readings: changes.map(read), doubt: found && changes.length > 1 ? found.doubt : null };
  };

  const readOnce: ReturnType<typeof createLineReader> = (typed, isDayFirst) => {
    const found = findTimes(grammar.tokenize(typed), isDayFirst);
    return 'problem' in found
      ? found
      : readFound(typed, found.tokens, unpair(typed, found.tokens, found.parts));
  };

  return (line, isDayFirst) => {
    const typed = unquote(tidyTyped(line).replace(/^o\t/, ''));
    const misspelt = mendMonth(typed, grammar.months);
    const plain = misspelt ? null : readOnce(typed, isDayFirst);
    const isShort = plain && 'problem' in plain && plain.problem === 'shortYear';
    const mended = misspelt ?? (isShort ? mendYear(typed, life) : null);
    const meant = mended && readOnce(mended.text, isDayFirst);
    if (mended && meant && 'readings' in meant) return askMended(meant.readings, mended.doubt, typed);
    if (isShort && !TWO_DIGITS.test(typed)) return { problem: 'noTime' };
    return plain ?? readOnce(typed, isDayFirst);
  };
}
