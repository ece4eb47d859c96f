import {
  addDays,
  type CalendarDate,
  daysBetween,
  formatIsoDate,
  MONTHS_PER_YEAR,
  parseCalendarDate,
} from './calendar-date.ts';
import { LIFE_EXPECTANCY_LIMITS } from './input-limits.ts';
import { ageInWeek, startOfWeek, WEEKS_PER_YEAR, weekOfLife } from './weeks.ts';

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

const MONTH = /^(\d{4})-(\d{2})$/;
/** The week of life after the last one that a time can be: 7,800. */
export const MAX_WEEK = LIFE_EXPECTANCY_LIMITS.max * WEEKS_PER_YEAR;

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

/** A time that is part of the program. @throws for a text that `parseWhen` does not read */
export function whenOf(text: string): When {
  const when = parseWhen(text);
  if (!when) throw new RangeError(`not a time: ${text}`);
  return when;
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

/** The calendar year of a time; `null` for one that may be in two. */
export function yearOf(when: When | null): number | null {
  if (when?.unit === 'day') return when.date.year;
  return when?.unit === 'month' || when?.unit === 'year' ? when.year : null;
}

export interface WeekSpan {
  /** The first week, counted from 0 at birth, 52 to a year. */
  readonly from: number;
  /** The week after the last one. */
  readonly until: number;
}

/**
 * The days of a time: of an age, from one birthday to the day before the next.
 * @returns the first day, and the day after the last one
 * @example daysOfWhen({ unit: 'age', age: 22 }, { year: 1990, month: 5, day: 15 }) // from 2012-05-15 until 2013-05-15
 */
export function daysOfWhen(when: When, birthdate: CalendarDate): Record<'from' | 'until', CalendarDate> {
  switch (when.unit) {
    case 'day':
      return { from: when.date, until: addDays(when.date, 1) };
    case 'month': {
      const from = { year: when.year, month: when.month, day: 1 };
      // The month after December is the first of the next year.
      return { from, until: addDays({ ...from, month: when.month + 1 }, 0) };
    }
    case 'year': {
      const from = { year: when.year, month: 1, day: 1 };
      return { from, until: { ...from, year: when.year + 1 } };
    }
    case 'age':
    case 'week': {
      const { from, until } = weeksOf(when);
      return { from: startOfWeek(birthdate, from), until: startOfWeek(birthdate, until) };
    }
  }
}

const weeksOf = (when: Extract<When, { unit: 'age' | 'week' }>): WeekSpan =>
  when.unit === 'week'
    ? { from: when.week, until: when.week + 1 }
    : { from: when.age * WEEKS_PER_YEAR, until: (when.age + 1) * WEEKS_PER_YEAR };

/**
 * The weeks of life that a time touches. Those before birth are left out.
 * @param birthdate `null` if it is unknown, as in a shared link
 * @returns `null` for a time before birth, and for a time of the calendar without a birthdate
 * @example weeksOfWhen({ unit: 'age', age: 22 }, null) // from 1144 until 1196
 */
export function weeksOfWhen(when: When, birthdate: CalendarDate | null): WeekSpan | null {
  if (when.unit === 'week' || when.unit === 'age') return weeksOf(when);
  if (!birthdate) return null;
  const { from, until } = daysOfWhen(when, birthdate);
  const last = addDays(until, -1);
  if (daysBetween(birthdate, last) < 0) return null;
  const first = daysBetween(birthdate, from) < 0 ? birthdate : from;
  return { from: weekOfLife(birthdate, first), until: weekOfLife(birthdate, last) + 1 };
}

/**
 * The ages at which a time begins and ends: two if there may be a birthday in between.
 * @returns `null` for a time before birth
 * @example agesOfWhen({ unit: 'year', year: 2012 }, { year: 1990, month: 5, day: 15 }) // from 21, until 22
 */
export function agesOfWhen(when: When, birthdate: CalendarDate): Record<'from' | 'until', number> | null {
  const weeks = weeksOfWhen(when, birthdate);
  return weeks && { from: ageInWeek(weeks.from), until: ageInWeek(weeks.until - 1) };
}
