import { describe, expect, test } from 'vitest';
import { nameCache, newestFirst, parseCacheName } from './cache-name.ts';

describe('The cache of a version', () => {
  test('has a name with the version and the time of installation', () => {
    const named = nameCache('k3Jx-_', 1_795_262_400_000);
    expect(parseCacheName(named.name)).toEqual(named);
  });

  test('has a different name for each installation of the version', () => {
    expect(nameCache('a', 1).name).not.toBe(nameCache('a', 2).name);
  });

  test.each(['', 'page', 'page a', 'page a soon', 'page a -1', 'page a 1st', 'page a 1 more', 'other a 1'])(
    'is not the one named “%s”',
    (name) => {
      expect(parseCacheName(name)).toBeUndefined();
    },
  );

  test('newestFirst sorts by number, not alphabetically', () => {
    expect(newestFirst(['page a 9', 'mine', 'page b 10', 'page c 1']).map(({ version }) => version)).toEqual([
      'b',
      'a',
      'c',
    ]);
  });
});
