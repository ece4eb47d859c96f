/**
 * `npm run snapshot`: makes the server's figures and the quotes from the tables in `data/`. The results are committed, so
 * that neither start nor build depends on this program.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import * as v from 'valibot';
import { CountryCode, YearsAtBirth } from '../src/world/api-schemas.ts';
import { PLAUSIBLE_YEARS } from '../src/world/life-expectancy.ts';

const EconomyRow = v.object({
  code: CountryCode,
  name: v.pipe(v.string(), v.nonEmpty()),
  year: v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(2000)),
  total: v.pipe(v.string(), v.transform(Number), YearsAtBirth),
});
const TableRow = v.object({
  code: CountryCode,
  sex: v.optional(v.picklist(['female', 'male'])),
  age: v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(0), v.maxValue(100)),
  remaining: v.pipe(v.string(), v.transform(Number), v.minValue(0), v.maxValue(PLAUSIBLE_YEARS.max)),
  survivors: v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(0), v.maxValue(100_000)),
});
const QuoteRow = v.object({
  text: v.pipe(v.string(), v.nonEmpty()),
  author: v.pipe(v.string(), v.nonEmpty()),
  work: v.pipe(v.string(), v.nonEmpty()),
  locus: v.string(),
  translation: v.string(),
});

const rootFolder = new URL('../', import.meta.url);

function readTable(path: string): unknown[] {
  return parse(readFileSync(new URL(path, rootFolder)), { columns: true, skip_empty_lines: true });
}

/** The economies of the snapshot, in the order of their codes. */
export function makeSnapshot() {
  const rows = v.parse(v.array(EconomyRow), readTable('data/life-expectancy.csv'));
  const economies = rows
    // The page's country list leaves out codes that start with X, which is only Kosovo (XKX).
    .filter(({ code }) => !code.startsWith('X'))
    .map(({ code, name, year, total }) => ({ code, name, lifeExpectancy: total, year }));
  return { source: 'World Bank', economies };
}

type Table = { remaining: number[]; survivors: number[] };

/** The page's names for populations. */
const POPULATIONS = { female: 'women', male: 'men' } as const;

/** The life tables of the snapshot's economies: for everyone, and by sex if available. */
export function makeLifeTables() {
  const rows = v.parse(v.array(TableRow), [
    ...readTable('data/life-table.csv'),
    ...readTable('data/life-table-by-sex.csv'),
  ]);
  const ages = [...new Set(rows.map(({ age }) => age))].toSorted((a, b) => a - b);
  const tables: Record<string, Record<string, Table>> = {};
  for (const { code, sex, age, remaining, survivors } of rows) {
    if (code.startsWith('X')) continue;
    const population = sex ? POPULATIONS[sex] : 'everyone';
    const table = ((tables[code] ??= {})[population] ??= { remaining: [], survivors: [] });
    if (ages[table.remaining.length] !== age)
      throw new Error(`${code} ${population}: age ${age} is out of order`);
    table.remaining.push(remaining);
    table.survivors.push(survivors);
  }
  return { source: 'United Nations, World Population Prospects 2024', year: 2024, ages, tables };
}

/** The quotes, in the order of their table. */
export function makeQuotes() {
  return { quotes: v.parse(v.array(QuoteRow), readTable('data/quotes.csv')) };
}

/** One row per line, so that diffs are readable. */
export function formatJson(value: unknown): string {
  return `${JSON.stringify(value).replaceAll('},{', '},\n{')}\n`;
}

/** One economy per line. */
export function formatLifeTables(value: ReturnType<typeof makeLifeTables>): string {
  return `${JSON.stringify(value).replaceAll(/("[A-Z]{3}":)/g, '\n$1')}\n`;
}

if (import.meta.main) {
  writeFileSync(new URL('data/snapshot.json', rootFolder), formatJson(makeSnapshot()));
  writeFileSync(new URL('data/life-tables.json', rootFolder), formatLifeTables(makeLifeTables()));
  writeFileSync(new URL('public/quotes.json', rootFolder), formatJson(makeQuotes()));
}
