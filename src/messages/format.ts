import { LANGUAGE } from '#messages/language.ts';
import { type CalendarDate, startOfDay } from '../life/calendar-date.ts';

/** How figures and dates are written in one locale. */
export interface Format {
  /** At most one decimal: `34`, `36.5`, `1,248`. */
  readonly number: (value: number) => string;
  /** Exactly one decimal, for figures that are compared: `14.0`. */
  readonly decimal: (value: number) => string;
  /** All decimals that it has: `0.36`. */
  readonly exact: (value: number) => string;
  /** A share, given in percent, with exactly one decimal: `33.3%`. */
  readonly percent: (percentage: number) => string;
  /** A share, given in percent, as a whole percentage: `33%`. */
  readonly wholePercent: (percentage: number) => string;
  /** A day in words: `21 November 2026`. */
  readonly date: (day: CalendarDate) => string;
  /** From one day to another, without repeating the month or year that they share: `November 14 – 20, 2026`. */
  readonly dateRange: (from: CalendarDate, to: CalendarDate) => string;
  /** A month of a year: `May 2012`. @param month 1 to 12 */
  readonly month: (year: number, month: number) => string;
  /** Things in a sentence: `a, b and c`. */
  readonly list: (items: readonly string[]) => string;
}

const formats = new Map<string, Format>();

/** The digits that every page shows, in Arabic as well, where they are as common on the web and stay in order. */
const DIGITS = { numberingSystem: 'latn' } as const;
const CALENDAR = { ...DIGITS, calendar: 'gregory', timeZone: 'UTC' } as const;
/** More decimals than anyone enters, and few enough that floating-point errors do not show. */
export const MOST_DECIMALS = 10;

/**
 * Intl puts marks around an Arabic percent sign, which keep it beside its figure but turn round what follows as well:
 * “33.3% · 15.3” would be read as 15.3 first. Isolated, only the percentage itself is read from the left.
 */
const isolateMarked = (text: string) => (text.includes('\u200e') ? `\u2066${text}\u2069` : text);

function createFormat(locale: string): Format {
  const numbers = (options: Intl.NumberFormatOptions) => {
    const format = new Intl.NumberFormat(locale, { ...DIGITS, ...options });
    return (value: number) => format.format(value);
  };
  const percents = (decimals: number) => {
    const write = numbers({
      style: 'percent',
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
    return (percentage: number) => isolateMarked(write(percentage / 100));
  };
  const date = new Intl.DateTimeFormat(locale, { ...CALENDAR, dateStyle: 'long' });
  const month = new Intl.DateTimeFormat(locale, { ...CALENDAR, year: 'numeric', month: 'long' });
  const list = new Intl.ListFormat(locale);
  const writeDate = (day: CalendarDate) => {
    const written = date.format(startOfDay(day));
    return LANGUAGE.date?.(written) ?? written;
  };
  return {
    number: numbers({ maximumFractionDigits: 1 }),
    decimal: numbers({ minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    exact: numbers({ maximumFractionDigits: MOST_DECIMALS }),
    percent: percents(1),
    wholePercent: percents(0),
    date: writeDate,
    dateRange: (from, to) =>
      LANGUAGE.dateRange?.(writeDate(from), writeDate(to)) ??
      date.formatRange(startOfDay(from), startOfDay(to)),
    month: (year, number) => month.format(startOfDay({ year, month: number, day: 1 })),
    list: (items) => list.format(items),
  };
}

/** @param locale the page's, as a BCP 47 tag that Intl knows, such as `en` or `en-CH` */
export function formatFor(locale: string): Format {
  const format = formats.get(locale) ?? createFormat(locale);
  formats.set(locale, format);
  return format;
}
