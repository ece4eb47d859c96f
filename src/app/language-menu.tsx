import { LANGUAGE } from '#words/form.ts';
import { FRAME } from '#words/results.ts';
import type { MenuLanguage } from './menu-languages.ts';
import { savedDraftCode } from './saved-draft-chunk.ts';
import './language-menu.css';

const MENU = 'languages';

interface LanguageMenuProps {
  readonly languages: readonly MenuLanguage[];
}

/** Links to the page in each language. What was entered is passed on (`use-language-choice.ts`). */
export default function LanguageMenu({ languages }: LanguageMenuProps) {
  return (
    <>
      <button
        className="button button-round language-button"
        type="button"
        popoverTarget={MENU}
        // This code identifies the activities that are passed on. Without it, the page in another language only
        // translates the names of a new form's activities.
        onClick={savedDraftCode.preload}
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
