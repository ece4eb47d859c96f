import type { Language } from './language.ts';

const modules = import.meta.glob<Language>('./*/language.ts', { eager: true, import: 'LANGUAGE' });

/** All languages of the page, the one at the site's own path first: each folder here is one. */
export const LANGUAGES: readonly Language[] = Object.values(modules).toSorted(
  (one, other) => Number(one.path !== '') - Number(other.path !== ''),
);
