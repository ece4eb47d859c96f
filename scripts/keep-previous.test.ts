import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readBuilt } from '../server/read-built.ts';
import { keepPrevious, readPrevious } from './keep-previous.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'keep-previous-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Makes a build with a page, some files with a hash, and the first of them compressed. */
function makeBuild(name: string, assets: readonly string[]): string {
  const dist = join(folder, name);
  const hashed = assets.map((asset) => `client/assets/${asset}.js`);
  for (const path of [
    'client/index.html',
    'client/quotes.json',
    ...hashed,
    `compressed/assets/${assets[0]}.js.br`,
  ]) {
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    writeFileSync(join(dist, path), `${name}: ${path}`);
  }
  return dist;
}

const listKept = (dist: string) => {
  const { client, compressed } = readBuilt(dist).previous;
  return [...client.keys(), ...compressed.keys()];
};

describe('The hashed files of the previous build', () => {
  test('are kept unless the new build has one of the same name', () => {
    const [one, two] = [makeBuild('one', ['a', 'b']), makeBuild('two', ['b', 'c'])];
    keepPrevious(two, readPrevious(one));
    expect(listKept(two)).toEqual(['/assets/a.js', '/assets/a.js.br']);
  });

  test('do not include those that the previous build had kept itself', () => {
    const [one, two, three] = [makeBuild('one', ['a']), makeBuild('two', ['b']), makeBuild('three', ['c'])];
    keepPrevious(two, readPrevious(one));
    keepPrevious(three, readPrevious(two));
    expect(listKept(three)).toEqual(['/assets/b.js', '/assets/b.js.br']);
  });

  test('can be read before the new build replaces the previous one', () => {
    const dist = makeBuild('dist', ['a']);
    const previous = readPrevious(dist);
    rmSync(dist, { recursive: true });
    makeBuild('dist', ['b']);
    keepPrevious(dist, previous);
    expect(listKept(dist)).toEqual(['/assets/a.js', '/assets/a.js.br']);
  });
});

describe('A folder that is not a build', () => {
  test.each(['', 'nowhere', 'two'])('is an error: %j', (name) => {
    mkdirSync(join(folder, 'two/client/assets'), { recursive: true });
    const dist = join(folder, name);
    expect(() => readPrevious(dist)).toThrow(
      `PREVIOUS_DIST is "${dist}", which is not the folder of a build.`,
    );
  });
});
