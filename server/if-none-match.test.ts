import { expect, test } from 'vitest';
import { matchesEtag } from './if-none-match.ts';

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
])('If-None-Match: %s for the version "a": %s', (header, known) => {
  expect(matchesEtag(header, '"a"')).toBe(known);
});
