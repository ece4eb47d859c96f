import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { listWholeFolders, listWordFolders } from '../../scripts/words/languages.ts';
import { expectedAge, type LifeTable, surviveFrom } from '../../src/life/life-table.ts';
import type { PopulationByAge } from '../../src/life/population-by-age.ts';
import { LIFE_TABLES } from '../../tests/fixtures/life-tables.ts';
import { CURVE_AGES, fitCurve, lifeExpectancyOf } from './fit-death-rates.ts';
import { fitEstimate } from './fit-estimate.ts';
import { formatJson, makeEconomies } from './index.ts';
import {
  deviationsOf,
  fitPeriods,
  GREATEST_DEVIATION,
  makeLifeTables,
  readUpstream,
} from './make-life-tables.ts';
import { makePopulations, makeWorldPopulation } from './make-populations.ts';
import { makeQuotes, quoteLanguages, quotesPath } from './make-quotes.ts';
import { readTable } from './read-upstream.ts';

const { economies } = makeEconomies();
const readText = (path: string) => readFileSync(path, 'utf8');

describe('The committed files are what the pipeline makes', () => {
  test.each<[string, object]>([
    ['data/snapshot.json', makeEconomies()],
    ['data/populations.json', makePopulations(economies)],
    ['src/world/world-population.json', makeWorldPopulation()],
    ...quoteLanguages().map(
      (language) => [quotesPath(language), makeQuotes(language)] satisfies [string, object],
    ),
    [
      'src/life/estimate-fits.json',
      fitEstimate(LIFE_TABLES.filter(({ name }) => name.endsWith('everyone')).map(({ table }) => table)),
    ],
  ])('%s, character by character', (path, made) => {
    expect(readText(path)).toBe(formatJson(made));
  });

  // `npm run snapshot -- --check` checks all of them, in the matrix.
  test('data/life-tables.json, for every twentieth economy', () => {
    const sample = economies.filter((_, index) => index % 20 === 0);
    const { tables, ...rest } = makeLifeTables(sample);
    const committed = JSON.parse(readText('data/life-tables.json'));
    expect(committed).toMatchObject(JSON.parse(JSON.stringify(rest)));
    for (const { code } of sample) expect(committed.tables[code], code).toEqual(tables[code]);
  });
});

describe('The economies', () => {
  test('are 216, each once, in the order of their codes', () => {
    const codes = economies.map(({ code }) => code);
    expect(codes).toHaveLength(216);
    expect(codes).toEqual([...new Set(codes)].toSorted());
  });

  test('have plausible figures: all from 50 to 90 years, half of them above 70', () => {
    const years = economies.map(({ lifeExpectancy }) => lifeExpectancy).toSorted((a, b) => a - b);
    expect(years[0]).toBeGreaterThan(50);
    expect(years.at(-1)).toBeLessThan(90);
    expect(years[108]).toBeGreaterThan(70);
  });
});

describe('A smooth curve of death rates', () => {
  test('gives each age group its published rate: 1 % a year everywhere is a life expectancy of 100', () => {
    const constant = fitCurve(CURVE_AGES.map(() => 1000));
    for (const rate of constant) expect(rate).toBeCloseTo(1000, 2);
    expect(lifeExpectancyOf(constant)).toBeCloseTo(100, 2);
  });

  test('throws for rates that no curve can have', () => {
    expect(() => fitCurve(CURVE_AGES.map((_, index) => (index % 2 === 0 ? 1 : 90_000)))).toThrow(
      'No smooth curve',
    );
  });

  test('reproduces the UN’s own life expectancy at birth within 0.05 years, in the periods around 2028, 2058 and 2098', () => {
    const upstreamOf = readUpstream();
    const greatestOf = (code: string) => {
      const { periods, forecasts } = upstreamOf(code);
      return Math.max(...deviationsOf(fitPeriods(periods.everyone), forecasts));
    };
    for (const code of ['JPN', 'LSO', 'KWT', 'USA', 'CHN', 'BRA'])
      expect(greatestOf(code), code).toBeLessThan(GREATEST_DEVIATION);
    expect(greatestOf('PSE')).toBeGreaterThan(GREATEST_DEVIATION);
  });
});

describe('The life tables', () => {
  const expectedFrom = (table: LifeTable, age: number, outlook: 'period' | 'cohort') =>
    expectedAge(surviveFrom(table, age, outlook));

  test('exist for every economy: for everyone, women and men', () => {
    expect(LIFE_TABLES.map(({ code }) => code)).toEqual(economies.flatMap(({ code }) => [code, code, code]));
  });

  test('of everyone have the World Bank’s life expectancy at birth, within 0.005 years', () => {
    const everyone = LIFE_TABLES.filter(({ name }) => name.endsWith('everyone'));
    for (const [index, { name, table }] of everyone.entries()) {
      const deviation = expectedFrom(table, 0, 'period') - (economies[index]?.lifeExpectancy ?? 0);
      expect(Math.abs(deviation), name).toBeLessThan(0.005);
    }
  });

  test('show the same gains from falling death rates as an independent calculation', () => {
    const rows = readTable('upstream/check-cohort-remaining-2024.csv.gz', v.record(v.string(), v.string()));
    const gains = new Map(
      rows.map(({ code, population, age, gain_years }) => [
        `${code}, ${population}, ${age}`,
        Number(gain_years),
      ]),
    );
    // The independent figures are far off for these two.
    const compared = LIFE_TABLES.filter(({ code }) => code !== 'LBY' && code !== 'PSE');
    const deviations = compared.flatMap(({ name, table }) =>
      [0, 20, 35, 50, 65, 80].flatMap((age) => {
        const gain = gains.get(`${name}, ${age}`);
        if (gain === undefined) return [];
        return [Math.abs(expectedFrom(table, age, 'cohort') - expectedFrom(table, age, 'period') - gain)];
      }),
    );
    const sorted = deviations.toSorted((a, b) => a - b);
    expect(sorted).toHaveLength(213 * 3 * 6);
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(0.1);
    expect(sorted[Math.floor(sorted.length * 0.95)]).toBeLessThan(0.3);
    expect(sorted.at(-1)).toBeLessThan(0.7);
  });
});

describe('The populations', () => {
  const { populations } = makePopulations(economies);
  const millionsOf = ({ women = [], men = [] }: Partial<PopulationByAge> = {}) =>
    [...women, ...men].reduce((sum, thousands) => sum + thousands, 0) / 1000;

  test('exist for every economy except the Channel Islands', () => {
    const expected = economies.flatMap(({ code }) => (code === 'CHI' ? [] : [code]));
    expect(Object.keys(populations)).toEqual(expected);
  });

  test('add up to 8.23 billion people in the world, and 123 million in Japan', () => {
    expect(millionsOf(makeWorldPopulation()) / 1000).toBeCloseTo(8.23, 2);
    expect(millionsOf(populations.JPN)).toBeCloseTo(123.1, 1);
  });
});

describe('The quotes', () => {
  test('are there in each language of the page', () => {
    expect(quoteLanguages()).toEqual(expect.arrayContaining([...listWholeFolders()]));
    expect(listWordFolders()).toEqual(expect.arrayContaining(quoteLanguages()));
  });

  test.each(makeQuotes('en').quotes)(
    '“$text” is about time, life or the day, and not about dying',
    ({ text }) => {
      expect(text).toMatch(
        /\b(time|eternity|years?|days?|hours?|minutes|moment|morning|future|present|yesterday|now|journey|play goes on|long|life)\b/i,
      );
      expect(text).not.toMatch(
        /\b(death|dead|die[sd]?|dying|deceased|grave|bur(?:y|ied)|perish|mortal|funeral)\b/i,
      );
    },
  );

  test.each(quoteLanguages().filter((language) => language !== 'en'))(
    'in %s are the language’s own, 31 at most, without duplicates and never about dying',
    (language) => {
      const texts = makeQuotes(language).quotes.map(({ text }) => text);
      expect(texts.length).toBeLessThanOrEqual(31);
      expect(new Set(texts).size).toBe(texts.length);
      const ofDying =
        /\b(muert|muer[eo]|mort|mourir|meurt|tod\b|tot\b|sterb|grab\b|morr|túmulo|tumba)|死|墓|葬|موت|مات|قبر/iu;
      expect(texts.filter((text) => ofDying.test(text))).toEqual([]);
    },
  );
});

test('French quotes have a space that does not break beside each mark that takes one', () => {
  const texts = makeQuotes('fr').quotes.flatMap((quote) => Object.values(quote));
  expect(texts.join().match(/[;!?»]/g)?.length).toBeGreaterThan(5);
  expect(texts.filter((text) => /[^\u202f][;!?]|[^\u00a0][:»]|«[^\u00a0]/.test(text))).toEqual([]);
});

test('an invalid row in a table is an error that names the row', () => {
  expect(() => readTable('quotes/en.csv', v.object({ text: v.literal('no quote') }))).toThrow(
    'quotes/en.csv, row 1: text: Invalid type',
  );
});

test('every table of data/upstream has its checksum in SOURCES.md', () => {
  const sources = readText('data/SOURCES.md');
  const tables = readdirSync('data/upstream');
  expect(tables).toHaveLength(9);
  for (const name of tables) {
    const checksum = createHash('sha256')
      .update(readFileSync(`data/upstream/${name}`))
      .digest('hex');
    expect(sources).toContain(`| \`${name}\` | \`${checksum}\` |`);
  }
});
