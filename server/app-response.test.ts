import { expect, test } from 'vitest';
import { createResponder, matchesEtag } from './app-response.ts';
import type { Coding } from './resource.ts';

const REQUEST = { acceptEncoding: 'br', ifNoneMatch: undefined };

test.each<[Coding[], boolean]>([
  [['identity'], false],
  [['br', 'identity'], true],
  [['br', 'gzip', 'identity'], true],
])('A response varies by encoding if there is more than one representation: %j', (codings, varies) => {
  const resource = {
    route: '/x',
    type: 'text/plain',
    cacheControl: 'no-cache',
    representations: codings.map((coding) => ({ coding, body: new Uint8Array(1), etag: '"x"' })),
  };
  expect('vary' in createResponder(resource, {})(REQUEST).headers).toBe(varies);
});

test.each([
  ['"a"', true],
  [' "a" ', true],
  ['W/"a"', true],
  ['*', true],
  [' * ', true],
  ['"b", "a"', true],
  ['"b",W/"a","c"', true],
  ['"with, comma", "a"', true],
  [undefined, false],
  ['', false],
  ['a', false],
  ['"b"', false],
  ['"A"', false],
  ['"aa"', false],
  ['"a', false],
  ['"b, "', false],
  ['"*"', false],
])('If-None-Match: %s matches the entity tag "a": %s', (header, matches) => {
  expect(matchesEtag(header, '"a"')).toBe(matches);
});
