import { type CalendarDate, parseCalendarDate } from './calendar-date.ts';
import { MONTHS_PER_YEAR } from './completed-age.ts';
import { foldText } from './fold-text.ts';
import { LIFE_EXPECTANCY_LIMITS } from './input-limits.ts';
import { parseNumericDate } from './parse-numeric-date.ts';
import { WEEKS_PER_YEAR } from './weeks.ts';
import { weeksOfWhen } from './weeks-of-when.ts';
import type { When } from './when.ts';

/** Numbers of months, 1 to 12, by their names, in any languages. */
export type MonthNames = ReadonlyMap<string, number>;

/** The words that are understood, as `foldText` has them, without dots. */
export interface TimeWords {
  readonly months: MonthNames;
  /** Words beside an age. */
  readonly age: ReadonlySet<string>;
  /** Words beside a calendar year. */
  readonly year: ReadonlySet<string>;
  /** Words beside a month or a day, such as the days of the week. */
  readonly month: ReadonlySet<string>;
  /** The calendar year before the first of an era, by its name: 昭和60年 is 1925 + 60. */
  readonly eras: ReadonlyMap<string, number>;
}

/** A problem of a time as it was typed. */
export type TimeProblem =
  | { readonly code: 'empty' | 'unreadable' | 'ambiguous' | 'noYear' | 'noSuchDay' | 'tooLate' }
  | { readonly code: 'beforeBirth'; readonly when: When };

export type TypedTime = { readonly when: When } | { readonly problem: TimeProblem };

const problem = (code: Exclude<TimeProblem['code'], 'beforeBirth'>): TypedTime => ({ problem: { code } });

/** Maximum length in characters: longer than any time in words. */
const MAX_CHARACTERS = 60;
const YEAR_DIGITS = 4;
const YEAR_AND_MONTH = /^(\d{4})[-/.](\d{1,2})$/;
const MONTH_AND_YEAR = /^(\d{1,2})[-/. ](\d{4})$/;
/** In signs as well: `5月15日`. */
const WITHOUT_YEAR = /^\d{1,2} ?月(?: ?\d{1,2} ?[日号])?$/u;
const NUMERIC_DATE = /^\d+([-/.]) ?\d+\1 ?\d+\.?$/;
const AMBIGUOUS_DATE = /^(\d{1,2})([-/]) ?(\d{1,2})\2 ?\d{4}$/;
const ERA_YEAR = /(\p{L}{2}) ?(元|\d{1,2}) ?(?=年)/u;
/** The signs of Chinese and Japanese dates, with the day of the week. */
const SIGNED_DATE = /(\d{4}) ?年(?: ?(\d{1,2}) ?月(?: ?(\d{1,2}) ?[日号](?: ?\(\p{L}(?:曜日?)?\))?)?)?/u;
const WORD_GAPS = /[ '’]+/;
const GAPS_AROUND_DATE = /[ ,،]+/;
const DATE_GAPS = /[ '’,،./°-]+/;
const BETWEEN_FIGURES_AND_LETTERS = /(?<=\d)(?=\p{Letter})|(?<=\p{Letter})(?=\d)/gu;

const monthOf = (year: number, month: number): TypedTime =>
  month >= 1 && month <= MONTHS_PER_YEAR && year > 0
    ? { when: { unit: 'month', year, month } }
    : problem('unreadable');

const dayOf = (date: CalendarDate | null): TypedTime =>
  date ? { when: { unit: 'day', date } } : problem('noSuchDay');

const split = (text: string, gaps: RegExp) =>
  text
    .replace(BETWEEN_FIGURES_AND_LETTERS, ' ')
    .split(gaps)
    .filter((word) => word !== '');

/**
 * Reads an age or a calendar year: one number, with the words that may be beside it.
 * @param text as `foldText` has it
 * @example parseWithoutMonth('age 22', words) // the age 22
 */
function parseWithoutMonth(text: string, { age, year }: Pick<TimeWords, 'age' | 'year'>): When | null {
  const words = split(text, WORD_GAPS);
  const [figure, ...others] = words.filter((word) => /^\d{1,4}$/.test(word));
  if (figure === undefined || others.length > 0) return null;
  const isAge = figure.length < YEAR_DIGITS;
  const beside = isAge ? age : year;
  if (words.some((word) => word !== figure && !beside.has(word))) return null;
  return isAge ? { unit: 'age', age: Number(figure) } : { unit: 'year', year: Number(figure) };
}

/** Reads a month that is written as a word or two, with its year, and perhaps a day, in any order. */
function parseWithMonthName(text: string, { months, month: beside }: TimeWords): TypedTime {
  const words = split(text, DATE_GAPS).filter((word) => !beside.has(word));
  const numbers = words.filter((word) => /^\d{1,4}$/.test(word));
  const names = words.filter((word) => !numbers.includes(word));
  const month = months.get(names.join(' '));
  if (month === undefined) return problem('unreadable');
  const year = numbers.find((number) => number.length === YEAR_DIGITS);
  const day = numbers.find((number) => number.length <= 2);
  const others = numbers.length - (year ? 1 : 0) - (day ? 1 : 0);
  if (others > 0) return problem('unreadable');
  if (!year) return problem('noYear');
  if (!day) return monthOf(Number(year), month);
  const iso = [year, String(month).padStart(2, '0'), day.padStart(2, '0')].join('-');
  return dayOf(parseCalendarDate(iso));
}

/** Reads a day that is written in numbers alone. */
function parseNumbers(text: string): TypedTime {
  if (!/\d{4}/.test(text)) return problem('noYear');
  const iso = parseNumericDate(text);
  if (iso) return dayOf(parseCalendarDate(iso));
  const [, first, , second] = AMBIGUOUS_DATE.exec(text) ?? [];
  const isAmbiguous = [first, second].every((part) => Number(part) >= 1 && Number(part) <= MONTHS_PER_YEAR);
  return problem(isAmbiguous ? 'ambiguous' : 'noSuchDay');
}

function parseTidy(text: string, words: TimeWords): TypedTime {
  if (text === '') return problem('empty');
  if (text.length > MAX_CHARACTERS) return problem('unreadable');
  const when = parseWithoutMonth(text, words);
  if (when) return { when };
  const figures = text
    .split(GAPS_AROUND_DATE)
    .filter((word) => !words.month.has(word))
    .join(' ');
  const [, yearBefore, monthAfter] = YEAR_AND_MONTH.exec(figures) ?? [];
  if (yearBefore) return monthOf(Number(yearBefore), Number(monthAfter));
  const [, monthBefore, yearAfter] = MONTH_AND_YEAR.exec(figures) ?? [];
  if (monthBefore) return monthOf(Number(yearAfter), Number(monthBefore));
  if (NUMERIC_DATE.test(figures)) return parseNumbers(figures);
  return WITHOUT_YEAR.test(figures) ? problem('noYear') : parseWithMonthName(text, words);
}

/** A year of an era as a calendar year: `1985年` for `昭和60年`, `2019年` for `令和元年`. */
function withoutEra(text: string, { eras }: Pick<TimeWords, 'eras'>): string {
  return text.replace(ERA_YEAR, (counted, era: string, year: string) => {
    const before = eras.get(era);
    return before === undefined ? counted : String(before + (year === '元' ? 1 : Number(year)));
  });
}

/** A date in signs as one in figures, without the words that may be beside it: `2012-5` for `2012年5月ごろ`. */
function withoutSigns(
  text: string,
  { month: besideMonth, year: besideYear }: Pick<TimeWords, 'month' | 'year'>,
): string {
  const match = SIGNED_DATE.exec(text);
  if (!match) return text;
  const [signed, ...parts] = match;
  const figures = parts.filter(Boolean).join('-');
  const beside = split(text.replace(signed, ' '), DATE_GAPS);
  const isAlone =
    parts[1] !== undefined && beside.every((word) => besideMonth.has(word) || besideYear.has(word));
  return isAlone ? figures : text.replace(signed, figures);
}

/**
 * Reads an age of up to three digits or a calendar year, as `parseTypedTime` does.
 * @param text digits are ASCII
 * @param words the words that are understood
 * @returns `null` for any other text, a month or a day among them
 * @example parseAgeOrYear('at 30', words) // the age 30
 */
export const parseAgeOrYear = (text: string, words: Omit<TimeWords, 'months'>): When | null =>
  parseWithoutMonth(withoutSigns(withoutEra(foldText(text), words), words), words);

/** The problem of a time that is not between birth and age 150; `null` for none. */
function findRangeProblem(when: When, birthdate: CalendarDate): TimeProblem | null {
  const { max } = LIFE_EXPECTANCY_LIMITS;
  const weeks = weeksOfWhen(when, birthdate);
  if (!weeks) return { code: 'beforeBirth', when };
  return weeks.from > max * WEEKS_PER_YEAR ? { code: 'tooLate' } : null;
}

/**
 * Reads a time as people type it: a day, a month, a year, or an age of up to three digits.
 * @param text digits are ASCII
 * @param words the words that are understood
 * @returns the time, from birth to age 150, or the problem
 * @example parseTypedTime('May 2012', words, birthdate) // the month 5 of 2012
 * @example parseTypedTime('at 30', words, birthdate) // the age 30
 * @example parseTypedTime('05/06/2012', words, birthdate) // ambiguous: May 6 or June 5
 */
export function parseTypedTime(text: string, words: TimeWords, birthdate: CalendarDate): TypedTime {
  const typed = parseTidy(withoutSigns(withoutEra(foldText(text), words), words), words);
  if ('problem' in typed) return typed;
  const outside = findRangeProblem(typed.when, birthdate);
  return outside ? { problem: outside } : typed;
}
