import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
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
  expect(loaded.length).toBeGreaterThan(300);
});

/** The modules that a module imports. */
const importsOf = (file: string) =>
  Array.from(
    sources.get(file)?.matchAll(/^(?:import|export) (?!type )(?:[^;]*?from )?'(\.[^']+)'/gm) ?? [],
    ([, path = '']) => join(file, '..', path),
  );

/** The areas of words that are there from the start: the view has its own. */
const AT_START = new Set(['form', 'view']);

/** All areas of words that come later, in a module and in everything that it imports. */
function areasOf(file: string): readonly string[] {
  const all = new Set([file]);
  for (const each of all) for (const path of importsOf(each)) all.add(path);
  const areas = [...all].flatMap((each) => wordsIn(sources.get(each) ?? '').map(({ area }) => area));
  return [...new Set(areas)].filter((area) => !AT_START.has(area)).toSorted();
}

const LATE = /(?:withWords\(\s*\[([^\]]*)\],\s*)?(?<!typeof )import\('(\.[^']+)'\)/g;
const late = Array.from(sources, ([file, source]) =>
  Array.from(source.matchAll(LATE), ([, areas = '', path = '']) => ({
    place: `${file}: ${path}`,
    module: join(file, '..', path),
    areas: Array.from(areas.matchAll(/\w+/g), ([area]) => area).toSorted(),
  })),
).flat();

test('lazy code is loaded with exactly the words that it shows', () => {
  expect(late.length).toBeGreaterThan(20);
  expect(late.map(({ place, areas }) => ({ place, areas }))).toEqual(
    late.map(({ place, module }) => ({ place, areas: areasOf(module) })),
  );
});

test('the code of the form needs no words but those of the form and the page’s head', () => {
  // The words of the page's head are only used when the page is prerendered.
  expect(areasOf('src/app/entry-client.tsx')).toEqual(['page']);
});

test('the view needs no words but those of the form and its own', () => {
  expect(areasOf('src/view/entry-view.ts')).toEqual([]);
});
