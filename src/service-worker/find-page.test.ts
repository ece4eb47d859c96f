import { describe, expect, test } from 'vitest';
import { findLanguage, findMeant } from './find-page.ts';

const HOMES = ['/', '/de/', '/zh-hans/'];
const PAGES = [...HOMES, '/view/', '/de/view/', '/zh-hans/view/'];
/** Of a site below a path with a capital letter. */
const BELOW = ['/Life/', '/Life/de/'];

describe('The path of the page that a visitor meant', () => {
  test.each([
    [PAGES, '/de', '/de/'],
    [PAGES, '/de//', '/de/'],
    [PAGES, '/Zh-Hans/View//', '/zh-hans/view/'],
    [PAGES, '/de/', undefined],
    [PAGES, '/', undefined],
    [PAGES, '//', undefined],
    [PAGES, '//de', undefined],
    [PAGES, '/design', undefined],
    [PAGES, '/view/de', undefined],
    [PAGES, '/%zz/', undefined],
    [BELOW, '/Life/de', '/Life/de/'],
    [BELOW, '/Life/de/', undefined],
  ])('among %j, with %s, is %s', (pages, path, meant) => {
    expect(findMeant(pages, path)).toBe(meant);
  });
});

test.each([
  [HOMES, '/', '/'],
  [HOMES, '/nothing', '/'],
  [HOMES, '/de/nothing/here', '/de/'],
  [HOMES, '/zh/', '/'],
  [HOMES, '/zh-hans', '/'],
  [HOMES, '//de/', '/'],
  [HOMES, '/DE/nothing', '/'],
  [['/ar/', '/', '/de/'], '/ar/nothing', '/ar/'],
  [BELOW, '/Life/de/nothing', '/Life/de/'],
  [BELOW, '/Life/nothing', '/Life/'],
])('of %j, the path %s has the not-found page in the language of %s', (homes, path, home) => {
  expect(findLanguage(homes, path)).toBe(home);
});
