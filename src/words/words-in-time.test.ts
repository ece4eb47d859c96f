import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FORM_WORDS_OF_VIEW } from '../../scripts/build/language-pages.ts';
import { inLanguage } from '../../tests/support/in-language.ts';

const sources = new Map(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((name) => join('src', name))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^src\/words\/[^/]+\//.test(file))
    .map((file) => [file, readFileSync(file, 'utf8')]),
);

/** Not a program of its own. */
const isLoaded = (file: string) => !file.startsWith('src/service-worker/');

/** The names of words that a module imports, as values, by their areas. */
const wordsIn = (source: string) =>
  Array.from(
    source.matchAll(/^import \{([^}]*)\} from '#words\/(\w+)\.ts'/gm),
    ([, names = '', area = '']) => ({
      area,
      names: names
        .split(',')
        .flatMap((name) => /^\s*(\w+)(?: as (\w+))?\s*$/.exec(name)?.slice(1).findLast(Boolean) ?? []),
    }),
  ).filter(({ names }) => names.length > 0);

test('no module of the page needs words while it is loaded', async () => {
  const loaded = await inLanguage('current', (load) =>
    Promise.all([...sources.keys()].filter(isLoaded).map(load)),
  );
  expect(loaded.length).toBeGreaterThan(200);
});

/** The modules that a module imports. */
const importsOf = (file: string) =>
  Array.from(
    sources.get(file)?.matchAll(/^(?:import|export) (?!type )(?:[^;]*?from )?'(\.[^']+)'/gm) ?? [],
    ([, path = '']) => join(file, '..', path),
  );

/** All words that a module and everything that it imports show. */
function wordsOf(file: string) {
  const all = new Set([file]);
  for (const each of all) for (const path of importsOf(each)) all.add(path);
  return [...all].flatMap((each) => wordsIn(sources.get(each) ?? ''));
}

/** The names of their catalogues. */
const areasOf = (file: string): readonly string[] =>
  [...new Set(wordsOf(file).map(({ area }) => area))].toSorted();

const LATE = /(withWords\(\s*)?(?<!typeof )import\('(\.[^']+)'\)/g;
const late = Array.from(sources, ([file, source]) =>
  Array.from(source.matchAll(LATE), ([, withWords, path = '']) => ({
    location: `${file}: ${path}`,
    module: join(file, '..', path),
    isWithWords: withWords !== undefined,
  })),
).flat();

test('a part of the page is loaded with the words of the results exactly if it shows some', () => {
  expect(late.length).toBeGreaterThan(3);
  expect(late.map(({ location, isWithWords }) => ({ location, isWithWords }))).toEqual(
    late.map(({ location, module }) => ({ location, isWithWords: areasOf(module).includes('results') })),
  );
});

test.each([
  // The words of the page's head are only used when the page is prerendered.
  ['src/app/entry-client.tsx', ['form', 'page']],
  ['src/view/entry-view.ts', ['form', 'view']],
])('%s needs no words but those of %j', (file, words) => {
  expect(areasOf(file)).toEqual(words);
});

test('the view has the words of the form that it shows, and no others', () => {
  const shown = wordsOf('src/view/entry-view.ts').flatMap(({ area, names }) =>
    area === 'form' ? names : [],
  );
  expect([...new Set(shown)].toSorted()).toEqual(FORM_WORDS_OF_VIEW);
});
