/** Writes what the page has of all languages at once, for compile.ts. */
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { forAll, readFileOf } from './catalogue.ts';
import type { Language } from './languages.ts';

/** Words by what they say: `hours`, `minutes`. */
type WordLists = Readonly<Record<string, readonly string[]>>;

/** The words of each language that the page understands in all of them: a constant for each file. */
export const UNDERSTOOD = { UNITS: 'units.json', WITHIN_DATES: 'dates.json' } as const;
/** The styles of a language, where it needs any. */
const STYLES = 'language.css';

const readLists = ({ folder, isDraft }: Language, name: string): WordLists =>
  isDraft && !existsSync(join(folder, name)) ? {} : JSON.parse(readFileOf(folder, name));

/**
 * Puts the words of all languages together.
 * @param languages English first, which has a list of each kind
 * @throws {CatalogueError} if a file is missing, is not JSON or has another kind
 */
function mergeWords(languages: readonly Language[], name: string): WordLists {
  const all = new Map<string, Set<string>>();
  forAll(
    languages,
    ({ folder }) => join(folder, name),
    (language) => {
      for (const [kind, words] of Object.entries(readLists(language, name))) {
        if (language === languages[0]) all.set(kind, new Set());
        const known = all.get(kind);
        if (!known) throw new Error(`“${kind}” is none of ${[...all.keys()].join(', ')}`);
        for (const word of words) known.add(word);
      }
    },
  );
  return Object.fromEntries(Array.from(all, ([kind, words]) => [kind, [...words]]));
}

/**
 * Writes the module of what all pages know of the languages.
 * @param languages English first
 * @throws {CatalogueError} if the words of one cannot be read
 */
export function writeLanguages(languages: readonly Language[]): string {
  const tags = languages.flatMap(({ tag, isDraft }) => (isDraft ? [] : [tag]));
  const words = forAll(
    Object.entries(UNDERSTOOD),
    ([, name]) => name,
    ([constant, name]) => `export const ${constant} = ${JSON.stringify(mergeWords(languages, name))};\n`,
  );
  return `// Made by scripts/words/compile.ts.
/** The languages that the page is offered in, as BCP 47 tags. */
export const LANGUAGE_TAGS: readonly string[] = ${JSON.stringify(tags)};
${words.join('')}`;
}

/** Writes the style sheet that imports those of the languages. */
export const writeStyles = (languages: readonly Language[]): string =>
  languages
    .map(({ folder }) => folder)
    .filter((folder) => existsSync(join(folder, STYLES)))
    .map((folder) => `@import "../${basename(folder)}/${STYLES}";\n`)
    .join('');
