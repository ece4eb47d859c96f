import { SITE_PATH } from '../platform/page-path.ts';
import { LANGUAGES } from '../words/languages.ts';

/** A language of the page, with the page's address in it. */
export interface MenuLanguage {
  readonly tag: string;
  readonly name: string;
  readonly address: string;
}

/**
 * The languages in the menu. A built page does not contain the list of languages: it is read from the prerendered menu.
 * Call this before React replaces that menu.
 */
export const listMenuLanguages = (): readonly MenuLanguage[] =>
  import.meta.env.SSR || import.meta.env.DEV
    ? LANGUAGES.map((language) => ({
        tag: language.tag,
        name: language.name,
        address: SITE_PATH + language.path,
      }))
    : Array.from(document.querySelectorAll<HTMLAnchorElement>('.language-menu a'), (link) => ({
        tag: link.lang,
        name: link.textContent,
        address: link.getAttribute('href') ?? '',
      }));
