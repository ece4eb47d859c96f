import { describe, expect, test } from 'vitest';
import { findLanguage, findMeant } from './other-page.ts';

const HOMES = ['/', '/de/', '/zh-hans/'];
const BELOW = ['/Life/', '/Life/de/'];

describe('The path of the page that a visitor meant', () => {
  test.each([
    ['/de', '/de/'],
    ['/DE/', '/de/'],
    ['/de//', '/de/'],
    ['/zh-Hans', '/zh-hans/'],
    ['/de/', undefined],
    ['/', undefined],
    ['/de/nothing/here', undefined],
    ['/design', undefined],
    ['/nothing/de/', undefined],
  ])('with %s is %s', (path, home) => {
    expect(findMeant(HOMES, path)).toBe(home);
  });

  test('may have capital letters, where the site is below such a path', () => {
    expect(findMeant(BELOW, '/Life/de')).toBe('/Life/de/');
    expect(findMeant(BELOW, '/Life/de/')).toBeUndefined();
  });
});

test.each([
  [HOMES, '/nothing', '/'],
  [HOMES, '/de/nothing/here', '/de/'],
  [HOMES, '/design', '/'],
  [HOMES, '/nothing/de/', '/'],
  // As the server does.
  [HOMES, '/DE/nothing', '/'],
  [BELOW, '/Life/de/nothing', '/Life/de/'],
  [BELOW, '/Life/nothing', '/Life/'],
])('of %j, the path %s has the not-found page in the language of %s', (homes, path, home) => {
  expect(findLanguage(homes, path)).toBe(home);
});
