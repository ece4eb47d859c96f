import { FRAME, LANGUAGE } from '#words/form.ts';
import type { MenuLanguage } from './menu-languages.ts';
import './language-menu.css';

const MENU = 'languages';

interface LanguageMenuProps {
  readonly languages: readonly MenuLanguage[];
}

/**
 * Links to the page in each language, in a popover that works before the script is loaded. What was entered is passed on
 * (`use-language-choice.ts`).
 */
export function LanguageMenu({ languages }: LanguageMenuProps) {
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
      <ul className="language-menu" id={MENU} popover="auto">
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
