import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { alpha2Of, countryCodes } from './country-names.ts';

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
