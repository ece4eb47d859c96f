import { addDays, type CalendarDate, daysBetween } from './calendar-date.ts';
import { MONTHS_PER_YEAR } from './completed-age.ts';
import { WEEKS_PER_YEAR } from './weeks.ts';
import { weekOfLife } from './weeks-of-life.ts';
import type { When } from './when.ts';

/** A span of weeks of life. */
export interface WeekSpan {
  /** The first week, counted from 0 at birth, 52 to a year. */
  readonly from: number;
  /** The week after the last one. */
  readonly until: number;
}

/** The first day of a time of the calendar, and the day after its last one. */
export function daysOf(when: Extract<When, { unit: 'day' | 'month' | 'year' }>): {
  readonly from: CalendarDate;
  readonly until: CalendarDate;
} {
  switch (when.unit) {
    case 'day':
      return { from: when.date, until: addDays(when.date, 1) };
    case 'month': {
      const { year, month } = when;
      const isLast = month === MONTHS_PER_YEAR;
      return {
        from: { year, month, day: 1 },
        until: { year: isLast ? year + 1 : year, month: isLast ? 1 : month + 1, day: 1 },
      };
    }
    case 'year':
      return {
        from: { year: when.year, month: 1, day: 1 },
        until: { year: when.year + 1, month: 1, day: 1 },
      };
  }
}

/**
 * The weeks of life that a time touches. Those before birth are left out.
 * @param birthdate `null` if it is unknown, as in a shared link
 * @returns `null` for a time before birth, and for a time of the calendar without a birthdate
 * @example weeksOfWhen({ unit: 'age', age: 22 }, null) // from 1144 until 1196
 */
export function weeksOfWhen(when: When, birthdate: CalendarDate | null): WeekSpan | null {
  if (when.unit === 'week') return { from: when.week, until: when.week + 1 };
  if (when.unit === 'age') {
    return { from: when.age * WEEKS_PER_YEAR, until: (when.age + 1) * WEEKS_PER_YEAR };
  }
  if (!birthdate) return null;
  const { from, until } = daysOf(when);
  const last = addDays(until, -1);
  if (daysBetween(birthdate, last) < 0) return null;
  const first = daysBetween(birthdate, from) < 0 ? birthdate : from;
  return { from: weekOfLife(birthdate, first), until: weekOfLife(birthdate, last) + 1 };
}
