import { type CalendarDate, startOfDay } from '../life/calendar-date.ts';

/** How figures and dates are written in one locale. */
export interface Format {
  /** At most one decimal: `34`, `36.5`, `1,248`. */
  readonly number: (value: number) => string;
  /** Exactly one decimal, for figures that are compared: `14.0`. */
  readonly decimal: (value: number) => string;
  /** A share, given in percent, with exactly one decimal: `33.3%`. */
  readonly percent: (percentage: number) => string;
  /** A share, given in percent, as a whole percentage: `33%`. */
  readonly wholePercent: (percentage: number) => string;
  /** A day in words: `21 November 2026`. */
  readonly date: (day: CalendarDate) => string;
  /** From one day to another, without repeating the month or year that they share: `November 14 – 20, 2026`. */
  readonly dateRange: (from: CalendarDate, to: CalendarDate) => string;
}

const formats = new Map<string, Format>();

function createFormat(locale: string): Format {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const decimal = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const wholePercent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', calendar: 'gregory', timeZone: 'UTC' });
  return {
    number: (value) => number.format(value),
    decimal: (value) => decimal.format(value),
    percent: (percentage) => percent.format(percentage / 100),
    wholePercent: (percentage) => wholePercent.format(percentage / 100),
    date: (day) => date.format(startOfDay(day)),
    dateRange: (from, to) => date.formatRange(startOfDay(from), startOfDay(to)),
  };
}

/** @param locale the page's, as a BCP 47 tag that Intl knows, such as `en` or `en-CH` */
export function formatFor(locale: string): Format {
  const format = formats.get(locale) ?? createFormat(locale);
  formats.set(locale, format);
  return format;
}
