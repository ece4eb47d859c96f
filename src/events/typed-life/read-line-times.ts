import { MONTHS_PER_YEAR } from '../../life/calendar-date.ts';
import type { Values } from './pattern-groups.ts';
import { type TimeParts, type TypedTime, timeOf } from './read-parts.ts';

export interface LineTimes<Time> {
  /** `null` if only the end of something is known. */
  readonly from: Time | null;
  /** `null` for one time, and for what goes on. */
  readonly until: Time | null;
  /** Whether it is something that lasts: two times, a beginning or an end. */
  readonly isSpan: boolean;
  /** Whether a word such as “now” is in place of the second time. */
  readonly goesOn: boolean;
  /** Whether a word such as “about” is beside it, which stays in the words of the line. */
  readonly isInexact: boolean;
  /** Whether a word such as “born” is beside it. */
  readonly isBirth: boolean;
  /** Whether a word such as “died” is beside the second of two. */
  readonly isDeath: boolean;
  /** Whether a word such as “before” is beside it, so that it is none of the times that an event can have. */
  readonly isVague: boolean;
  /** Whether it is a number that can only be the age of somebody else. */
  readonly isOther: boolean;
  /** Whether a word such as “between” or “from” is before it that lets expect another one. */
  readonly isBegun: boolean;
}

/** Why times are those of no event. “2008-12” may be a month or five years. */
export type TimesProblem = 'twoTimes' | 'monthOrYears';

export type ReadTimes = LineTimes<TypedTime> | { readonly problem: TimesProblem };
type Marks = Omit<LineTimes<TypedTime>, 'from' | 'until' | 'isSpan'>;

const CENTURY = 100;
/** Parts of an age that is no whole number of years. */
const VAGUE = ['half', 'andHalf', 'parts'];

/** The year that ends in two digits, behind another one: 2012 for “2008–12”, 2003 for “1998–03”. */
function completeYear(year: number, rest: number): number {
  const same = year - (year % CENTURY) + rest;
  return same > year || year >= 2000 ? same : same + CENTURY;
}

/** “2012-14” and “2012/13” are years, “2012-05” is a month. `null` for any other time. */
function readYears({ year = 0, monthOrYear }: Values, marks: Marks): ReadTimes | null {
  if (monthOrYear === undefined) return null;
  if (monthOrYear > MONTHS_PER_YEAR) {
    const until = timeOf({ year: completeYear(year, monthOrYear) });
    return { ...marks, from: timeOf({ year }), until, isSpan: true };
  }
  return monthOrYear > year % CENTURY ? { problem: 'monthOrYears' } : null;
}

/** Two times, of which one may have what the other one lacks: “3 to 10 May 2012”, “Dec 2011 – Jan 2, 2012”. */
function readPair(begin: TimeParts, end: TimeParts, rest: number | undefined) {
  const monthOf = (part: TimeParts, other: TimeParts) => part.month ?? (part.day && other.month);
  const isYearBefore =
    begin.year === undefined && (begin.month ?? 0) > (end.month ?? Number.POSITIVE_INFINITY);
  const year = rest === undefined ? (end.year ?? begin.year) : completeYear(begin.year ?? 0, rest);
  return {
    from: timeOf({
      ...begin,
      year: begin.year ?? (end.year && end.year - Number(isYearBefore)),
      month: monthOf(begin, end),
    }),
    until: timeOf({ ...end, year, month: monthOf(end, begin) }),
  };
}

/**
 * The times that were found, or why they are none.
 * @param marks the words beside them and between them, by their roles
 */
export function readLineTimes(
  marks: Values,
  [first, second]: readonly [first: Values, second?: Values],
  partsOf: (values: Values) => TimeParts,
): ReadTimes {
  const has = (...names: readonly string[]) => names.some((name) => name in marks);
  // “2012 and 2015” are two times, “between 2012 and 2015” is one.
  if (has('and') && !has('between', 'betweenBehind')) return { problem: 'twoTimes' };
  const both = { ...first, ...second };
  const known = {
    goesOn: second !== undefined && 'now' in second,
    isInexact: has('about', 'aboutBehind') || 'decade' in both,
    isBirth: has('born', 'bornBehind'),
    isDeath: has('died', 'diedBehind', 'bornAndDied'),
    isVague: has('vague', 'vagueBehind') || VAGUE.some((part) => part in both),
    isOther: 'other' in first,
    isBegun: has('between'),
  };
  if (!second) {
    const years = readYears(first, known);
    if (years) return years;
    const time = timeOf(partsOf(first));
    const isEnd = has('until', 'untilBehind');
    const isSpan = isEnd || has('since', 'sinceBehind', 'open');
    const until = isEnd || has('bornAndDied') ? time : null;
    return { from: isEnd ? null : time, until, isSpan, ...known };
  }
  // “6 to 18 years old”
  const [begin, end] = [first, second].map((each) =>
    'age' in both ? { age: each['age'] ?? each['day'] } : each,
  );
  const { from, until } = readPair(partsOf(begin ?? {}), partsOf(end ?? {}), second['rest']);
  return { from, until: known.goesOn ? null : until, isSpan: true, ...known };
}
