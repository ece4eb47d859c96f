import { type When, yearOf } from '../../life/when.ts';
import type { TimeProblem } from '../problem.ts';
import { problemOf, valueOf } from '../typed.ts';
import { type Change, createDoubtFinder, type Doubt } from './find-doubt.ts';
import { createTimeFinder, type LineParts } from './find-times.ts';
import { isInLife, type LifeYears } from './life-years.ts';
import type { LineTimes, TimesProblem } from './read-line-times.ts';
import { type TimeGrammar, tidyTyped } from './time-grammar.ts';
import type { Tokens } from './tokens.ts';

/** Why a line is no event. */
export type LineProblem = TimeProblem['code'] | TimesProblem | 'noTime';

/** A line of a life: its time, and its words without the signs that join them. */
export interface DatedLine extends LineTimes<When> {
  readonly words: string;
  /** The whole line without bullets. */
  readonly all: string;
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
export interface LineReadings {
  readonly readings: readonly [DatedLine, ...DatedLine[]];
  readonly doubt: Doubt | null;
}

/** What joins a time at the beginning of a line to the words behind it. */
const AFTER_TIME = /^["”)\]）】]*[\s*_|｜;,，:،、；：。.)\]）】>=→·•⋅‐‑−–—-]*/u;
/** What joins words to the time behind them. An abbreviation keeps its full stop. */
const BEFORE_TIME = /(?:[,;|]\s*["“]|(?<=\p{Ll}{4})\.(?=\s)|[\s*★°_|｜;,，:،、；：(（【[·•⋅‐‑−–—>=→-])+$/u;
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
  if (begin === '') return behind.replace(AFTER_TIME, '');
  const rest = behind.replace(/^[)\]）】\s]+/u, '');
  return begin + (/^[,،、;:.!?。，；：]/u.test(rest) ? '' : ' ') + rest;
}

/** The words of a line without the signs that join them to its times. */
function readWords(typed: string, { offsets }: Tokens, parts: LineParts) {
  const { words, isBehind, isBetween, isWithin, time, times } = parts;
  if (isWithin)
    return joinWords(typed.slice(offsets[0], offsets[time.from]), typed.slice(offsets[time.until]));
  const text = typed.slice(offsets[words.from], offsets[words.until]);
  const behind = typed.slice(offsets[words.until]);
  if (isBehind) {
    const emoji = EMOJI_AT_END.exec(typed)?.[0] ?? '';
    return closeBracket(unquote(text.replace(BEFORE_TIME, '') + emoji), behind);
  }
  const rest = (times.isSpan ? text.replace(DURATION, '') : text).replace(AFTER_TIME, '');
  return unquote(isBetween ? rest.replace(BEFORE_TIME, '') : rest.replace(/[\s|]+$/, ''));
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

  return (line, isDayFirst) => {
    const typed = unquote(tidyTyped(line).replace(/^o\t/, ''));
    const found = findTimes(grammar.tokenize(typed), isDayFirst);
    if ('problem' in found) return found;
    const { tokens, parts } = found;
    const wrong = problemOf(parts.times.from) ?? problemOf(parts.times.until);
    if (wrong) return { problem: wrong.code };
    const all = typed.slice(tokens.offsets[0]);
    const isApart =
      parts.isBehind && !parts.isWithin && APART.test(typed.slice(0, tokens.offsets[parts.words.until]));
    const text = typed.slice(tokens.offsets[parts.time.from], tokens.offsets[parts.time.until]).trim();
    const isBareYear = BARE_YEAR.test(text);
    const read = ({ times, ...change }: Change = {}): DatedLine => {
      const changed = { ...parts, ...change, times: { ...parts.times, ...times } };
      return {
        ...changed.times,
        from: valueOf(changed.times.from),
        until: valueOf(changed.times.until),
        words: changed.times.isInexact ? all : readWords(typed, tokens, changed),
        all,
        isBehind: parts.isBehind,
        isApart,
        isBareYear,
        since: yearOf(valueOf(parts.since)),
      };
    };
    if (parts.isWithin) {
      const years = [parts.times.from, parts.times.until].map((time) => yearOf(valueOf(time)));
      const isOutside = years.some((year) => year !== null && !isInLife(year, life));
      if (isOutside || IN_WORD.test(typed.slice(0, tokens.offsets[parts.time.from])))
        return { problem: 'noTime' };
      const [joined, whole] = [read({ times: { isInexact: false } }), read({ times: { isInexact: true } })];
      const readings = parts.times.isInexact ? ([whole, joined] as const) : ([joined, whole] as const);
      return { readings, doubt: { code: 'time', text } };
    }
    const doubtful = parts.times.isOther ? null : findDoubt({ typed, tokens, ...parts });
    if (!doubtful) return { readings: [read()], doubt: null };
    if ('problem' in doubtful) return doubtful;
    const [first, ...others] = doubtful.changes;
    return {
      readings: [read(first), ...others.map(read)],
      doubt: others.length === 0 ? null : doubtful.doubt,
    };
  };
}
