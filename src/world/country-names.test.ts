import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { alpha2Of, countryCodes, everydayName, placeName } from './country-names.ts';

interface Row {
  readonly code: string;
  readonly iso2: string;
  readonly name: string;
}

const rows = parse<Row>(readFileSync('data/life-expectancy.csv', 'utf8'), { columns: true });
const CHANNEL_ISLANDS = 'CHI';
const isoRows = rows.filter(({ code }) => code !== CHANNEL_ISLANDS);

describe('The alpha-2 code', () => {
  test('of every economy is the one in the table of life expectancies', () => {
    expect(isoRows).toHaveLength(216);
    expect(isoRows.map(({ code }) => [code, alpha2Of(code)])).toEqual(
      isoRows.map(({ code, iso2 }) => [code, iso2]),
    );
  });

  test.each([CHANNEL_ISLANDS, 'WLD', 'COK', 'kor', ''])('is not guessed for %j', (code) => {
    expect(alpha2Of(code)).toBeUndefined();
  });
});

test('The codes are those of all economies in the table of life expectancies', () => {
  expect(new Set(countryCodes())).toEqual(new Set(rows.map(({ code }) => code)));
});

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
    [CHANNEL_ISLANDS, 'Channel Islands'],
    ['WLD', 'World'],
  ])('of %s, which is not an ISO code, is the World Bank’s: %j', (code, name) => {
    expect(everydayName({ code, name })).toBe(name);
  });

  test('is unique and has no comma, bracket, dash between words or "&"', () => {
    const names = rows.map(everydayName);
    expect(new Set(names).size).toBe(rows.length);
    expect(names.filter((name) => /[,()&]| - /.test(name))).toEqual([]);
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
