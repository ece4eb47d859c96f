import { useSyncExternalStore } from 'react';
import { keep } from './storage.ts';

export type Theme = 'dark' | 'light';

const STORAGE_KEY = 'theme';

/** The ground of each theme, as in the style sheet, for what the browser itself draws around the page. */
export const THEME_COLORS: Readonly<Record<Theme, string>> = { dark: '#0b0e13', light: '#f8f5ee' };

/**
 * Sets the kept theme before the first paint: the page's head runs it before anything else.
 * Dark unless light is kept; storage that is blocked costs nothing but the memory.
 */
export const THEME_SCRIPT = `try{if(localStorage.getItem('${STORAGE_KEY}')==='light')document.documentElement.dataset.theme='light',document.querySelector('meta[name=theme-color]').content='${THEME_COLORS.light}'}catch{}`;

function currentTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark';
}

function subscribeToTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** Puts the page into a theme and keeps the choice on the device; where that is impossible, as long as the page. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', THEME_COLORS[theme]);
  keep(STORAGE_KEY, theme);
}

/** The theme that the page is in; dark in the page as prerendered. */
export function useTheme(): Theme {
  return useSyncExternalStore<Theme>(subscribeToTheme, currentTheme, () => 'dark');
}
