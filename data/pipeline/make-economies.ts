/** Makes the list of economies with their life expectancies, for index.ts: `data/snapshot.json`. */
import * as v from 'valibot';
import { CountryCode, YearsAtBirth } from '../../src/world/api-schemas.ts';
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
