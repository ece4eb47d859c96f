import { problemOf, valueOf } from '../typed.ts';
import { createLinePatterns } from './line-patterns.ts';
import { maskQuotes } from './mask-quotes.ts';
import { groupsOf, type Values } from './pattern-groups.ts';
import { type LineTimes, type ReadTimes, readLineTimes, type TimesProblem } from './read-line-times.ts';
import type { TimeParts, TypedTime } from './read-parts.ts';
import type { TimeGrammar } from './time-grammar.ts';
import type { PatternOf } from './time-patterns.ts';
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
  readonly isBehind: boolean;
  /** Whether the words stand between two times. */
  readonly isBetween: boolean;
  /** Whether the time stands among the words, where it may be none. */
  readonly isWithin: boolean;
}

interface FoundTime extends Place {
  readonly times: ReadTimes;
  readonly second: number | null;
}

/** Tokens of the longest time, with a duration behind it, and of the words that can be before its first number. */
const [LONGEST_TIME, BEFORE_NUMBER] = [60, 16];
const LIST_NUMBER = /^N[.)] /;
/** Where nothing but signs is before the next word. */
const SIGNS = /^[^wkNHYL\ue000-\uf8ff'‘$€£¥]*/;
const LAST_CLAUSE = /[,،、;] ?[^,،、;]{1,12}$/;
/** “2012 reunion of ’98” has one time. */
const SHORT_YEAR = /^(?:[\ue000-\uf8ff] )?['‘]/;

/** How many ends of times among the words are tried, and tokens of the longest of these. */
const MAX_ENDS = 8;
const LONGEST_WITHIN = 24;
/** What ends a clause: more than a space. */
const CLAUSE_END = /^ ?(?:[,،、;:()[\]|。→·]|[-–—] |[.!?](?: |$))/;
/** A smaller number at the beginning counts: “mit 3 Freunden”. */
const FIRST_AGE = 5;
/** What makes a time the second or the first of two, of which the other one is not read. */
const [JOINED_BEFORE, JOINED_BEHIND] = [/[~〜] ?$|(?<! )[-–—]$/, /^ ?(?:[~〜]|[-–—] ?[)\]NHY])/];

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

type LineTimesProblem = TimesProblem | 'noTime' | 'noYear';
type Finder = (patterns: readonly RegExp[], first: number, last?: number) => FoundTime | null;

/** Signs of a number, and of a place within a date such as “3月11日”, where no time ends. */
interface Signs {
  readonly number: RegExp;
  readonly within: RegExp;
}

/** Creates a function that finds a time among some tokens of a line. */
const createFinder =
  (tokens: Tokens, { number, within }: Signs, partsOf: (values: Values) => TimeParts): Finder =>
  (patterns, first, last) => {
    const part = cutTokens(tokens, first, last);
    // Without a number, there is nothing to look for at every place.
    if (!number.test(part.signs)) return null;
    const [two, one] = patterns;
    const match = two?.exec(part.signs) ?? one?.exec(part.signs);
    if (!match || within.test(part.signs.slice(match.index + match[0].length - 1))) return null;
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

/** Where a time among words can end: behind a number, alone or with a word, and before a space or another sign. */
const createEnds = (role: PatternOf) =>
  new RegExp(
    String.raw`(?<=[NHYL] ?[\ue000-\uf8ff]{0,2})(?<! )(?:(?=[ ,،、;:()[\]|。.!?¤])|(?<=${role('monthSign', 'daySign')}))(?![.,:][NHYL]| ?${role('otherCalendar')})`,
    'g',
  );

/** How likely a time among the words is one: a day, a month or more than one word, a year alone, an age. */
function rankTime({ signs }: Tokens, { times, from, until }: FoundTime): 0 | 1 | 2 | 3 {
  if ('problem' in times || times.isVague || times.isOther) return 0;
  const problems = [times.from, times.until].map((time) => problemOf(time)?.code);
  if (problems.some((code) => code !== undefined && code !== 'ambiguous')) return 0;
  const behind = signs.slice(until);
  const isAtClause = CLAUSE_END.test(behind);
  if (JOINED_BEFORE.test(signs.slice(0, from)) || JOINED_BEHIND.test(behind)) return 0;
  const age = valueOf(times.from);
  if (age?.unit === 'age') return isAtClause || (from === 0 && age.age >= FIRST_AGE) ? 1 : 0;
  if (signs.slice(from, until).trim() !== 'Y') return 3;
  return isAtClause ? 2 : 0;
}

/** The time among the words of a line that is most likely one. */
function chooseTime(tokens: Tokens, times: readonly FoundTime[]): FoundTime | 'twoTimes' | null {
  const ranked = times
    .filter((time) => !times.some((other) => other.from <= time.from && other.until > time.until))
    .map((time) => ({ time, rank: rankTime(tokens, time) }));
  const highest = Math.max(...ranked.map(({ rank }) => rank));
  const [first, ...others] = ranked.filter(({ rank }) => rank > 0 && rank === highest);
  return others.length > 0 ? 'twoTimes' : (first?.time ?? null);
}

/** Creates a function that finds the time among the words of a line. */
function createWithinFinder(role: PatternOf, ends: readonly RegExp[], number: RegExp) {
  const places = createEnds(role);
  return (tokens: Tokens, find: Finder): LineParts | { readonly problem: 'twoTimes' | 'noTime' } => {
    const { signs } = tokens;
    const times = Array.from(signs.matchAll(places), ({ index }) => index)
      .slice(0, MAX_ENDS)
      .flatMap((until) => {
        const from = findWindow(signs, number, { from: Math.max(0, until - LONGEST_WITHIN), until });
        return find(ends, from, until) ?? [];
      });
    const time = chooseTime(tokens, times);
    if (time === 'twoTimes') return { problem: time };
    if (time === null || 'problem' in time.times) return { problem: 'noTime' };
    const words = { from: 0, until: signs.length };
    const alone = { times: time.times, age: null, since: null, time, second: time.second, words };
    return { ...alone, isBehind: true, isBetween: false, isWithin: true };
  };
}

/** Creates a function that finds the time of a line, at its beginning or at its end, or two that belong together; or else one among its words. */
export function createTimeFinder(grammar: TimeGrammar) {
  const { bullets, starts, ends, anyDay, yearless } = createLinePatterns(grammar);
  const number = new RegExp(`[NHYL]|${grammar.patternOf('firstYear')}`);
  const within = new RegExp(`^N ?${grammar.patternOf('monthSign', 'daySign')}`);
  const findWithin = createWithinFinder(grammar.patternOf, ends, number);

  const findParts = (tokens: Tokens, find: Finder): LineParts | { readonly problem: LineTimesProblem } => {
    const { signs } = tokens;
    const start = find(starts, 0) ?? (LIST_NUMBER.test(signs) ? find(starts, 3) : null);
    const rest = start?.until ?? 0;
    const end = find(ends, findWindow(signs, number, { from: rest, until: signs.length }));
    const found = start ?? end;
    if (!found)
      return yearless.some((pattern) => pattern.test(signs))
        ? { problem: 'noYear' }
        : findWithin(tokens, find);
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
    const times = pair ?? { times: found.times, age: null, since: null };
    const place = { isBehind: !start, isBetween: other !== null && !next, isWithin: false };
    return { ...times, ...place, time: found, second: found.second, words };
  };

  /** @returns the tokens of the line without bullets, and its parts */
  return (whole: Tokens, isDayFirst: boolean | null) => {
    const masked = { ...whole, signs: maskQuotes(whole.signs) };
    const tokens = cutTokens(masked, bullets.exec(masked.signs)?.[0].length ?? 0);
    const partsOf = (values: Values) => grammar.partsOf(values, isDayFirst);
    const parts = findParts(tokens, createFinder(tokens, { number, within }, partsOf));
    if ('problem' in parts) return parts;
    const words = tokens.signs.slice(parts.words.from, parts.words.until);
    return !parts.isWithin && words.includes('Y') && anyDay.test(words)
      ? ({ problem: 'twoTimes' } as const)
      : { tokens, parts };
  };
}
