import { startOfDay } from '../life/calendar-date.ts';

/** January 3, 2000, was a Monday. */
const WEEKDAYS = [3, 4, 5, 6, 7, 8, 9].map((day) => startOfDay({ year: 2000, month: 1, day }));
const STYLES = ['long', 'short'] as const;

/**
 * The names of the months in one language, in full and short, alone and within a date, without dots. Languages that write
 * months as numbers have none.
 * @param locale as a BCP 47 tag
 */
export function listMonthNames(locale: string): (readonly [name: string, month: number])[] {
  const formats = STYLES.flatMap((month) => [
    new Intl.DateTimeFormat(locale, { month, calendar: 'gregory', timeZone: 'UTC' }),
    new Intl.DateTimeFormat(locale, { month, day: 'numeric', calendar: 'gregory', timeZone: 'UTC' }),
  ]);
  return Array.from({ length: 12 }, (_, index) => index + 1).flatMap((month) =>
    formats
      .map((format) => format.formatToParts(startOfDay({ year: 2000, month, day: 1 })))
      .map((parts) => parts.find(({ type }) => type === 'month')?.value.replaceAll('.', '') ?? '')
      .flatMap((name) => (/^\p{L}/u.test(name) ? [[name, month] as const] : [])),
  );
}

/** The days of the week in one language, in full and short, and their parts: “terça-feira” is “terça” as well. */
export const listWeekdays = (locale: string): string[] =>
  STYLES.flatMap((weekday) => {
    const format = new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' });
    const names = WEEKDAYS.map((day) => format.format(day).replaceAll('.', ''));
    return names.flatMap((name) => [name, ...name.split('-')]);
  });

/** Whether a locale writes 3/4/2019 for April 3. */
export const writesDayFirst = (locale: string): boolean =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'short' }).formatToParts()[0]?.type === 'day';
