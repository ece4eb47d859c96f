import { describe, expect, test } from 'vitest';
import { SMALL_SITE } from '../tests/fixtures/site.ts';
import { findLanguage, findMeant, listHomes } from './pages.ts';

const HOMES = new Set(['/', '/es/', '/zh-hans/']);
const PAGES = new Set([...HOMES, '/view/', '/es/view/', '/zh-hans/view/']);

test('a language is a folder of the build with a not-found page', () => {
  expect(listHomes(SMALL_SITE)).toEqual(['/', '/zh-hans/']);
});

describe('The language of a path', () => {
  test.each([
    ['/es/', '/es/'],
    ['/es/nothing', '/es/'],
    ['/es/404.html', '/es/'],
    ['/zh-hans/a/b', '/zh-hans/'],
    ['/zh/', '/'],
    ['/zh-hans', '/'],
    ['/ES/nothing', '/'],
    ['/xx/', '/'],
    ['/x/es/', '/'],
    ['//es/', '/'],
    ['/', '/'],
    ['/constructor/', '/'],
  ])('%s is that of %s', (path, home) => {
    expect(findLanguage(HOMES, path)).toBe(home);
  });
});

describe('A path that is almost a page’s', () => {
  test.each([
    ['/es', '/es/'],
    ['/ES', '/es/'],
    ['/ES/', '/es/'],
    ['/Zh-Hans/', '/zh-hans/'],
    ['/es/', undefined],
    ['/', undefined],
    ['//', undefined],
    ['/xx', undefined],
    ['/es//', '/es/'],
    ['/ES/nothing', undefined],
    ['//es', undefined],
    ['/%65s/', '/es/'],
    ['/%zz/', undefined],
    ['/es//nothing', undefined],
    ['/view', '/view/'],
    ['/VIEW/', '/view/'],
    ['/es/view', '/es/view/'],
    ['/Zh-Hans/View//', '/zh-hans/view/'],
    ['/es/view/', undefined],
    ['/view/es', undefined],
  ])('%s means %s', (path, meant) => {
    expect(findMeant(PAGES, path)).toBe(meant);
  });
});
