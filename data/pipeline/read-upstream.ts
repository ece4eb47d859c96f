/** Reads the tables in `data` and `data/upstream`, for the other programs of the pipeline. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import * as v from 'valibot';
import { PER_PEOPLE, type Population } from '../../src/life/life-table.ts';
import type { PopulationByAge } from '../../src/life/population-by-age.ts';
import { CountryCode } from '../../src/world/api-schemas.ts';

const DATA = new URL('../', import.meta.url);

function readFile(name: string): string {
  const bytes = readFileSync(new URL(name, DATA));
  return (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}

/** The rows of a table in `data`, as text by column. */
function readText(name: string): Record<string, string>[] {
  return parse(readFile(name), {
    columns: true,
    delimiter: name.includes('.tsv') ? '\t' : ',',
    skip_empty_lines: true,
    // The UN writes names of areas with quotation marks of their own.
    relax_quotes: true,
  });
}

/**
 * The rows of a table in `data`, checked.
 * @param name a CSV file, or a tab-separated one, which may be compressed
 * @throws Error with the first row that is not what it should be
 */
export function readTable<T>(name: string, schema: v.GenericSchema<unknown, T>): T[] {
  return readText(name).map((row, index) => {
    const { success, output, issues } = v.safeParse(schema, row, { abortEarly: true });
    if (success) return output;
    const where = v.getDotPath(issues[0]) ?? '';
    throw new Error(`${name}, row ${index + 1}: ${where}: ${issues[0].message}`);
  });
}

const number = (min: number, max: number) =>
  v.pipe(v.string(), v.nonEmpty(), v.transform(Number), v.number(), v.minValue(min), v.maxValue(max));

/** The UN's code of the whole world. */
export const WORLD = 'WLD';

const codeOf = new Map(
  readTable('upstream/un-location-codes.csv', v.object({ un_code: v.string(), code: CountryCode })).map(
    ({ un_code, code }) => [un_code, code],
  ),
);

/** The rows of one area after another, by ISO 3166-1 alpha-3 code; without areas that are not economies. */
function groupByCode<T extends { country_code: string }>(rows: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const code = codeOf.get(row.country_code);
    if (code) groups.set(code, [...(groups.get(code) ?? []), row]);
  }
  return groups;
}

const RATE_FILES = { everyone: 'B', women: 'F', men: 'M' } as const satisfies Record<Population, string>;

/** A death rate, per person and year. */
const Rate = number(1e-7, 5);

/** The first age of each of the UN's groups: below 1, 1 to 4, then five years each, and 100 and over. */
export const AGE_GROUPS = [0, 1, ...Array.from({ length: 20 }, (_, index) => (index + 1) * 5)] as const;

/** Deaths per 100,000 person-years of each age group, by five-year period such as "2025-2030". */
export type PeriodRates = ReadonlyMap<string, readonly number[]>;

/**
 * The UN's five-year death rates of a population, by economy.
 * @param periods which periods to read, from the middle of their first year to the middle of their last
 */
export function readDeathRates(population: Population, periods: readonly string[]): Map<string, PeriodRates> {
  const Row = v.objectWithRest({ country_code: v.string(), age: v.string() }, v.string());
  const rows = readTable(`upstream/wpp2024-mx${RATE_FILES[population]}5.tsv.gz`, Row);
  const rates = new Map<string, PeriodRates>();
  for (const [code, group] of groupByCode(rows)) {
    const ages = group.map(({ age }) => Number.parseInt(age, 10));
    if (ages.join() !== AGE_GROUPS.join()) throw new Error(`${code} has the ages ${ages.join(', ')}`);
    const ofPeriod = (period: string) => group.map((row) => v.parse(Rate, row[period]) * PER_PEOPLE);
    rates.set(code, new Map(periods.map((period) => [period, ofPeriod(period)])));
  }
  return rates;
}

/** The UN's forecast of life expectancy at birth in one year: its median and its 80 % interval. */
export interface Forecast {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

const ForecastRow = v.objectWithRest({ country_code: v.string(), country: v.string() }, number(10, 120));

/** The forecasts of every economy, by calendar year, 2024 to 2100. */
export function readForecasts(): Map<string, ReadonlyMap<number, Forecast>> {
  const read = (name: string) => groupByCode(readTable(`upstream/wpp2024-${name}.tsv.gz`, ForecastRow));
  const [medians, lows, highs] = [read('e0Bproj'), read('e0Bproj80l'), read('e0Bproj80u')];
  const forecasts = new Map<string, ReadonlyMap<number, Forecast>>();
  for (const [code, [median]] of medians) {
    const ofYear = (year: string) => ({
      median: median?.[year],
      low: lows.get(code)?.[0]?.[year],
      high: highs.get(code)?.[0]?.[year],
    });
    const years = Object.keys(median ?? {}).filter((column) => /^\d+$/.test(column));
    forecasts.set(code, new Map(years.map((year) => [Number(year), v.parse(ForecastOf, ofYear(year))])));
  }
  return forecasts;
}

const ForecastOf = v.object({ median: v.number(), low: v.number(), high: v.number() });

/** The UN's populations by age in one year, by economy and for the world. */
export function readPopulations(year: number): Map<string, PopulationByAge> {
  const Row = v.object({
    country_code: v.string(),
    year: number(2025, 2030),
    age: v.string(),
    popM: number(0, 1e6),
    popF: number(0, 1e6),
  });
  const rows = readTable('upstream/wpp2024-population-by-age.csv.gz', Row);
  const populations = new Map<string, PopulationByAge>();
  for (const [code, all] of groupByCode(rows)) {
    const group = all.filter((row) => row.year === year);
    const first = group.map(({ age }) => Number.parseInt(age, 10));
    if (first.some((age, index) => age !== index * 5) || first.at(-1) !== 100)
      throw new Error(`${code} has the age groups ${first.join(', ')}`);
    populations.set(code, { women: group.map(({ popF }) => popF), men: group.map(({ popM }) => popM) });
  }
  return populations;
}
