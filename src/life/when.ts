import {
  addDays,
  type CalendarDate,
  daysBetween,
  formatIsoDate,
  parseCalendarDate,
} from './calendar-date.ts';
import { MONTHS_PER_YEAR } from './completed-age.ts';
import { LIFE_EXPECTANCY_LIMITS } from './input-limits.ts';
import { WEEKS_PER_YEAR } from './weeks.ts';
import { weekOfLife } from './weeks-of-life.ts';

/**
 * A time in a life, as exact as it is known: a day, a month or a year of the calendar, a year of life, or a week of life
 * counted from 0.
 */
export type When =
  | { readonly unit: 'day'; readonly date: CalendarDate }
  | { readonly unit: 'month'; readonly year: number; readonly month: number }
  | { readonly unit: 'year'; readonly year: number }
  | { readonly unit: 'age'; readonly age: number }
  | { readonly unit: 'week'; readonly week: number };

/** A span of weeks of life. */
export interface WeekSpan {
  /** The first week, counted from 0 at birth, 52 to a year. */
  readonly from: number;
  /** The week after the last one. */
  readonly until: number;
}

const MONTH = /^(\d{4})-(\d{2})$/;
const MAX_WEEK = LIFE_EXPECTANCY_LIMITS.max * WEEKS_PER_YEAR;

/**
 * Parses a time as it is stored: ISO 8601 with reduced precision (`2012`, `2012-05`, `2012-05-15`), an age in whole
 * years (`22`), or a week of life (`w1144`).
 * @returns `null` for any other text, and for an age over 150
 */
export function parseWhen(text: string): When | null {
  // Of years up to 9999, after which dates run out.
  const date = /^\d{4}-/.test(text) ? parseCalendarDate(text) : null;
  if (date) return { unit: 'day', date };
  if (/^\d{4}$/.test(text)) return { unit: 'year', year: Number(text) };
  if (/^(0|[1-9]\d{0,2})$/.test(text)) {
    const age = Number(text);
    return age <= LIFE_EXPECTANCY_LIMITS.max ? { unit: 'age', age } : null;
  }
  if (/^w(0|[1-9]\d{0,3})$/.test(text)) {
    const week = Number(text.slice(1));
    return week < MAX_WEEK ? { unit: 'week', week } : null;
  }
  const [, year, month] = (MONTH.exec(text) ?? []).map(Number);
  if (!year || !month || month > MONTHS_PER_YEAR) return null;
  return { unit: 'month', year, month };
}

/** A time as it is stored. @example writeWhen({ unit: 'month', year: 2012, month: 5 }) // '2012-05' */
export function writeWhen(when: When): string {
  switch (when.unit) {
    case 'day':
      return formatIsoDate(when.date);
    case 'month':
      return formatIsoDate({ ...when, day: 1 }).slice(0, -'-01'.length);
    case 'year':
      return String(when.year).padStart(4, '0');
    case 'age':
      return String(when.age);
    case 'week':
      return `w${when.week}`;
  }
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
