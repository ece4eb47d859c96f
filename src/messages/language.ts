/** A language of the page. */
export interface Language {
  /** BCP 47 tag: for `lang`, and for figures, dates and names of countries. */
  readonly tag: string;
  /** Where the page stands in this language, below the site's own path; ends in a slash unless it is empty. */
  readonly path: string;
  /** In the language itself. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** Offers the page in this language, in the language itself. */
  readonly offer: string;
  /** What stands between things in a row, with the space that it takes. */
  readonly comma: string;
  /** A day, as Intl writes it, in the language's own way: `1er mars 2026`. */
  readonly date?: (written: string) => string;
  /** A range of days, each as `date` writes it, where Intl writes it in another way. */
  readonly dateRange?: (from: string, to: string) => string;
  /** What stands between two sentences. */
  readonly space: string;
}
