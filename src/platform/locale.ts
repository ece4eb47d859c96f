import { useMemo, useSyncExternalStore } from 'react';
import { LANGUAGE } from '#words/form.ts';
import { type Format, formatFor } from '../words/format.ts';

/** The locale of a language tag; `undefined` for one that Intl cannot read: some systems report `C` or `en-US@posix`. */
export function parseLocale(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag);
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
  const region = parseLocale(visitorTag)?.region;
  const page = new Intl.Locale(LANGUAGE.tag);
  return region && !page.region ? new Intl.Locale(page, { region }).toString() : LANGUAGE.tag;
}

function subscribeToLanguage(onChange: () => void): () => void {
  window.addEventListener('languagechange', onChange);
  return () => window.removeEventListener('languagechange', onChange);
}

// The same function each time: React sets up an effect for another one, at each render.
const readLanguage = () => navigator.language;
const readPageLanguage = () => LANGUAGE.tag;

/** The browser's language. React reads it at each render: what is made of it is memoized. */
const useLanguage = () => useSyncExternalStore(subscribeToLanguage, readLanguage, readPageLanguage);

/** The locale of the page's figures and dates, as a BCP 47 tag: its language with the visitor's region. */
export function useLocale(): string {
  const language = useLanguage();
  return useMemo(() => pageLocale(language), [language]);
}

/** How the page writes figures and dates, in that locale. */
export const useFormat = (): Format => formatFor(useLocale());

/** The visitor's own locale, as a BCP 47 tag: for what they type, not for what the page says. */
export function useVisitorLocale(): string {
  const language = useLanguage();
  return useMemo(() => parseLocale(language)?.toString() ?? LANGUAGE.tag, [language]);
}
