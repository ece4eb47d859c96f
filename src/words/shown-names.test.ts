import { describe, expect, test } from 'vitest';
import snapshot from '../../data/snapshot.json' with { type: 'json' };
import { SHOWN_NAMES, shownIn } from '../../tests/fixtures/shown-names.ts';
import { everydayName, placeName } from './shown-names.ts';

describe('The everyday name', () => {
  test.each([
    ['KOR', 'Korea, Rep.', 'South Korea'],
    ['PRK', "Korea, Dem. People's Rep.", 'North Korea'],
    ['TUR', 'Turkiye', 'Türkiye'],
    ['CIV', "Cote d'Ivoire", 'Côte d’Ivoire'],
    ['EGY', 'Egypt, Arab Rep.', 'Egypt'],
    ['GMB', 'Gambia, The', 'Gambia'],
    ['HKG', 'Hong Kong SAR, China', 'Hong Kong'],
    ['MAC', 'Macao SAR, China', 'Macao'],
    ['CHN', 'China', 'China'],
    ['MMR', 'Myanmar', 'Myanmar'],
    ['COD', 'Congo, Dem. Rep.', 'DR Congo'],
    ['COG', 'Congo, Rep.', 'Congo'],
    ['PSE', 'West Bank and Gaza', 'Palestine'],
    ['ATG', 'Antigua and Barbuda', 'Antigua and Barbuda'],
    ['VCT', 'St. Vincent and the Grenadines', 'St. Vincent and the Grenadines'],
    ['LAO', 'Lao PDR', 'Laos'],
    ['VNM', 'Viet Nam', 'Vietnam'],
    ['SVK', 'Slovak Republic', 'Slovakia'],
    ['KGZ', 'Kyrgyz Republic', 'Kyrgyzstan'],
    ['RUS', 'Russian Federation', 'Russia'],
    ['USA', 'United States', 'United States'],
  ])('of %s, %j to the World Bank, is %j', (code, name, everyday) => {
    expect(everydayName({ code, name })).toBe(everyday);
  });

  test.each([
    ['CHI', 'Channel Islands'],
    ['WLD', 'World'],
  ])('of %s, which is not an ISO code, is the World Bank’s: %j', (code, name) => {
    expect(everydayName({ code, name })).toBe(name);
  });
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
    ['es', 'PSE', 'Palestina'],
    ['es', 'CHI', 'Islas del Canal'],
    ['fr', 'MAC', 'Macao'],
    ['fr', 'COD', 'RD Congo'],
    ['fr', 'CHI', 'Îles Anglo-Normandes'],
    ['de', 'DEU', 'Deutschland'],
    ['de', 'HKG', 'Hongkong'],
    ['de', 'CHI', 'Kanalinseln'],
    ['pt-BR', 'MMR', 'Mianmar'],
    ['pt-BR', 'CHI', 'Ilhas do Canal'],
    ['zh-Hans', 'HKG', '香港'],
    ['zh-Hans', 'COG', '刚果（布）'],
    ['ja', 'USA', 'アメリカ'],
    ['ja', 'MMR', 'ミャンマー'],
    ['ar', 'PSE', 'فلسطين'],
    ['ar', 'JPN', 'اليابان'],
  ])('in %s, %s is %s', (language, code, name) => {
    expect(shownIn(language).nameOf({ code, name: '' })).toBe(name);
  });
});

describe('A country’s name within a sentence', () => {
  test.each([
    ['JPN', 'Japan'],
    ['NLD', 'the Netherlands'],
    ['USA', 'the United States'],
    ['CHI', 'the Channel Islands'],
    ['KOR', 'South Korea'],
  ])('%s is %s', (code, name) => {
    expect(placeName({ code, name: 'Channel Islands' })).toBe(name);
  });
});
