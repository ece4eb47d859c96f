import type { Language } from './language.ts';

const modules = import.meta.glob<Language>('./*/language.ts', { eager: true, import: 'LANGUAGE' });

const englishFirst = (languages: Readonly<Record<string, Language>>): readonly Language[] =>
  Object.values(languages)
    .filter(({ isDraft }) => !isDraft)
    .toSorted((one, other) => Number(one.path !== '') - Number(other.path !== ''));

/**
 * The languages that the page is offered in, the one at the site's own path first: each folder here is one, unless it is a
 * draft. A built page has only its own: the bundler leaves out what nothing uses there.
 */
export const LANGUAGES: readonly Language[] = /* @__PURE__ */ englishFirst(modules);
