import { expect, test } from 'vitest';
import { matchesEtag, negotiateEncoding } from './app-response.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['deflate', 'identity'],
  ['br;q=0.5 , gzip ; q=0.8', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.000, gzip;q=0.001', 'gzip'],
  ['gzip;Q=1.000', 'gzip'],
  ['br;q=2, gzip', 'gzip'],
  ['br;q=x', 'identity'],
  ['*', 'identity'],
  ['identity;q=0, br;q=0', 'identity'],
  [';q=1,,,', 'identity'],
  ['br\u0000', 'identity'],
])('Accept-Encoding: %j selects %s', (header, coding) => {
  const representations = [{ coding: 'br' }, { coding: 'gzip' }, { coding: 'identity' }] as const;
  expect(negotiateEncoding<{ coding: 'br' | 'gzip' | 'identity' }>(representations, header)?.coding).toBe(
    coding,
  );
});

test.each([
  ['"a"', true],
  [' "a" ', true],
  ['W/"a"', true],
  [' * ', true],
  ['"b",W/"a","c"', true],
  ['"with, comma", "a"', true],
  [undefined, false],
  ['', false],
  ['a', false],
  ['"A"', false],
  ['"aa"', false],
  ['"a', false],
  ['"b, "', false],
  ['"*"', false],
])('If-None-Match: %s matches the entity tag "a": %s', (header, matches) => {
  expect(matchesEtag(header, '"a"')).toBe(matches);
});
