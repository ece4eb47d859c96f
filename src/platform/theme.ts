import { useSyncExternalStore } from 'react';
import { type DeviceKey, storage } from './storage.ts';

type Theme = 'dark' | 'light';

const KEY: DeviceKey = 'theme';

/** The background color of each theme, as in the style sheet, for the browser's own interface. */
export const THEME_COLORS: Readonly<Record<Theme, string>> = { dark: '#0b0e13', light: '#f8f5ee' };

/**
 * Sets the stored theme before the first paint: the page's head runs this before anything else.
 * The theme is dark unless light is stored, or if storage is blocked.
 */
export const THEME_SCRIPT = `try{if(localStorage.getItem('${KEY}')==='light')document.documentElement.dataset.theme='light',document.querySelector('meta[name=theme-color]').content='${THEME_COLORS.light}'}catch{}`;

const currentTheme = (): Theme => (document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark');

function subscribeToTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const unsubscribe = storage.subscribe(KEY, (stored) => {
    if (stored) applyTheme(stored === 'light' ? stored : 'dark');
  });
  return () => {
    observer.disconnect();
    unsubscribe();
  };
}

/** Sets the page's theme until it is closed. */
export function applyTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', THEME_COLORS[theme]);
}

/** Sets the page's theme and stores it on the device. If storage is blocked, it lasts until the page is closed. */
export function chooseTheme(theme: Theme): void {
  applyTheme(theme);
  storage.set(KEY, theme);
}

/** The page's theme, also once another tab has changed it; dark when prerendered. */
export const useTheme = (): Theme =>
  useSyncExternalStore<Theme>(subscribeToTheme, currentTheme, () => 'dark');
