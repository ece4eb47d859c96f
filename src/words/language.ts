import type { CalendarDate } from '../life/calendar-date.ts';

export interface Language {
  /** BCP 47 tag: for `lang`, and for figures, dates and names of countries. */
  readonly tag: string;
  /** The page's path in this language, below the site's own path; ends in a slash unless it is empty. */
  readonly path: string;
  /** In the language itself. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** Until it is whole: what it lacks is in English, and it is at its address, but offered nowhere. */
  readonly isDraft?: true;
  /** Offers the page in this language, in the language itself. */
  readonly offer: string;
  /** The separator of list items, with its space. */
  readonly comma: string;
  /** A day, as Intl writes it, in the language's own way: `1er mars 2026`. */
  readonly date?: (written: string) => string;
  /** A range of days, each as `date` writes it, where Intl writes it in another way. */
  readonly dateRange?: (from: string, to: string) => string;
  /** The separator of two sentences. */
  readonly space: string;
}

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

/**
 * A range of days, each as `Format.date` writes it, in which a month or year that both share is written once.
 * @param between the word between them
 * @example joinDays('14 novembre 2026', '20 novembre 2026', 'au') // '14 au 20 novembre 2026'
 */
export function joinDays(from: string, to: string, between: string): string {
  if (from === to) return to;
  const words = from.split(' ');
  const last = to.split(' ');
  while (words.length > 1 && words.at(-1) === last.pop()) words.pop();
  return `${words.join(' ')} ${between} ${to}`;
}

/** Whether a language has Latin letters that are not in English. @param tag BCP 47, or the name of its folder */
export const hasAccents = (tag: string): boolean =>
  tag !== 'en' && new Intl.Locale(tag).maximize().script === 'Latn';

/** The name that the page shows, and other spellings that it recognizes when a visitor types them. */
type Names = readonly [shown: string, ...others: string[]];

/** @param names the one that is shown first. @example 'TV/Entertainment, Television, Movies' */
export function listNames(names: string): Names {
  const [shown = '', ...others] = names.split(', ');
  return [shown, ...others];
}
