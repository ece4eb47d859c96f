import { useSyncExternalStore } from 'react';
import { canonicalLocale, pageLocale } from './page-locale.ts';

const PRERENDERED_LOCALE = 'en';

function subscribeToLanguage(onChange: () => void): () => void {
  window.addEventListener('languagechange', onChange);
  return () => window.removeEventListener('languagechange', onChange);
}

const getPrerenderedLocale = () => PRERENDERED_LOCALE;

/** The locale of the page's figures and dates, as a BCP 47 tag: its language with the visitor's region. */
export function useLocale(): string {
  return useSyncExternalStore(
    subscribeToLanguage,
    () => pageLocale(navigator.language),
    getPrerenderedLocale,
  );
}

/** The visitor's own locale, as a BCP 47 tag: for what they type, not for what the page says. */
export function useVisitorLocale(): string {
  return useSyncExternalStore(
    subscribeToLanguage,
    () => canonicalLocale(navigator.language) ?? PRERENDERED_LOCALE,
    getPrerenderedLocale,
  );
}
