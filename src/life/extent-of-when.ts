import { addDays, type CalendarDate } from './calendar-date.ts';
import { ageInWeek, WEEKS_PER_YEAR } from './weeks.ts';
import { datesOfWeek } from './weeks-of-life.ts';
import { daysOf, weeksOfWhen } from './weeks-of-when.ts';
import type { When } from './when.ts';

/**
 * The ages at which a time begins and ends: two if there may be a birthday in between.
 * @param when not before birth
 * @example agesOfWhen({ unit: 'year', year: 2012 }, { year: 1990, month: 5, day: 15 }) // from 21, until 22
 */
export function agesOfWhen(
  when: When,
  birthdate: CalendarDate,
): { readonly from: number; readonly until: number } | null {
  const weeks = weeksOfWhen(when, birthdate);
  if (!weeks) return null;
  return {
    from: ageInWeek(weeks.from),
    until: ageInWeek(weeks.until - 1),
  };
}

/**
 * The days of a time: of an age, from one birthday to the day before the next.
 * @returns the first day, and the day after the last one
 * @example daysOfWhen({ unit: 'age', age: 22 }, { year: 1990, month: 5, day: 15 }) // from 2012-05-15 until 2013-05-15
 */
export function daysOfWhen(
  when: When,
  birthdate: CalendarDate,
): { readonly from: CalendarDate; readonly until: CalendarDate } {
  if (when.unit === 'day' || when.unit === 'month' || when.unit === 'year') return daysOf(when);
  const [first, last] =
    when.unit === 'week'
      ? [when.week, when.week]
      : [when.age * WEEKS_PER_YEAR, (when.age + 1) * WEEKS_PER_YEAR - 1];
  return {
    from: datesOfWeek(birthdate, first).from,
    until: addDays(datesOfWeek(birthdate, last).to, 1),
  };
}
