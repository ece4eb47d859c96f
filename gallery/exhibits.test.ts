import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';

/** Components that cannot be shown alone. */
const NOT_EXHIBITED = new Set([
  'src/app/app.tsx',
  'src/app/entry-client.tsx',
  'src/app/entry-prerender.tsx',
  'src/app/results/own-results.tsx',
  'src/app/form-and-results.tsx',
  'src/app/results/read-only-results.tsx',
  // Loads what is exhibited as `backup`, and the days and ages of an activity.
  'src/sections/form/lazy-dialogs.tsx',
]);

/** Lists every section for the whole results: each has to be exhibited by itself. */
const LIST_OF_SECTIONS = 'src/app/results/sections.ts';

const shown = new Set<string>([LIST_OF_SECTIONS]);
/** Adds a module and the components that it imports, at once or later. */
function follow(path: string): void {
  if (shown.has(path)) return;
  shown.add(path);
  for (const [, imported = ''] of readFileSync(path, 'utf8').matchAll(
    /(?:from|import|import\() ?'(\.[^']+)'/g,
  ))
    if (/\.tsx?$/.test(imported)) follow(posix.join(path, '..', imported));
}

test('The gallery shows every component', () => {
  for (const file of readdirSync('gallery/exhibits')) follow(`gallery/exhibits/${file}`);
  const components = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
    .map((path) => `src/${path.replaceAll('\\', '/')}`);
  expect(components.filter((path) => !shown.has(path) && !NOT_EXHIBITED.has(path))).toEqual([]);
});
