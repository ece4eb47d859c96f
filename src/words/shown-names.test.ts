import { describe, expect, test } from 'vitest';
import snapshot from '../../data/snapshot.json' with { type: 'json' };
import { SHOWN_NAMES, shownIn } from '../../tests/fixtures/country-search.ts';
import { countryPhraseOf, everydayName } from './shown-names.ts';

test.each([
  ['KOR', 'Korea, Rep.', 'South Korea'],
  ['TUR', 'Turkiye', 'Türkiye'],
  ['CIV', "Cote d'Ivoire", 'Côte d’Ivoire'],
  ['COD', 'Congo, Dem. Rep.', 'DR Congo'],
  ['PSE', 'West Bank and Gaza', 'Palestine'],
  ['USA', 'United States', 'United States'],
  // These are no ISO codes.
  ['CHI', 'Channel Islands', 'Channel Islands'],
  ['WLD', 'World', 'World'],
])('the everyday name of %s, %j to the World Bank, is %j', (code, name, everyday) => {
  expect(everydayName({ code, name })).toBe(everyday);
});

describe('In each language of the page', () => {
  const rows = snapshot.economies;

  test.each([...SHOWN_NAMES])('%s: every country has its own short name', (language, { nameOf }) => {
    const names = rows.map(nameOf);
    expect(new Set(names).size).toBe(rows.length);
    const isLong = (name: string) => /[,()&]| - /.test(name);
    expect(names.filter(isLong), language).toEqual([]);
  });

  test.each([
    ['es', 'CIV', 'Costa de Marfil'],
    ['fr', 'COD', 'RD Congo'],
    ['de', 'HKG', 'Hongkong'],
    ['de', 'CHI', 'Kanalinseln'],
    ['zh-Hans', 'COG', '刚果（布）'],
    ['ja', 'MMR', 'ミャンマー'],
    ['ar', 'PSE', 'فلسطين'],
  ])('in %s, %s is %s', (language, code, name) => {
    expect(shownIn(language).nameOf({ code, name: '' })).toBe(name);
  });
});

test.each([
  ['JPN', 'Japan'],
  ['NLD', 'the Netherlands'],
  ['CHI', 'the Channel Islands'],
  ['KOR', 'South Korea'],
])('the name of %s within a sentence is %s', (code, name) => {
  expect(countryPhraseOf({ code, name: 'Channel Islands' })).toBe(name);
});
