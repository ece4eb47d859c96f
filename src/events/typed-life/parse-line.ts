import type { When } from '../../life/when.ts';
import type { TimeProblem } from '../problem.ts';
import { problemOf, valueOf } from '../typed.ts';
import { createLinePatterns, type LinePatterns } from './line-patterns.ts';
import type { Values } from './pattern-groups.ts';
import { type LineTimes, readLineTimes, type TimesProblem } from './read-line-times.ts';
import { type TimeGrammar, tidyTyped } from './time-grammar.ts';
import type { Tokens } from './tokens.ts';

/** Why a line is no event. */
export type LineProblem = TimeProblem['code'] | TimesProblem | 'noTime';

/** A line of a life: its time, and its words without the signs that join them. */
export interface DatedLine extends LineTimes<When> {
  readonly words: string;
  /** The whole line without bullets. */
  readonly all: string;
}

/** Tokens of the longest time, with a duration behind it. */
const LONGEST_TIME = 60;
const LIST_NUMBER = /^N[.)] /;
/** What joins a time at the beginning of a line to the words behind it. */
const AFTER_TIME = /^["”)\]）】]*[\s*_|｜;,，:،、；：。.)\]）】>=→·•⋅‐‑−–—-]*/u;
/** What joins words to the time behind them. An abbreviation keeps its full stop. */
const BEFORE_TIME = /(?:[,;|]\s*["“]|(?<=\p{Ll}{4})\.(?=\s)|[\s*★°_|｜;,，:،、；：(（【[·•⋅‐‑−–—>=→-])+$/u;
/** A number of four digits among words: not in quotation marks, nor a part of something else. */
const YEAR_AMONG_WORDS = /(?<![wNHYL"“'‘$€£¥]|[NHYL][.,/-])Y(?!'?[wNHYL]|["”]|[.,/-][NHYL])/g;
/** Such a number in these may be another time. */
const YEARS = { first: 1900, last: 2099 };
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

const skip = ({ signs, values, offsets }: Tokens, count: number): Tokens => ({
  signs: signs.slice(count),
  values: values.slice(count),
  offsets: offsets.slice(count),
});

/** Whether there is a year among some tokens, alone or in a date. */
function hasYear({ signs, values }: Pick<Tokens, 'signs' | 'values'>, anyDay: RegExp): boolean {
  const found = Array.from(signs.matchAll(YEAR_AMONG_WORDS), ({ index }) => values[index] ?? 0);
  const isYear = found.some((year) => year >= YEARS.first && year <= YEARS.last);
  return isYear || (signs.includes('Y') && anyDay.test(signs));
}

/** A time in a line: where it begins, what was read of it, and the tokens behind it. */
interface FoundTime {
  readonly times: ReturnType<typeof readLineTimes>;
  readonly from: number;
  readonly rest: Tokens;
}

/** The time of a line, the tokens among its words, and whether the time is before them. */
interface LineParts {
  readonly found: FoundTime;
  readonly isFirst: boolean;
  readonly words: Pick<Tokens, 'signs' | 'values'>;
}

/** Where nothing but signs is before the next word. */
const SIGNS = /^[^wkNHYL\ue000-\uf8ff'‘]*/;
/** “2012 reunion of ’98” has one time. */
const SHORT_YEAR = /^(?:[\ue000-\uf8ff] )?['‘]/;

/** Creates a function that finds the one time of a line, at its beginning or at its end. */
function createTimeFinder(grammar: TimeGrammar, { starts, ends, yearless }: LinePatterns) {
  return (tokens: Tokens, isDayFirst: boolean | null): LineParts | { readonly problem: LineProblem } => {
    const partsOf = (values: Values) => grammar.partsOf(values, isDayFirst);
    const find = (patterns: readonly RegExp[], all: Tokens, first = 0): FoundTime | null => {
      const skipped = skip(all, first);
      const match = patterns.map((pattern) => pattern.exec(skipped.signs)).find((each) => each !== null);
      if (!match) return null;
      const times = readLineTimes(match, skipped, partsOf);
      return { times, from: first + match.index, rest: skip(skipped, match.index + match[0].length) };
    };
    const isListed = LIST_NUMBER.test(tokens.signs);
    const start = find(starts, tokens) ?? (isListed ? find(starts, skip(tokens, 3)) : null);
    const rest = start?.rest ?? tokens;
    const end = find(ends, rest, Math.max(0, rest.signs.length - LONGEST_TIME));
    const found = start ?? end;
    if (!found)
      return { problem: yearless.some((pattern) => pattern.test(tokens.signs)) ? 'noYear' : 'noTime' };
    if (!start)
      return { found, isFirst: false, words: { ...tokens, signs: tokens.signs.slice(0, found.from) } };
    const isSecond = end && end.from > 0 && !SHORT_YEAR.test(rest.signs.slice(end.from));
    const next = skip(rest, SIGNS.exec(rest.signs)?.[0].length ?? 0);
    return isSecond || find(starts, next) ? { problem: 'twoTimes' } : { found, isFirst: true, words: rest };
  };
}

/** The words of a line without the signs that join them to its time. */
function readWords(typed: string, tokens: Tokens, { found, isFirst }: LineParts): string {
  const { times, from, rest } = found;
  const time = typed.slice(tokens.offsets[from]);
  if (!isFirst) {
    const before = typed.slice(tokens.offsets[0], tokens.offsets[from]).replace(BEFORE_TIME, '');
    return closeBracket(unquote(before + (EMOJI_AT_END.exec(typed)?.[0] ?? '')), time);
  }
  const behind = typed.slice(rest.offsets[0]);
  const isSpan = 'isSpan' in times && times.isSpan;
  return unquote(
    (isSpan ? behind.replace(DURATION, '') : behind).replace(AFTER_TIME, '').replace(/[\s|]+$/, ''),
  );
}

/**
 * Creates a function that reads a line of a life: a time at its beginning or its end, and words. Whatever is not part of
 * the time stays in the words, and a line that could mean something else is refused.
 */
export function createLineReader(
  grammar: TimeGrammar,
): (line: string, isDayFirst: boolean | null) => DatedLine | { readonly problem: LineProblem } {
  const patterns = createLinePatterns(grammar);
  const findTime = createTimeFinder(grammar, patterns);

  return (line, isDayFirst) => {
    const typed = tidyTyped(line).replace(/^o\t/, '');
    const whole = grammar.tokenize(typed);
    const tokens = skip(whole, patterns.bullets.exec(whole.signs)?.[0].length ?? 0);
    const parts = findTime(tokens, isDayFirst);
    if ('problem' in parts) return parts;
    const { times } = parts.found;
    if ('problem' in times) return times;
    if (hasYear(parts.words, patterns.anyDay)) return { problem: 'twoTimes' };
    const wrong = problemOf(times.from) ?? problemOf(times.until);
    if (wrong) return { problem: wrong.code };
    const all = typed.slice(tokens.offsets[0]);
    const whens = { from: valueOf(times.from), until: valueOf(times.until) };
    return { ...times, ...whens, words: times.isInexact ? all : readWords(typed, tokens, parts), all };
  };
}
