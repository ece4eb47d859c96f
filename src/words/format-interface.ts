import type { CalendarDate } from '../life/calendar-date.ts';

/** How figures and dates are written in one locale. */
export interface Format {
  /** At most one decimal: `34`, `36.5`, `1,248`. */
  readonly number: (value: number) => string;
  /** Exactly one decimal, for figures that are compared: `14.0`. */
  readonly decimal: (value: number) => string;
  /** All decimals that it has: `0.36`. */
  readonly exact: (value: number) => string;
  /** Hours as hours and minutes: `8 hours`, `7.5 hours`, `8 hours 50 minutes`, `22 minutes`. */
  readonly hours: (value: number) => string;
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
