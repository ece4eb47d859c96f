/** Reads the modules that are written by hand beside the catalogues of a language, for compile.ts. */
import type { Area } from './catalogue.ts';

/** Those of each area. */
export const BESIDE: Readonly<Partial<Record<Area, readonly string[]>>> = {
  form: ['language.ts', 'names.ts', 'activity-names.ts'],
  results: ['grammar.ts', 'typed-life-words.ts'],
};

/** The names of the values that a module exports. */
export const listExports = (source: string): readonly string[] =>
  Array.from(source.matchAll(/^export (?:const|let|function) (\w+)/gm), ([, name = '']) => name);

/** The arguments that the phrases of a `grammar.ts` take, by the phrases' names. */
export type Phrases = ReadonlyMap<string, readonly string[]>;

/** A function of a format and of named arguments. */
const PHRASE = /^export (?:const|function) (\w+)[\w.:\s=]*\(\s*_?format(?:: Format)?,\s*\{([^}]*)\}/gm;

/**
 * Reads which phrases a `grammar.ts` exports.
 * @example readPhrases('export const inPlace = (_format, { place }) => …') // Map { 'inPlace' => ['place'] }
 */
export const readPhrases = (source: string): Phrases =>
  new Map(
    Array.from(source.matchAll(PHRASE), ([, name = '', names = '']) => [
      name,
      names.split(',').flatMap((each) => /\w+/.exec(each)?.[0] ?? []),
    ]),
  );
