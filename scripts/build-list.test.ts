import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type Files, hashBuild } from '../server/site.ts';
import { listBuild, parseBuildList } from './build-list.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const PAGE = '<meta name="build" content="{{build}}" /><link rel="canonical" href="{{siteUrl}}/" />';
const CLIENT: Files = new Map([
  ['/index.html', encode(PAGE)],
  ['/assets/first-1.js', encode('void 0;')],
]);
const NAMED = { name: 'lifetime-visualizer', version: '0.1.0' };
const LIST = listBuild(CLIENT, NAMED);

describe('The list of a build', () => {
  test('is an in-toto statement of a release, whose version has the hash of the build', () => {
    expect(JSON.parse(LIST)).toMatchObject({
      _type: 'https://in-toto.io/Statement/v1',
      predicateType: 'https://in-toto.io/attestation/release/v0.1',
      predicate: { purl: `pkg:generic/lifetime-visualizer@0.1.0%2B${hashBuild(CLIENT)}` },
    });
  });

  test('has the SHA-256 of every file, and of every page without addresses, and the figures of countries', () => {
    const { build, files = [] } = parseBuildList(LIST) ?? {};
    expect(build).toBe(hashBuild(CLIENT));
    expect(files).toContainEqual({ name: 'assets/first-1.js', sha256: sha256('void 0;') });
    expect(files).toContainEqual({
      name: 'index.html',
      sha256: sha256(PAGE),
      withoutSiteUrl: sha256('<meta name="build" content="{{build}}" />'),
    });
    expect(files.map(({ name }) => name)).toContain('api/countries/JPN.json');
  });

  test('is the same in whatever order the disk lists the files', () => {
    expect(listBuild(new Map([...CLIENT].toReversed()), NAMED)).toBe(LIST);
  });

  test('does not change the hash that it names, and neither does its signature', () => {
    const signed = new Map([
      ...CLIENT,
      ['/.well-known/build.json', encode(LIST)],
      ['/.well-known/build.json.minisig', encode('signed')],
    ] as const);
    expect(hashBuild(signed)).toBe(hashBuild(CLIENT));
  });

  const withName = (name: string) => LIST.replace('"assets/first-1.js"', JSON.stringify(name));
  test.each([
    ['nothing', ''],
    ['a page', '<!doctype html>'],
    ['JSON of something else', '{"subject":[]}'],
    ['a list that was cut off', LIST.slice(0, 500)],
    ['a hash that is too short', LIST.replace(/"[\da-f]{64}"/, '"abc"')],
    ['a file outside of the site', withName('../x.js')],
    ['a file of another site', withName('//else.example/x.js')],
    ['an address', withName('https://else.example/x.js')],
    ['no name of the build', LIST.replace(/%2B[\w-]+/, '')],
  ])('cannot be %s', (_, text) => {
    expect(parseBuildList(text)).toBeUndefined();
  });
});
