import { valueOf } from '../typed.ts';
import { createLinePatterns } from './line-patterns.ts';
import { maskQuotes } from './mask-quotes.ts';
import { groupsOf, type Values } from './pattern-groups.ts';
import { type LineTimes, type ReadTimes, readLineTimes, type TimesProblem } from './read-line-times.ts';
import type { TimeParts, TypedTime } from './read-parts.ts';
import type { TimeGrammar } from './time-grammar.ts';
import { cutTokens, type Tokens } from './tokens.ts';

/** Tokens of a line, from one to another. */
export interface Place {
  readonly from: number;
  readonly until: number;
}

/** The parts of a line. */
export interface LineParts {
  readonly times: LineTimes<TypedTime>;
  readonly time: Place;
  /** Where the second of two times begins. */
  readonly second: number | null;
  /** The visitor’s own age beside a time of the calendar. */
  readonly age: (Place & { readonly times: LineTimes<TypedTime> }) | null;
  /** The year beside a birth since which two people know each other. */
  readonly since: TypedTime | null;
  readonly words: Place;
  /** Whether the time is behind the words, or one of two. */
  readonly isBehind: boolean;
  readonly isBetween: boolean;
}

interface FoundTime extends Place {
  readonly times: ReadTimes;
  readonly second: number | null;
}

/** Tokens of the longest time, with a duration behind it. */
const LONGEST_TIME = 60;
const BEFORE_NUMBER = 16;
const LIST_NUMBER = /^N[.)] /;
/** Where nothing but signs is before the next word. */
const SIGNS = /^[^wkNHYL\ue000-\uf8ff'‘$€£¥]*/;
const LAST_CLAUSE = /[,،、;] ?[^,،、;]{1,12}$/;
/** “2012 reunion of ’98” has one time. */
const SHORT_YEAR = /^(?:[\ue000-\uf8ff] )?['‘]/;

const isAge = (time: TypedTime | null) => valueOf(time)?.unit === 'age';

/** The times of a line that has two in different places: one beside the other’s own age, or a birth and a meeting. */
function combine(one: FoundTime, other: FoundTime): Pick<LineParts, 'times' | 'age' | 'since'> | null {
  if ('problem' in one.times || 'problem' in other.times) return null;
  const [times, second] = [one.times, other.times];
  if (isAge(times.from) !== isAge(second.from)) {
    const [calendar, age] = isAge(times.from)
      ? [second, { ...one, times }]
      : [times, { ...other, times: second }];
    return calendar.isSpan || age.times.isSpan ? null : { times: calendar, age, since: null };
  }
  const [birth, since] = times.isSpan ? [second, times] : [times, second];
  const isSince = since.isSpan && since.from !== null && since.until === null;
  return isSince && !birth.isSpan && !isAge(birth.from)
    ? { times: birth, age: null, since: since.from }
    : null;
}

type Finder = (patterns: readonly RegExp[], first: number, last?: number) => FoundTime | null;

/** Creates a function that finds a time among some tokens of a line. */
const createFinder =
  (tokens: Tokens, number: RegExp, partsOf: (values: Values) => TimeParts): Finder =>
  (patterns, first, last) => {
    const part = cutTokens(tokens, first, last);
    // Without a number, there is nothing to look for at every place.
    if (!number.test(part.signs)) return null;
    const [two, one] = patterns;
    const match = two?.exec(part.signs) ?? one?.exec(part.signs);
    if (!match) return null;
    const seconds = groupsOf(match).flatMap(([name, place]) =>
      name.startsWith('second') ? [first + place] : [],
    );
    const [from, second] = [first + match.index, seconds.length === 0 ? null : Math.min(...seconds)];
    return { times: readLineTimes(match, part, partsOf), from, until: from + match[0].length, second };
  };

/** Where a time that ends at a place can begin: not long before it, and only a few words before its first number. */
function findWindow(signs: string, number: RegExp, { from: first, until: last }: Place): number {
  const from = Math.max(first, last - LONGEST_TIME);
  const word = signs.lastIndexOf(
    ' ',
    Math.max(0, from + signs.slice(from, last).search(number) - BEFORE_NUMBER),
  );
  return Math.max(from, word);
}

/** Creates a function that finds the time of a line, at its beginning or at its end, or two that belong together. */
export function createTimeFinder(grammar: TimeGrammar) {
  const { bullets, starts, ends, anyDay, yearless } = createLinePatterns(grammar);
  const number = new RegExp(`[NHYL]|${grammar.patternOf('firstYear')}`);

  const findParts = (
    { signs }: Tokens,
    find: Finder,
  ): LineParts | { readonly problem: TimesProblem | 'noTime' | 'noYear' } => {
    const start = find(starts, 0) ?? (LIST_NUMBER.test(signs) ? find(starts, 3) : null);
    const rest = start?.until ?? 0;
    const end = find(ends, findWindow(signs, number, { from: rest, until: signs.length }));
    const found = start ?? end;
    if (!found) return { problem: yearless.some((pattern) => pattern.test(signs)) ? 'noYear' : 'noTime' };
    const from = findWindow(signs, number, { from: 0, until: found.from });
    // “born 1986, together since 2008”
    const clause =
      'isSpan' in found.times && found.times.isSpan ? LAST_CLAUSE.exec(signs.slice(0, found.from)) : null;
    const beside = start
      ? find(starts, rest + (SIGNS.exec(signs.slice(rest))?.[0].length ?? 0))
      : (find(ends, from, found.from) ?? (clause && find(ends, from, clause.index)));
    // “the 1984-model”
    const next = beside && !/^-[wk]/.test(signs.slice(beside.until)) ? beside : null;
    const isSecond = start && end && end.from > rest && !SHORT_YEAR.test(signs.slice(end.from));
    const other = next ?? (isSecond ? end : null);
    const pair = other && combine(found, other);
    if (other && !pair) return { problem: 'twoTimes' };
    if ('problem' in found.times) return found.times;
    const nearest = next ?? found;
    const words = start
      ? { from: nearest.until, until: other && !next ? other.from : signs.length }
      : { from: 0, until: nearest.from };
    const alone = { times: found.times, age: null, since: null };
    const isBehind = !start;
    return {
      ...(pair ?? alone),
      time: found,
      second: found.second,
      words,
      isBehind,
      isBetween: other !== null && !next,
    };
  };

  /** @returns the tokens of the line without bullets, and its parts */
  return (whole: Tokens, isDayFirst: boolean | null) => {
    const masked = { ...whole, signs: maskQuotes(whole.signs) };
    const tokens = cutTokens(masked, bullets.exec(masked.signs)?.[0].length ?? 0);
    const parts = findParts(
      tokens,
      createFinder(tokens, number, (values) => grammar.partsOf(values, isDayFirst)),
    );
    if ('problem' in parts) return parts;
    const words = tokens.signs.slice(parts.words.from, parts.words.until);
    return words.includes('Y') && anyDay.test(words) ? ({ problem: 'twoTimes' } as const) : { tokens, parts };
  };
}
