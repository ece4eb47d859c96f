import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { nameOf, PICTURES } from '../tests/visual/screenshots.ts';
import { EXHIBITS, findExhibit } from './exhibits.ts';

/** Components that cannot be shown alone. */
const NOT_EXHIBITED = [
  'app/app.tsx',
  'app/entry-client.tsx',
  'app/entry-prerender.tsx',
  'app/own-results.tsx',
  'app/form-and-results.tsx',
  'app/read-only-results.tsx',
  // These show errors, which React logs to the console.
  'ui/section-boundary.tsx',
  'ui/error-boundary.tsx',
  'app/visualizer.tsx',
  // A file of what is exhibited.
  'sections/share/capture-page.tsx',
];

const components = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'));
const shown = new Set(EXHIBITS.flatMap(({ shows }) => shows));

describe('The gallery', () => {
  test('shows every component', () => {
    const missing = components.filter((path) => !shown.has(path) && !NOT_EXHIBITED.includes(path));
    expect(missing).toEqual([]);
  });

  test('names only existing components', () => {
    expect([...shown, ...NOT_EXHIBITED].filter((path) => !components.includes(path))).toEqual([]);
  });

  test('has unique ids that are valid in an address', () => {
    const ids = EXHIBITS.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids.filter((id) => !/^[a-z0-9-]+$/.test(id))).toEqual([]);
  });
});

describe('The stored screenshots', () => {
  test('each belong to an exhibit', () => {
    expect(PICTURES.filter(({ exhibit }) => !findExhibit(exhibit))).toEqual([]);
  });

  test('are exactly those that the visual tests compare', () => {
    const stored = readdirSync('tests/visual/stored').toSorted();
    expect(stored).toEqual(PICTURES.map((picture) => `${nameOf(picture)}.png`).toSorted());
  });

  test('show every chart', () => {
    const pictured = new Set(PICTURES.flatMap(({ exhibit }) => findExhibit(exhibit)?.shows ?? []));
    const charts = components.filter((path) => path.startsWith('ui/charts/'));
    expect(charts).toContain('ui/charts/rings.tsx');
    expect(charts.filter((path) => !pictured.has(path))).toEqual([]);
  });

  test('show both themes, and narrow and wide screens', () => {
    expect(new Set(PICTURES.map(({ theme }) => theme))).toEqual(new Set(['dark', 'light']));
    expect(PICTURES.map(({ width }) => width)).toEqual(expect.arrayContaining([360, 1280]));
  });
});
