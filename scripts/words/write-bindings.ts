/** Writes the modules that `#words/` stands for, for compile.ts. */
import { parseSync } from 'vite';
import type { Area } from './catalogue.ts';

/** The modules of each area besides its catalogue, written by hand for each language. */
export const BESIDE: Readonly<Record<Area, readonly string[]>> = {
  page: [],
  form: ['language.ts'],
  results: ['grammar.ts', 'names.ts', 'activity-names.ts'],
  details: [],
  entries: ['typed-life-words.ts'],
  view: [],
};

/** The names of the values that a module exports. */
export const listExports = (source: string): readonly string[] =>
  parseSync('words.ts', source).module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName: { name }, isType }) => (name && !isType ? [name] : [])),
  );

/**
 * Writes the module that the page takes an area of words from: a variable for each, which `load-words.ts` sets once the
 * words of the page's language are loaded.
 * @param names in the order of `WORDS`
 */
export const writeBindings = (area: Area, names: readonly string[]): string =>
  `${[
    '// Made by scripts/words/compile.ts.',
    `import type * as English from '../en/${area}.ts';`,
    `export type * from '../en/${area}.ts';`,
    ...names.map((name) => `export let ${name}: typeof English.${name};`),
    'export const setWords = (words: typeof English.WORDS): void => {',
    `  [${names.join(', ')}] = words;`,
    '};',
  ].join('\n')}\n`;
