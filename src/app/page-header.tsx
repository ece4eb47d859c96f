import { PRODUCT_NAME, THEME } from '#words/form.ts';
import { chooseTheme, useTheme } from '../platform/theme.ts';
import { Button } from '../ui/button.tsx';
import { LanguageMenu } from './language-menu.tsx';
import './page-header.css';

export function PageHeader() {
  const dark = useTheme() === 'dark';
  return (
    <header className="page-header">
      <h1 className="brand">
        <svg width="1.625rem" height="1.625rem" viewBox="0 0 26 26" aria-hidden>
          <circle cx="13" cy="13" r="11.5" fill="none" stroke="currentColor" strokeOpacity="0.35" />
          <circle cx="13" cy="13" r="6.5" fill="none" stroke="currentColor" strokeOpacity="0.6" />
          <circle cx="17.6" cy="8.4" r="2.75" fill="var(--glow)" stroke="var(--now)" strokeWidth="0.75" />
        </svg>
        <span>{PRODUCT_NAME}</span>
      </h1>
      <LanguageMenu />
      <Button
        look="round"
        aria-label={dark ? THEME.toLight : THEME.toDark}
        onClick={() => chooseTheme(dark ? 'light' : 'dark')}
      >
        <svg width="1.25rem" height="1.25rem" viewBox="0 0 20 20" aria-hidden>
          <circle cx="10" cy="10" r="7.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
          <path d="M10 2.5a7.5 7.5 0 0 1 0 15Z" fill="currentColor" />
        </svg>
      </Button>
    </header>
  );
}
