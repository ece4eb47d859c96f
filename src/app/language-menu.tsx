import { FRAME_MESSAGES } from '#messages/frame-messages.ts';
import { LANGUAGE } from '#messages/language.ts';
import { LANGUAGES } from '../messages/languages.ts';
import { SITE_PATH } from '../platform/page-path.ts';
import { loadSavedDraftCode } from './load-saved-draft.ts';

const MENU = 'languages';

/** Loads what identifies the activities that go along. Without it, only a new form's have their names there. */
function prepareToCarry(): void {
  loadSavedDraftCode().catch(() => undefined);
}

/** Where the page stands in each language. What is typed goes along (`use-language-choice.ts`). */
export default function LanguageMenu() {
  return (
    <>
      <button
        className="button button-round language-button"
        type="button"
        popoverTarget={MENU}
        onClick={prepareToCarry}
        aria-label={FRAME_MESSAGES.language(LANGUAGE.name)}
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
        {LANGUAGES.map(({ tag, path, name }) => (
          <li key={tag}>
            <a
              href={SITE_PATH + path}
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
