import { SITE_PATH } from '../platform/page-path.ts';
import { LANGUAGES } from '../words/languages.ts';

/** A language of the page, and where the page stands in it. */
export interface MenuLanguage {
  readonly tag: string;
  readonly name: string;
  readonly address: string;
}

/**
 * The languages in the menu. In a built page they are read from the prerendered menu, so that a page need not bring all
 * languages along; so it has to be called before that may be replaced.
 */
export const listMenuLanguages = (): readonly MenuLanguage[] =>
  import.meta.env.SSR || import.meta.env.DEV
    ? LANGUAGES.map(({ tag, name, path }) => ({ tag, name, address: SITE_PATH + path }))
    : Array.from(document.querySelectorAll<HTMLAnchorElement>('.language-menu a'), (link) => ({
        tag: link.lang,
        name: link.textContent,
        address: link.getAttribute('href') ?? '',
      }));
