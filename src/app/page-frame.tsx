import { useState, useSyncExternalStore } from 'react';
import { DATA_SOURCE, FRAME, LANGUAGE, PRODUCT_NAME, THEME } from '#words/form.ts';
import { findEncodedLink, pagePath, SITE_PATH } from '../platform/page-path.ts';
import type { SiteSettings } from '../platform/site-settings.ts';
import { storage } from '../platform/storage.ts';
import { chooseTheme, useTheme } from '../platform/theme.ts';
import { useWindowEvent } from '../platform/use-window-event.ts';
import { Button } from '../ui/button.tsx';
import { DataSourceLinks } from '../ui/data-source-links.tsx';
import { DATA_SOURCES } from '../words/data-sources.ts';
import { LANGUAGES } from '../words/languages.ts';
import '../ui/menu.css';
import './page-frame.css';

export function PageHeader() {
  const dark = useTheme() === 'dark';
  return (
    <header className="row page-header">
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
        id="theme"
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

const MENU = 'languages';

/**
 * The languages in the menu, with the page's address in each. A built page does not contain the list of languages: it is
 * read from the prerendered menu, before React replaces that.
 */
const listLanguages = () =>
  import.meta.env.SSR || import.meta.env.DEV
    ? LANGUAGES.map(({ tag, name, path }) => ({ tag, name, address: SITE_PATH + path }))
    : Array.from(document.querySelectorAll<HTMLAnchorElement>('.language-menu a'), (link) => ({
        tag: link.lang,
        name: link.textContent,
        address: link.getAttribute('href') ?? '',
      }));

/**
 * Links to the page in each language, in a popover that works before the script is loaded. What was entered is passed on
 * by `useLanguageChoice`.
 */
function LanguageMenu() {
  const [languages] = useState(listLanguages);
  return (
    <>
      <button
        className="button button-round language-button"
        type="button"
        popoverTarget={MENU}
        aria-label={FRAME.language({ name: LANGUAGE.name })}
      >
        <svg width="1.25rem" height="1.25rem" viewBox="0 0 20 20" aria-hidden>
          <g fill="none" stroke="currentColor" strokeWidth="1.5">
            <circle cx="10" cy="10" r="7.5" />
            <ellipse cx="10" cy="10" rx="3.25" ry="7.5" />
            <path d="M2.5 10h15" />
          </g>
        </svg>
      </button>
      <ul className="menu language-menu" id={MENU} popover="auto" translate="no">
        {languages.map(({ tag, name, address }) => (
          <li key={tag}>
            <a
              href={address}
              lang={tag}
              hrefLang={tag}
              aria-current={tag === LANGUAGE.tag ? 'page' : undefined}
            >
              {/* oxlint-disable-next-line project/own-words -- languages in their own names */}
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

export function PageFooter({ settings, year }: { readonly settings: SiteSettings; readonly year: number }) {
  return (
    <footer className="row quiet page-footer">
      <p>
        <DataSourceLinks source={DATA_SOURCES.worldBank} describe={DATA_SOURCE.worldBank} />
        {LANGUAGE.space}
        <DataSourceLinks source={DATA_SOURCES.unitedNations} describe={DATA_SOURCE.unitedNations} />
      </p>
      <div className="row footer-links screen-only">
        <a href={`mailto:${settings.contactEmail}`}>{FRAME.footer.contact}</a>
        <a href={`${SITE_PATH}licenses.txt`}>{FRAME.footer.licenses}</a>
        <a href={settings.tipUrl} target="_blank" rel="noreferrer">
          {FRAME.footer.tip}
        </a>
        <span>{FRAME.footer.copyright({ year })}</span>
      </div>
    </footer>
  );
}

/** The path stays while the page is open. */
const watchPath = () => () => undefined;
const readEncodedLink = () => findEncodedLink(location.pathname, pagePath());

export function NotFound() {
  // This page has no entries to pass on to another language.
  useLanguageChoice(() => undefined);
  // The prerendered page is that of all unknown paths.
  const link = useSyncExternalStore(watchPath, readEncodedLink, () => null);
  return (
    <section className="not-found">
      <h2>{FRAME.notFound.heading}</h2>
      <p>{FRAME.notFound.text}</p>
      {link !== null && (
        <p>
          <a href={link}>{FRAME.notFound.link}</a>
        </p>
      )}
      <p>
        <a href={pagePath()}>{FRAME.notFound.home}</a>
      </p>
    </section>
  );
}

/** Whether a click opens its link in this tab. */
const opensHere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/**
 * Stores the language of a link that is chosen. If it is the page's own, the page stays as it is.
 * @param carry passes what was entered on to the page that a link opens in this tab
 */
export function useLanguageChoice(carry: () => void): void {
  useWindowEvent('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.hreflang) return;
    storage.set('language', link.hreflang);
    link.hash = location.hash;
    if (!opensHere(event)) return;
    if (link.pathname !== location.pathname) return carry();
    event.preventDefault();
    link.closest<HTMLElement>('[popover]')?.hidePopover();
  });
}
