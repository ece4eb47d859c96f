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
