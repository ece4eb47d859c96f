import { useSyncExternalStore } from 'react';

const PRERENDERED_LOCALE = 'en';

/** The browser's language, unless it is none that Intl takes: some systems report `C` or `en-US@posix`. */
function browserLocale(): string {
  try {
    return Intl.getCanonicalLocales(navigator.language)[0] ?? PRERENDERED_LOCALE;
  } catch {
    return PRERENDERED_LOCALE;
  }
}

function subscribeToLanguage(onChange: () => void): () => void {
  window.addEventListener('languagechange', onChange);
  return () => window.removeEventListener('languagechange', onChange);
}

/** The visitor's locale, as a BCP 47 tag. */
export function useLocale(): string {
  return useSyncExternalStore(subscribeToLanguage, browserLocale, () => PRERENDERED_LOCALE);
}
