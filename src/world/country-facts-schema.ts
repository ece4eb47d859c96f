import * as v from 'valibot';
import { CountryCode } from './api-schemas.ts';

const Positive = v.pipe(v.number(), v.minValue(0), v.notValue(0));
const Ascending = v.pipe(
  v.array(v.number()),
  v.minLength(2),
  v.check((list) => list.every((value, index) => value > (list[index - 1] ?? -1))),
);
/** A row for each point in time, with an entry for each age. */
const DeathRates = v.array(v.array(Positive));
const LifeTablesResponse = v.pipe(
  v.object({
    source: v.string(),
    ages: Ascending,
    years: Ascending,
    everyone: v.object({
      rates: DeathRates,
      interval: v.object({ low: v.array(Positive), high: v.array(Positive) }),
    }),
    women: v.object({ rates: DeathRates }),
    men: v.object({ rates: DeathRates }),
  }),
  v.check(({ ages, years, everyone, women, men }) => {
    const { low, high } = everyone.interval;
    const rows = [everyone, women, men].flatMap(({ rates }) => rates);
    return (
      [everyone.rates, women.rates, men.rates, low, high].every(({ length }) => length === years.length) &&
      rows.every((row) => row.length === ages.length)
    );
  }),
);

/** The age groups of a population: five years each, and 100 and over. */
const AGE_GROUPS = 21;
const Thousands = v.pipe(v.array(v.pipe(v.number(), v.minValue(0))), v.length(AGE_GROUPS));
const PopulationResponse = v.object({
  source: v.string(),
  year: v.number(),
  /** Thousands of people in each age group. */
  women: Thousands,
  men: Thousands,
});

/** `GET /api/country-facts/{code}`: life tables, and the population where it is known. See `LifeTable` for the units. */
export const CountryFactsResponse = v.object({
  code: CountryCode,
  name: v.string(),
  lifeTables: LifeTablesResponse,
  population: v.optional(PopulationResponse),
});
