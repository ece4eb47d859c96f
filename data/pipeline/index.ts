/**
 * `npm run snapshot`: makes every figure of the product from the tables in `data/` and `data/upstream/`. The results
 * are committed, so that neither start nor build depends on this program.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { CountryCode, YearsAtBirth } from '../../src/world/api-schemas.ts';
import { fitEstimate } from './fit-estimate.ts';
import { makeLifeTables } from './make-life-tables.ts';
import { makePopulations, makeWorldPopulation } from './make-populations.ts';
import { makeQuotes, quoteLanguages, quotesPath } from './make-quotes.ts';
import { readTable } from './read-upstream.ts';

const EconomyRow = v.object({
  code: CountryCode,
  name: v.pipe(v.string(), v.nonEmpty()),
  year: v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(2000)),
  total: v.pipe(v.string(), v.transform(Number), YearsAtBirth),
});

/** The World Bank's economies with their life expectancy at birth, in the order of their codes. */
export function makeEconomies() {
  const economies = readTable('life-expectancy.csv', EconomyRow)
    // The page's country list leaves out codes that start with X, which is only Kosovo (XKX).
    .filter(({ code }) => !code.startsWith('X'))
    .map(({ code, name, year, total }) => ({ code, name, lifeExpectancy: total, year }));
  return { source: 'World Bank', economies };
}

/** One row of a list, or one economy of a record, per line, so that differences are readable. */
export const formatJson = (value: object): string =>
  `${JSON.stringify(value)
    .replaceAll('},{', '},\n{')
    .replaceAll(/("[A-Z]{3}":)/g, '\n$1')}\n`;

/** The text of every file that is made, by its path. */
function makeFiles(): ReadonlyMap<string, string> {
  const snapshot = makeEconomies();
  const lifeTables = makeLifeTables(snapshot.economies);
  const { ages, years, tables } = lifeTables;
  const estimate = fitEstimate(Object.values(tables).map(({ everyone }) => ({ ages, years, ...everyone })));
  const files = {
    'data/snapshot.json': snapshot,
    'data/life-tables.json': lifeTables,
    'data/populations.json': makePopulations(snapshot.economies),
    'src/world/world-population.json': makeWorldPopulation(),
    'src/life/estimate-fits.json': estimate,
    ...Object.fromEntries(quoteLanguages().map((each) => [quotesPath(each), makeQuotes(each)])),
  };
  return new Map(Object.entries(files).map(([path, value]) => [path, formatJson(value)]));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = new URL('../../', import.meta.url);
  const checksOnly = process.argv.includes('--check');
  for (const [path, text] of makeFiles()) {
    const file = new URL(path, root);
    if (!checksOnly) {
      // A new language has no folder yet.
      mkdirSync(new URL('.', file), { recursive: true });
      writeFileSync(file, text);
    } else if (readFileSync(file, 'utf8') !== text) {
      console.error(`${path} is not what the pipeline makes of the tables: run \`npm run snapshot\`.`);
      process.exitCode = 1;
    }
  }
}
