import { startOfDay } from '../life/calendar-date.ts';
import { foldText } from '../life/fold-text.ts';
import type { MonthNames, TimeWords } from '../life/parse-typed-time.ts';
import type { TypedTimeWords } from '../words/typed-time-words.ts';

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** The names of months in one language, in full and short, alone and within a date. */
function listNames(locale: string): (readonly [string, number])[] {
  const styles = (['long', 'short'] as const).flatMap((month) => [
    new Intl.DateTimeFormat(locale, { month, calendar: 'gregory', timeZone: 'UTC' }),
    new Intl.DateTimeFormat(locale, { month, day: 'numeric', calendar: 'gregory', timeZone: 'UTC' }),
  ]);
  return MONTHS.flatMap((month) =>
    styles.map((style) => {
      const parts = style.formatToParts(startOfDay({ year: 2000, month, day: 1 }));
      const name = parts.find(({ type }) => type === 'month')?.value ?? '';
      return [name.replaceAll('.', ''), month] as const;
    }),
  );
}

/**
 * The names of months that a visitor may type. Languages that write months as numbers add none.
 * @param locales the visitor's own and the page's, as BCP 47 tags
 * @param more names that Intl does not have
 * @example readMonthNames(['de']).get('marz') // 3
 */
export function readMonthNames(locales: readonly string[], more: TypedTimeWords['months'] = {}): MonthNames {
  const names = [...locales.flatMap(listNames), ...Object.entries(more)];
  return new Map(
    names.filter(([name]) => /^\p{L}/u.test(name)).map(([name, month]) => [foldText(name), month]),
  );
}

/** January 3, 2000, was a Monday. */
const DAYS_OF_A_WEEK = [3, 4, 5, 6, 7, 8, 9].map((day) => startOfDay({ year: 2000, month: 1, day }));

/**
 * The days of the week in one language, and their parts: a date in words is split at hyphens. Their short names are left
 * out: some are those of months.
 */
function listWeekdays(locale: string): string[] {
  const name = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  return DAYS_OF_A_WEEK.map((day) => name.format(day)).flatMap((weekday) => [weekday, ...weekday.split('-')]);
}

/**
 * The words that a visitor may type in a time.
 * @param locales the visitor's own and the page's, as BCP 47 tags
 * @param words those of the page's language
 */
export const readTimeWords = (
  locales: readonly string[],
  { months, age, year, month, eras = {} }: TypedTimeWords,
): TimeWords => ({
  months: readMonthNames(locales, months),
  age: new Set(age.map(foldText)),
  year: new Set(year.map(foldText)),
  month: new Set([...month, ...locales.flatMap(listWeekdays)].map(foldText)),
  eras: new Map(Object.entries(eras).map(([name, before]) => [foldText(name), before])),
});
