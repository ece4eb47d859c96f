/** Reads what the words of each language consist of. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Area, forAll, readFileOf } from './catalogue.ts';
import type { Grammar, Phrases } from './compile-message.ts';

/** The folder of the page's words: one in it for each language. */
export const WORDS = 'src/words';
/** The language that the others are translated from: its messages have the arguments that all have. */
export const SOURCE = 'en';
/** The folder of the modules that all languages share, or that have the words of the page's own. */
export const CURRENT = 'current';

export interface Language extends Grammar {
  /** The path of its words. */
  readonly folder: string;
  /** Whether it may lack words, which are in English then. */
  readonly isDraft: boolean;
}

/** The modules of each area that are written by hand beside its catalogue. */
export const BESIDE: Readonly<Partial<Record<Area, readonly string[]>>> = {
  form: ['language.ts', 'names.ts', 'activity-names.ts'],
  results: ['grammar.ts'],
};

export const listExports = (source: string): readonly string[] =>
  Array.from(source.matchAll(/^export (?:const|let|function) (\w+)/gm), ([, name = '']) => name);

/** A function of a format and of named arguments. */
const PHRASE = /^export (?:const|function) (\w+)[\w.:\s=]*\(\s*_?format(?:: Format)?,\s*\{([^}]*)\}/gm;

/**
 * Reads which phrases a `grammar.ts` exports.
 * @example readPhrases('export const inCountry = (_format, { countryPhrase }) => …') // Map { 'inCountry' => ['countryPhrase'] }
 */
const readPhrases = (source: string): Phrases =>
  new Map(
    Array.from(source.matchAll(PHRASE), ([, name = '', names = '']) => [
      name,
      names.split(',').flatMap((each) => /\w+/.exec(each)?.[0] ?? []),
    ]),
  );

/** The folder of each language, drafts among them. @param root the folder of the words */
export const listWordFolders = (root = WORDS): readonly string[] =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== CURRENT)
    .map(({ name }) => name);

const isDraft = (folder: string): boolean => /^ {2}isDraft: true,$/m.test(readFileOf(folder, 'language.ts'));

/** The folders of the languages that the page is offered in: all but drafts. */
export const listWholeFolders = (): readonly string[] =>
  listWordFolders().filter((name) => !isDraft(join(WORDS, name)));

/** The arguments with a type of their own, and the words that a select can choose by. */
const readChoices = (source: string): Grammar['choices'] =>
  new Map(
    Array.from(source.matchAll(/^ {2}readonly (\w+):([^;]+);/gm), ([, name = '', type = '']) => [
      name,
      new Set(type.replace('boolean', "'true'").match(/(?<=')\w+(?=')|null/g)),
    ]),
  );

/** @throws {CatalogueError} if a module of a language is missing @returns all languages, English first */
export function readLanguages(root: string): readonly Language[] {
  const choices = readChoices(readFileSync(join(root, 'arguments.ts'), 'utf8'));
  const folders = [SOURCE, ...listWordFolders(root).filter((name) => name !== SOURCE)];
  return forAll(
    folders.map((name) => join(root, name)),
    String,
    (folder) => {
      const modules = Object.values(BESIDE).flat();
      const sources = new Map(modules.map((name) => [name, readFileOf(folder, name)]));
      const [, tag = ''] = /tag: '([^']+)'/.exec(sources.get('language.ts') ?? '') ?? [];
      const phrases = readPhrases(sources.get('grammar.ts') ?? '');
      return { folder, tag, phrases, choices, isDraft: isDraft(folder) };
    },
  );
}
