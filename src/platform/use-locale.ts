import { useSyncExternalStore } from 'react';

const PRERENDERED_LOCALE = 'en';

function subscribeToLanguage(onChange: () => void): () => void {
  window.addEventListener('languagechange', onChange);
  return () => window.removeEventListener('languagechange', onChange);
}

/** The visitor's locale, as a BCP 47 tag. */
export function useLocale(): string {
  return useSyncExternalStore(
    subscribeToLanguage,
    () => navigator.language || PRERENDERED_LOCALE,
    () => PRERENDERED_LOCALE,
  );
}
