import { useMemo, useSyncExternalStore } from 'react';

const PRERENDERED_LOCALE = 'en';

/** A language as the browser names it, unless Intl takes it for none: some systems report `C` or `en-US@posix`. */
function canonicalLocale(language: string): string {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? PRERENDERED_LOCALE;
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
  const language = useSyncExternalStore(
    subscribeToLanguage,
    () => navigator.language,
    () => PRERENDERED_LOCALE,
  );
  return useMemo(() => canonicalLocale(language), [language]);
}
