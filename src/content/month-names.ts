import { LANGUAGE } from '#messages/language.ts';
import { startOfDay } from '../life/calendar-date.ts';
import type { MonthNames } from '../life/parse-typed-time.ts';

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);
/** English: `Sept` is common; Intl has `Sep` or `Sept`, by the region. */
const MORE: readonly (readonly [string, number])[] = [['sept', 9]];

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
      return [name.toLowerCase().replaceAll('.', ''), month] as const;
    }),
  );
}

/**
 * The names of months that a visitor may type: in the page’s language and in their own. Languages that write months as
 * numbers add none.
 * @param visitorLocale a BCP 47 tag
 * @example readMonthNames('de').get('märz') // 3
 */
export function readMonthNames(visitorLocale: string): MonthNames {
  const names = [visitorLocale, LANGUAGE.tag].flatMap(listNames);
  return new Map([...names, ...MORE].filter(([name]) => /^\p{L}/u.test(name)));
}
