import { describe, expect, test } from 'vitest';
import type { Country } from './life-expectancy.ts';
import { searchCountries } from './search-countries.ts';

const COUNTRIES: Country[] = [
  ['CIV', 'Cote d’Ivoire'],
  ['EGY', 'Egypt, Arab Rep.'],
  ['GMB', 'Gambia, The'],
  ['HKG', 'Hong Kong SAR, China'],
  ['CHN', 'China'],
  ['KOR', 'Korea, Rep.'],
  ['PRK', 'Korea, Dem. People’s Rep.'],
  ['STP', 'São Tomé and Principe'],
  ['TUR', 'Turkiye'],
].map(([code = '', name = '']) => ({ code, name, lifeExpectancy: 0 }));

const find = (text: string) => searchCountries(COUNTRIES, text).map(({ code }) => code);
const everyCode = COUNTRIES.map(({ code }) => code);

describe('Searching the countries', () => {
  test.each(['', '   ', '.', '’'])('an empty search finds all of them, in their order: %j', (text) => {
    expect(find(text)).toEqual(everyCode);
  });

  test.each([
    ['egypt', ['EGY']],
    ['EGYPT', ['EGY']],
    ['  egypt ', ['EGY']],
    ['egy', ['EGY']],
    ['Gambia', ['GMB']],
    ['the gambia', ['GMB']],
    ['Hong Kong', ['HKG']],
    ['china', ['HKG', 'CHN']],
    ['korea', ['KOR', 'PRK']],
    ['rep korea', ['KOR', 'PRK']],
    ['Türkiye', ['TUR']],
    ["Côte d'Ivoire", ['CIV']],
    ['sao tome', ['STP']],
    ['São Tomé', ['STP']],
    ['kor', ['KOR', 'PRK']],
    ['prk', ['PRK']],
  ])('%j finds %j, whatever its case, accents and punctuation', (text, codes) => {
    expect(find(text)).toEqual(codes);
  });

  test.each(['gypt', 'zzz', 'korea zzz', '<b>'])('%j finds none', (text) => {
    expect(find(text)).toEqual([]);
  });

  test('signs with a meaning in patterns are looked for as they are', () => {
    for (const text of ['(', '[a-z', '*', '\\', '$^']) expect(() => find(text)).not.toThrow();
    expect(find('k.rea')).toEqual([]);
  });
});
