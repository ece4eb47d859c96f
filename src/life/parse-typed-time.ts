import { type CalendarDate, parseCalendarDate } from './calendar-date.ts';
import { MONTHS_PER_YEAR } from './completed-age.ts';
import { LIFE_EXPECTANCY_LIMITS } from './input-limits.ts';
import { parseNumericDate } from './parse-numeric-date.ts';
import { WEEKS_PER_YEAR } from './weeks.ts';
import { weeksOfWhen } from './weeks-of-when.ts';
import type { When } from './when.ts';

/** Numbers of months, 1 to 12, by their names in lower case without dots, in any languages. */
export type MonthNames = ReadonlyMap<string, number>;

/** What is wrong with a time as it was typed. */
export type TimeProblem =
  | { readonly code: 'empty' | 'unreadable' | 'ambiguous' | 'noYear' | 'noSuchDay' | 'tooLate' }
  | { readonly code: 'beforeBirth'; readonly when: When };

export type TypedTime = { readonly when: When } | { readonly problem: TimeProblem };

const problem = (code: Exclude<TimeProblem['code'], 'beforeBirth'>): TypedTime => ({ problem: { code } });

/** Longer than any time in words. */
const MAX_CHARACTERS = 60;
const AGE = /^(?:(?:at|from|until) )?(?:aged? )?(\d{1,3})$/;
const YEAR = /^(?:(?:in|from|until) )?(\d{4})$/;
const YEAR_AND_MONTH = /^(\d{4})[-/.](\d{1,2})$/;
const MONTH_AND_YEAR = /^(\d{1,2})[-/.](\d{4})$/;
const NUMERIC_DATE = /^\d+([-/.]) ?\d+\1 ?\d+\.?$/;
const AMBIGUOUS_DATE = /^(\d{1,2})([-/]) ?(\d{1,2})\2 ?\d{4}$/;
/** `15th`, `May 2nd`. */
const ORDINAL = /(?<=\d)(?:st|nd|rd|th)\b/g;
/** Words that mean nothing beside a month. */
const FILLERS = new Set(['in', 'on', 'of', 'the', 'de', 'del']);

const monthOf = (year: number, month: number): TypedTime =>
  month >= 1 && month <= MONTHS_PER_YEAR && year > 0
    ? { when: { unit: 'month', year, month } }
    : problem('unreadable');

const dayOf = (date: CalendarDate | null): TypedTime =>
  date ? { when: { unit: 'day', date } } : problem('noSuchDay');

/** Reads a month that is written as a word, with its year, and perhaps a day, in any order. */
function parseWithMonthName(text: string, names: MonthNames): TypedTime {
  const words = text.split(/[ ,./-]+/).filter((word) => word !== '' && !FILLERS.has(word));
  const numbers = words.filter((word) => /^\d{1,4}$/.test(word));
  const [name, ...others] = words.filter((word) => !numbers.includes(word));
  const month = name === undefined ? undefined : names.get(name);
  if (month === undefined || others.length > 0) return problem('unreadable');
  const [year, ...moreYears] = numbers.filter((number) => number.length === 4);
  const [day, ...moreDays] = numbers.filter((number) => number.length <= 2);
  const read = words.length - 1 - (year ? 1 : 0) - (day ? 1 : 0);
  if (read > 0 || moreYears.length > 0 || moreDays.length > 0) return problem('unreadable');
  if (!year) return problem('noYear');
  if (!day) return monthOf(Number(year), month);
  const iso = [year, String(month).padStart(2, '0'), day.padStart(2, '0')].join('-');
  return dayOf(parseCalendarDate(iso));
}

/** Reads a day that is written in numbers alone. */
function parseNumbers(text: string): TypedTime {
  const iso = parseNumericDate(text);
  if (iso) return dayOf(parseCalendarDate(iso));
  const [, first, , second] = AMBIGUOUS_DATE.exec(text) ?? [];
  const isAmbiguous = [first, second].every((part) => Number(part) >= 1 && Number(part) <= MONTHS_PER_YEAR);
  return problem(isAmbiguous ? 'ambiguous' : 'noSuchDay');
}

function parseTidy(text: string, names: MonthNames): TypedTime {
  if (text === '') return problem('empty');
  if (text.length > MAX_CHARACTERS) return problem('unreadable');
  const [, age] = AGE.exec(text) ?? [];
  if (age) return { when: { unit: 'age', age: Number(age) } };
  const [, year] = YEAR.exec(text) ?? [];
  if (year) return { when: { unit: 'year', year: Number(year) } };
  const [, yearBefore, monthAfter] = YEAR_AND_MONTH.exec(text) ?? [];
  if (yearBefore) return monthOf(Number(yearBefore), Number(monthAfter));
  const [, monthBefore, yearAfter] = MONTH_AND_YEAR.exec(text) ?? [];
  if (monthBefore) return monthOf(Number(yearAfter), Number(monthBefore));
  return NUMERIC_DATE.test(text) ? parseNumbers(text) : parseWithMonthName(text, names);
}

/** What is wrong with a time that does not lie between birth and age 150. */
function findRangeProblem(when: When, birthdate: CalendarDate): TimeProblem | null {
  const { max } = LIFE_EXPECTANCY_LIMITS;
  const weeks = weeksOfWhen(when, birthdate);
  if (!weeks) return { code: 'beforeBirth', when };
  return weeks.from > max * WEEKS_PER_YEAR ? { code: 'tooLate' } : null;
}

/**
 * Reads a time as people type it: a day, a month, a year, or an age of up to three digits.
 * @param text digits are ASCII
 * @param names the names of months that are understood
 * @returns the time, from birth to age 150, or the problem
 * @example parseTypedTime('May 2012', names, birthdate) // the month 5 of 2012
 * @example parseTypedTime('at 30', names, birthdate) // the age 30
 * @example parseTypedTime('05/06/2012', names, birthdate) // ambiguous: May 6 or June 5
 */
export function parseTypedTime(text: string, names: MonthNames, birthdate: CalendarDate): TypedTime {
  const tidy = text.trim().toLowerCase().replace(/\s+/g, ' ').replace(ORDINAL, '');
  const typed = parseTidy(tidy, names);
  if ('problem' in typed) return typed;
  const outside = findRangeProblem(typed.when, birthdate);
  return outside ? { problem: outside } : typed;
}
