import { expect, test } from 'vitest';
import { createNotFoundResponder, createResponder, matchesEtag } from './app-response.ts';
import type { Coding, Resource } from './resource.ts';

const resourceWith = (codings: readonly Coding[]): Resource => ({
  route: '/x',
  type: 'text/plain',
  cacheControl: 'no-cache',
  representations: codings.map((coding) => ({ coding, body: new Uint8Array(1), etag: '"x"' })),
});
const REQUEST = { acceptEncoding: 'br', ifNoneMatch: undefined };

test.each<[Coding[], boolean]>([
  [['identity'], false],
  [['br', 'identity'], true],
  [['br', 'gzip', 'identity'], true],
])('A response varies by encoding if there is more than one representation: %j', (codings, varies) => {
  expect('vary' in createResponder(resourceWith(codings), {})(REQUEST).headers).toBe(varies);
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

test('The not-found page is sent without encoding to a client that accepts no representation', () => {
  const respond = createNotFoundResponder(resourceWith(['br', 'identity']), {});
  const encodingFor = (acceptEncoding: string) =>
    respond({ acceptEncoding, ifNoneMatch: undefined }).headers['content-encoding'];
  expect(encodingFor('br')).toBe('br');
  expect(encodingFor('identity;q=0, br;q=0')).toBeUndefined();
});

test('A not-found page without an unencoded representation is refused', () => {
  expect(() => createNotFoundResponder(resourceWith(['br']), {})).toThrow(
    '/x has no unencoded representation',
  );
});
