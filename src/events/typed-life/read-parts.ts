import { formatIsoDate, MONTHS_PER_YEAR, parseCalendarDate } from '../../life/calendar-date.ts';
import type { When } from '../../life/when.ts';
import type { TimeProblem } from '../problem.ts';
import type { Typed } from '../typed.ts';
import type { Values } from './pattern-groups.ts';

export type TypedTime = Typed<When, TimeProblem>;

/** The parts of a time, as far as they are written. */
export interface TimeParts {
  readonly year?: number | undefined;
  readonly month?: number | undefined;
  readonly day?: number | undefined;
  readonly age?: number | undefined;
  /** “3/4/2019”. */
  readonly isAmbiguous?: boolean;
}

/** The time that parts are. @example timeOf({ year: 2012, month: 2, day: 30 }) // problem noSuchDay */
export function timeOf({ year, month, day, age, isAmbiguous = false }: TimeParts): TypedTime {
  if (age !== undefined) return { value: { unit: 'age', age } };
  if (isAmbiguous) return { problem: { code: 'ambiguous' } };
  if (year === undefined) return { problem: { code: 'noYear' } };
  if (month === undefined) return { value: { unit: 'year', year } };
  if (day === undefined) {
    const isMonth = month >= 1 && month <= MONTHS_PER_YEAR && year > 0;
    return isMonth ? { value: { unit: 'month', year, month } } : { problem: { code: 'unreadable' } };
  }
  const date = parseCalendarDate(formatIsoDate({ year, month, day }));
  return date ? { value: { unit: 'day', date } } : { problem: { code: 'noSuchDay' } };
}

/** “20190824”. Any other number is of no month. */
const readCompact = (digits: number): TimeParts =>
  String(digits).length === 8
    ? { year: Math.floor(digits / 10_000), month: Math.floor(digits / 100) % 100, day: digits % 100 }
    : { year: 0, month: 0 };

/** The century of a year in short: “’31” is 1931, “’30” is 2030. */
const centuryOf = (short: number): number => (short > 30 ? 1900 : 2000);

/** “31/5/1990” and “5/31/1990”. @param isShort whether the year is, so that “24/8/19” may begin with it */
function readOrdered(
  first: number,
  second: number,
  order: { isShort: boolean; isDayFirst: boolean | null },
): TimeParts {
  const { isShort, isDayFirst } = order;
  const isEither = first <= MONTHS_PER_YEAR && second <= MONTHS_PER_YEAR;
  const isMonthFirst = isEither ? isDayFirst === false : first <= MONTHS_PER_YEAR;
  const isAmbiguous =
    isDayFirst === null && (isEither ? isShort || first !== second : isShort && !isMonthFirst);
  return { month: isMonthFirst ? first : second, day: isMonthFirst ? second : first, isAmbiguous };
}

/**
 * The parts of a time from the groups of a pattern of `time-patterns.ts`.
 * @param isDayFirst whether 3/4/2019 is April 3; `null` if it is ambiguous
 */
export function readParts(values: Values, isDayFirst: boolean | null): TimeParts {
  const {
    year,
    short,
    era,
    count = 0,
    first,
    second,
    monthOrYear,
    compact,
    parts: perYear,
    ...parts
  } = values;
  if (perYear !== undefined) return { age: Math.floor((parts.age ?? 0) / perYear) };
  if (compact !== undefined) return { ...parts, ...readCompact(compact) };
  const ofShort = short && short + centuryOf(short);
  return {
    ...(monthOrYear !== undefined && { month: monthOrYear }),
    ...parts,
    year: year ?? (era === undefined ? ofShort : era + count),
    ...(first !== undefined &&
      second !== undefined &&
      readOrdered(first, second, { isShort: short !== undefined, isDayFirst })),
  };
}
