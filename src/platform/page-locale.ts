import { LANGUAGE } from '#words/form.ts';

/** A tag that Intl can read; `undefined` for others: some systems report `C` or `en-US@posix`. */
export function canonicalLocale(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}

/**
 * The locale that figures and dates are written in: the page's language, with the visitor's region where they name one.
 * Their language, script, digits and calendar are ignored.
 * @param visitorTag the visitor's locale as the browser reports it, a BCP 47 tag or not
 * @example pageLocale('de-AT') // 'en-AT': English, day before month, decimal comma
 */
export function pageLocale(visitorTag: string): string {
  const visitor = canonicalLocale(visitorTag);
  const region = visitor && new Intl.Locale(visitor).region;
  const page = new Intl.Locale(LANGUAGE.tag);
  return region && !page.region ? new Intl.Locale(page, { region }).toString() : LANGUAGE.tag;
}
