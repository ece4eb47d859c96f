import type { Language } from './language.ts';

const modules = import.meta.glob<Language>('./*/language.ts', { eager: true, import: 'LANGUAGE' });

const englishFirst = (languages: Readonly<Record<string, Language>>): readonly Language[] =>
  Object.values(languages).toSorted((one, other) => Number(one.path !== '') - Number(other.path !== ''));

/**
 * All languages of the page, the one at the site's own path first: each folder here is one. A built page has only its own:
 * the bundler leaves out what nothing uses there.
 */
export const LANGUAGES: readonly Language[] = /* @__PURE__ */ englishFirst(modules);
