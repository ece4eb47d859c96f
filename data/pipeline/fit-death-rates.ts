/** Fits smooth curves to the death rates of age groups, for make-life-tables.ts. */
import {
  type DeathRate,
  followSurvival,
  interpolateRates,
  PER_PEOPLE,
  STEP_YEARS,
} from '../../src/life/life-table.ts';
import { AGE_GROUPS } from './read-upstream.ts';

/**
 * The exact ages at which a smooth curve of death rates is given: the center of each five-year group. Deaths in early
 * childhood fall so steeply with age that the curve starts at birth and has a point at the first birthday.
 */
export const CURVE_AGES = [0, 1, ...AGE_GROUPS.slice(2, -1).map((age) => age + 2.5), 100] as const;

/** Rounds after which the curve must reproduce the groups; about ten suffice. */
const MOST_ROUNDS = 100;
const TOLERANCE = 1e-6;

/** A curve of death rates that time does not change. @param values deaths per 100,000 person-years, at `CURVE_AGES` */
const curveThrough = (values: readonly number[]): DeathRate =>
  interpolateRates({ ages: CURVE_AGES, years: [0, 1], rates: [values, values] });

/** The death rate of each closed age group along a curve: deaths divided by the years that people live in the group. */
function groupRates(rate: DeathRate): number[] {
  const { shares } = followSurvival(rate, 0, () => 0);
  return AGE_GROUPS.slice(0, -1).map((first, index) => {
    const [from, to] = [first / STEP_YEARS, (AGE_GROUPS[index + 1] ?? 0) / STEP_YEARS];
    let lived = 0;
    for (let step = from; step < to; step++)
      lived += (((shares[step] ?? 0) + (shares[step + 1] ?? 0)) / 2) * STEP_YEARS;
    return (((shares[from] ?? 0) - (shares[to] ?? 0)) / lived) * PER_PEOPLE;
  });
}

/**
 * Finds the smooth curve of death rates that gives every age group its published rate.
 * @param rates deaths per 100,000 person-years, of each of `AGE_GROUPS`
 * @returns rates at `CURVE_AGES`; constant from 100 on, as the last group is published
 * @throws Error if the curve does not reproduce the groups
 */
export function fitCurve(rates: readonly number[]): number[] {
  let values = [...rates];
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const ratios = groupRates(curveThrough(values)).map((got, index) => (rates[index] ?? Number.NaN) / got);
    if (ratios.every((ratio) => Math.abs(ratio - 1) < TOLERANCE)) return values;
    values = values.map((value, index) => value * (ratios[index] ?? 1));
  }
  throw new Error(`No smooth curve gives the death rates ${rates.join(', ')}`);
}

/** Life expectancy at birth along a curve, in years. */
export const lifeExpectancyOf = (values: readonly number[]): number =>
  followSurvival(curveThrough(values), 0, () => 0).remaining;
