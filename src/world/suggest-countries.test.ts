import { describe, expect, test } from 'vitest';
import type { Country } from './life-expectancy.ts';
import { suggestCountries } from './suggest-countries.ts';

const COUNTRIES = 'AUT BRA CAN CHI CHN DEU FRA GBR HKG IND JPN PRT USA XKX'
  .split(' ')
  .map((code): Country => ({ code, name: code }));

const suggest = (...languages: string[]) => suggestCountries(COUNTRIES, languages).map(({ code }) => code);

describe('A language suggests the country of its region, or else where most of its speakers live', () => {
  test.each([
    ['en-GB', 'GBR'],
    ['pt-BR', 'BRA'],
    ['zh-Hant-HK', 'HKG'],
    ['de-AT-1996', 'AUT'],
    ['sq-XK', 'XKX'],
    ['en-US-u-hc-h12', 'USA'],
    ['ja', 'JPN'],
    ['de', 'DEU'],
    ['hi', 'IND'],
    ['en', 'USA'],
    ['zh-Hans', 'CHN'],
  ])('%s: %s', (tag, code) => {
    expect(suggest(tag)).toEqual([code]);
  });

  test('but only its region if it is listed with one as well, before or after', () => {
    expect(suggest('en-GB', 'en')).toEqual(['GBR']);
    expect(suggest('de', 'de-AT')).toEqual(['AUT']);
    expect(suggest('es-419', 'es', 'fr')).toEqual(['FRA']);
  });
});

describe('Several languages', () => {
  test('suggest their countries in their order, each once', () => {
    expect(suggest('fr-CA', 'en-CA', 'fr-FR', 'en', 'fr')).toEqual(['CAN', 'FRA']);
    expect(suggest('ja', 'de-AT')).toEqual(['JPN', 'AUT']);
  });

  test('suggest no more than three', () => {
    expect(suggest('ja', 'de', 'fr', 'pt-PT')).toEqual(['JPN', 'DEU', 'FRA']);
  });

  test('without a known country do not use up the three', () => {
    expect(suggest('zh-TW', 'sv', 'ja', 'de', 'fr')).toEqual(['JPN', 'DEU', 'FRA']);
  });
});

describe('Nothing is suggested', () => {
  test.each(['', 'C', 'en-US@posix', 'not a tag', 'e', '123', 'i-'])('by the malformed tag %j', (tag) => {
    expect(suggest(tag)).toEqual([]);
    expect(suggest(tag, 'ja')).toEqual(['JPN']);
  });

  test.each(['zh-Hant', 'es-419', 'en-001', 'ar-AQ', 'de-ZZ', 'eo', 'tlh', 'und-XX'])(
    'by %s, whose region is not in the list of countries',
    (tag) => {
      expect(suggest(tag)).toEqual([]);
    },
  );

  test('without languages, or without countries', () => {
    expect(suggest()).toEqual([]);
    expect(suggestCountries([], ['ja'])).toEqual([]);
  });
});
