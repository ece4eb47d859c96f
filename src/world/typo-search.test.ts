import { describe, expect, test } from 'vitest';
import { find } from '../../tests/fixtures/country-search.ts';
import { countTypos } from './typo-search.ts';

describe('A typo', () => {
  test.each([
    ['a letter missing', 'swizerland'],
    ['a letter too many', 'switzzerland'],
    ['another letter', 'switserland'],
    ['neighbors swapped', 'switzerlnad'],
    ['the first letter missing', 'witzerland'],
    ['neighbors swapped at the beginning', 'wsitzerland'],
    ['in a word that is still being typed', 'swizerl'],
  ])('is forgiven: %s, %j', (_, text) => {
    expect(find(text)).toEqual(['Switzerland']);
  });

  test.each([
    ['two typos in a word of eight letters, which is nearly another country', 'tasmania'],
    ['three typos in a long word', 'swyzerlnad'],
    ['in a word of three letters', 'jqp'],
    ['a different word', 'atlantis'],
    ['one right word and one unknown word', 'korea zzz'],
    ['pieces out of the middle', 'tzerl'],
  ])('is not found: %s, %j', (_, text) => {
    expect(find(text)).toEqual([]);
  });

  test('in the beginning of a word is only forgiven if nothing else matches', () => {
    expect(find('mali')).toEqual(['Mali']);
  });

  test('special characters of regular expressions are searched literally', () => {
    for (const text of ['(', '[a-z', '*', '\\', '$^', '<b>']) expect(() => find(text)).not.toThrow();
    expect(find('.*an')).toEqual(find('an'));
  });
});

describe('Two typos in a long name', () => {
  test.each([
    ['phillipines', 'Philippines'],
    ['swizerlnad', 'Switzerland'],
    ['afganestan', 'Afghanistan'],
    ['lichenstein', 'Liechtenstein'],
    ['kyrgistan', 'Kyrgyzstan'],
    ['luxemberg', 'Luxembourg'],
    ['the nethrelends', 'Netherlands'],
  ])('are forgiven: %j is %s', (text, everyday) => {
    expect(find(text)).toEqual([everyday]);
  });

  test.each(['phi', 'phill', 'philli', 'phillip', 'phillipi', 'phillipin', 'phillipine', 'phillipines'])(
    'are forgiven while typing: %j',
    (text) => {
      expect(find(text)[0]).toBe('Philippines');
    },
  );

  test('are only forgiven if nothing matches with fewer', () => {
    expect(find('slovenia')).toEqual(['Slovenia']);
    expect(find('australa')).toEqual(['Australia']);
  });
});

describe('The number of typos', () => {
  test.each([
    ['', '', 0],
    ['', 'a', 1],
    ['oman', 'oman', 0],
    ['oman', 'omn', 1],
    ['oman', 'omann', 1],
    ['oman', 'omen', 1],
    ['oman', 'oamn', 1],
    ['oman', 'omna', 1],
    ['oman', 'mona', 2],
    ['oman', 'naom', 4],
    ['oman', 'om', 2],
    ['oman', 'romans', 2],
    ['phillipines', 'philippines', 2],
  ])('between %j and %j is %d, in both directions', (a, b, typos) => {
    expect([countTypos(a, b).whole, countTypos(b, a).whole]).toEqual([typos, typos]);
  });

  test('is not counted above the limit', () => {
    expect(countTypos('atlantis', 'switzerland', 2)).toEqual({ whole: 3, start: 3 });
    expect(countTypos('phillipines', 'philippines', 2)).toEqual({ whole: 2, start: 2 });
  });

  test.each([
    ['swizer', 'switzerland', 1],
    ['switz', 'switzerland', 0],
    ['japan', 'jap', 2],
  ])('of %j compared with the beginning of %j is %d', (typed, word, typos) => {
    expect(countTypos(typed, word).start).toBe(typos);
  });
});
