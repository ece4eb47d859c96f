import {
  ENTRY_TIMES,
  LISTED_TIMES,
  ROUND_DAYS,
  TIME_PROBLEMS,
  TIME_READINGS,
  UNPLACED,
} from '#words/results.ts';
import type { TypedTimeProblem } from '../document/typed-life/time-grammar.ts';
import { addDays, type CalendarDate } from '../life/calendar-date.ts';
import { LIFE_EXPECTANCY_LIMITS } from '../life/input-limits.ts';
import type { Life } from '../life/life.ts';
import type { RoundDay } from '../life/round-days.ts';
import { ageInWeek } from '../life/weeks.ts';
import { agesOfWhen, daysOfWhen } from '../life/weeks-of-when.ts';
import type { When } from '../life/when.ts';
import type { Format } from '../words/format.ts';

/** The context that the words for a time depend on. */
export interface TimeContext {
  readonly format: Format;
  /** `null` if it is unknown. */
  readonly birthdate: CalendarDate | null;
}

/** Why an entered time is none of the visitor’s life. */
export type TimeProblem =
  | { readonly code: TypedTimeProblem | 'tooLate' }
  | { readonly code: 'beforeBirth'; readonly when: When };

/** The days of a week of life. @example 'May 15 – 21, 2012' */
export function describeWeekDays(format: Format, birthdate: CalendarDate, week: number): string {
  const { from, until } = daysOfWhen({ unit: 'week', week }, birthdate);
  return format.dateRange(from, addDays(until, -1));
}

/**
 * A time in words.
 * @example 'May 15, 2012', 'May 2012', '2012', 'age 22'
 */
export function describeWhen({ format, birthdate }: TimeContext, when: When): string {
  switch (when.unit) {
    case 'day':
      return format.date(when.date);
    case 'month':
      return format.month(when.year, when.month);
    case 'year':
      return ENTRY_TIMES.year({ year: when.year });
    case 'age':
      return ENTRY_TIMES.age(format, { age: when.age });
    case 'week':
      return birthdate
        ? describeWeekDays(format, birthdate, when.week)
        : ENTRY_TIMES.age(format, { age: ageInWeek(when.week) });
  }
}

/** A time as text that can be typed: a week as its first day. */
export function writeTypedTime(context: TimeContext, when: When): string {
  const { birthdate } = context;
  const isWeek = when.unit === 'week' && birthdate;
  return describeWhen(context, isWeek ? { unit: 'day', date: daysOfWhen(when, birthdate).from } : when);
}

/** The ages of a time as its messages take them. @param ages `null` if they are not known */
export const countAges = (ages: { readonly from: number; readonly until: number } | null) =>
  ({
    ages: ages === null ? 'none' : ages.from === ages.until ? 'one' : 'two',
    from: ages?.from ?? 0,
    until: ages?.until ?? 0,
  }) as const;

/** The ages of a time, for a table; empty if they are not known. @example '21 or 22' */
export function describeAges({ format, birthdate }: TimeContext, when: When): string {
  const ages =
    when.unit === 'age' ? { from: when.age, until: when.age } : birthdate && agesOfWhen(when, birthdate);
  return ages ? ENTRY_TIMES.ages(format, countAges(ages)) : '';
}

/** The calendar years of an age as its messages take them. @param birthdate `null` if it is not known */
function countYears(age: number, birthdate: CalendarDate | null) {
  if (!birthdate) return { calendarYears: 'none', from: '', until: '' } as const;
  const days = daysOfWhen({ unit: 'age', age }, birthdate);
  const [from, until] = [String(days.from.year), String(addDays(days.until, -1).year)];
  return { calendarYears: from === until ? 'one' : 'two', from, until } as const;
}

/** A time with what belongs to it: its ages, or the years of an age. */
function describeWithAges(
  messages: typeof LISTED_TIMES,
  { format, birthdate }: TimeContext,
  when: When,
): string {
  const ages = countAges(birthdate && agesOfWhen(when, birthdate));
  switch (when.unit) {
    case 'day':
      return messages.day(format, { day: format.date(when.date), ...ages });
    case 'month':
      return messages.month(format, { month: format.month(when.year, when.month), ...ages });
    case 'year':
      return messages.year(format, { year: when.year, ...ages });
    case 'age':
      return messages.age(format, { age: when.age, ...countYears(when.age, birthdate) });
    case 'week':
      return birthdate
        ? messages.week(format, { days: describeWeekDays(format, birthdate, when.week), ...ages })
        : messages.age(format, { age: ageInWeek(when.week), ...countYears(0, null) });
  }
}

/**
 * A time with its age, as in a list.
 * @example 'May 15, 2012, at age 22', 'Age 30, in 2020 or 2021'
 */
export const describeTime = (context: TimeContext, when: When): string =>
  describeWithAges(LISTED_TIMES, context, when);

/** The last age that the picture of weeks shows. */
const lastShownAge = ({ age, lifeExpectancy }: Pick<Life, 'age' | 'lifeExpectancy'>) =>
  Math.max(age, lifeExpectancy);

/**
 * Says how a typed time was read.
 * @param isEnd whether the time is the end of something; an age then means until that birthday
 */
function describeRead(context: TimeContext, when: When, isEnd: boolean): string {
  const { format, birthdate } = context;
  return isEnd && when.unit === 'age' && birthdate
    ? TIME_READINGS.untilAge(format, { age: when.age, year: daysOfWhen(when, birthdate).from.year })
    : describeWithAges(TIME_READINGS, context, when);
}

/**
 * Says how a typed time was read and, if so, that it comes after the end of the picture of weeks.
 * @param isEnd whether the time is the end of something
 * @example 'In 2012, at age 21 or 22'
 */
export function describeReading(
  context: TimeContext,
  when: When,
  { life, isEnd = false }: { life: Pick<Life, 'age' | 'lifeExpectancy'>; isEnd?: boolean },
): string {
  const read = describeRead(context, when, isEnd);
  const age = when.unit === 'age' ? when.age : context.birthdate && agesOfWhen(when, context.birthdate)?.from;
  const isShown = age == null || age < lastShownAge(life) || age === life.age;
  return isShown ? read : TIME_READINGS.afterPicture({ reading: read });
}

/** Describes the problem of a time, and what to do. */
export function describeTimeProblem(context: TimeContext, problem: TimeProblem): string {
  const { code } = problem;
  if (code === 'beforeBirth') return TIME_PROBLEMS.beforeBirth({ time: describeWhen(context, problem.when) });
  if (code === 'tooLate')
    return TIME_PROBLEMS.tooLate(context.format, { oldest: LIFE_EXPECTANCY_LIMITS.max });
  return TIME_PROBLEMS[code];
}

/** A round day in a few words. @example '1,000 weeks old' */
export function describeRoundDay(format: Format, { unit, count }: Pick<RoundDay, 'unit' | 'count'>): string {
  if (unit === 'seconds') return ROUND_DAYS.billionSeconds;
  return ROUND_DAYS[unit](format, { count });
}

/** Says why an event has no place in the weeks. */
export const describeUnplaced = (birthdate: CalendarDate | null): string =>
  birthdate ? UNPLACED.beforeBirth : UNPLACED.noBirthdate;
