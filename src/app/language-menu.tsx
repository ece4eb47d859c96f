import { useState } from 'react';
import { FRAME, LANGUAGE } from '#words/form.ts';
import { SITE_PATH } from '../platform/page-path.ts';
import { LANGUAGES } from '../words/languages.ts';
import './language-menu.css';

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
 * (`use-language-choice.ts`).
 */
export function LanguageMenu() {
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
      <ul className="language-menu" id={MENU} popover="auto" translate="no">
        {languages.map(({ tag, name, address }) => (
          <li key={tag}>
            <a
              href={address}
              lang={tag}
              hrefLang={tag}
              aria-current={tag === LANGUAGE.tag ? 'page' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
