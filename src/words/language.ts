/** A language of the page. */
export interface Language {
  /** BCP 47 tag: for `lang`, and for figures, dates and names of countries. */
  readonly tag: string;
  /** The page's path in this language, below the site's own path; ends in a slash unless it is empty. */
  readonly path: string;
  /** In the language itself. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** Offers the page in this language, in the language itself. */
  readonly offer: string;
  /** The separator of list items, with its space. */
  readonly comma: string;
  /** A day, as Intl writes it, in the language's own way: `1er mars 2026`. */
  readonly date?: (written: string) => string;
  /** A range of days, each as `date` writes it, where Intl writes it in another way. */
  readonly dateRange?: (from: string, to: string) => string;
  /** A sentence after a colon, if it begins differently there. */
  readonly afterColon?: (sentence: string) => string;
  /** The separator of two sentences. */
  readonly space: string;
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
