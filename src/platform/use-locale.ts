import { useMemo, useSyncExternalStore } from 'react';
import { LANGUAGE } from '#words/form.ts';
import { type Format, formatFor } from '../words/format.ts';
import { canonicalLocale, pageLocale } from './page-locale.ts';

function subscribeToLanguage(onChange: () => void): () => void {
  window.addEventListener('languagechange', onChange);
  return () => window.removeEventListener('languagechange', onChange);
}

/** The browser's language. React reads it at each render: what is made of it is memoized. */
const useLanguage = () =>
  useSyncExternalStore(
    subscribeToLanguage,
    () => navigator.language,
    () => LANGUAGE.tag,
  );

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
  return useMemo(() => canonicalLocale(language) ?? LANGUAGE.tag, [language]);
}
