import { type CalendarDate, formatIsoDate, MONTHS_PER_YEAR, parseCalendarDate } from './calendar-date.ts';
import { LIFE_EXPECTANCY_LIMITS } from './input-limits.ts';
import { WEEKS_PER_YEAR } from './weeks.ts';

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
