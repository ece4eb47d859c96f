import { expect, test } from 'vitest';
import { SMALL_SITE } from '../tests/fixtures/site.ts';
import { findLanguage, findMeant } from './app.ts';
import { listHomes } from './site.ts';

const HOMES = ['/', '/es/', '/zh-hans/'];
const PAGES = [...HOMES, '/view/', '/es/view/', '/zh-hans/view/'];

test('a language is a folder of the build with a not-found page', () => {
  expect(listHomes(SMALL_SITE)).toEqual(['/', '/zh-hans/']);
});

test.each([
  ['/es/', '/es/'],
  ['/zh-hans/a/b', '/zh-hans/'],
  ['/zh/', '/'],
  ['/zh-hans', '/'],
  ['/ES/nothing', '/'],
  ['/x/es/', '/'],
  ['//es/', '/'],
  ['/', '/'],
  ['/constructor/', '/'],
])('the not-found page of %s is that of %s', (path, home) => {
  expect(findLanguage(HOMES, path)).toBe(home);
});

test.each([
  ['/es', '/es/'],
  ['/ES/', '/es/'],
  ['/Zh-Hans/View//', '/zh-hans/view/'],
  ['/view', '/view/'],
  ['/es/view', '/es/view/'],
  ['/es/', undefined],
  ['/', undefined],
  ['//', undefined],
  ['/xx', undefined],
  ['/ES/nothing', undefined],
  ['//es', undefined],
  ['/%zz/', undefined],
  ['/es//nothing', undefined],
  ['/view/es', undefined],
])('%s means the page %s', (path, meant) => {
  expect(findMeant(PAGES, path)).toBe(meant);
});
