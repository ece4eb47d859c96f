import estimate from './estimate-fits.json' with { type: 'json' };
import { entry, locate } from './life-table.ts';

const { center, fits } = estimate;
const FITTED_AGES = fits.map(({ age }) => age);

/** The life expectancies at birth that the estimate was fitted to, in years. */
export const ESTIMATE_RANGE = { min: estimate.min, max: estimate.max };
/** The first and the last age that it was fitted to, in years. */
export const ESTIMATED_AGES = { first: Math.min(...FITTED_AGES), last: Math.max(...FITTED_AGES) };

/** The value of c0 + c1·x + c2·x². @param coefficients c0, c1 and c2 */
export const evaluateQuadratic = ([c0 = 0, c1 = 0, c2 = 0]: readonly number[], x: number): number =>
  c0 + c1 * x + c2 * x ** 2;

/**
 * Estimates the age that people of one age reach on average, from life expectancy at birth alone: a quadratic fit over
 * the life tables of 216 economies at every tenth age, linear between these. `data/pipeline/fit-estimate.ts` makes it.
 * @param lifeExpectancy at birth, years
 * @param age years, 0 or more
 * @returns the age, at least their own, with the mean and the greatest absolute error for the economies of the fit, all in
 * years and not rounded; `null` outside its ages and life expectancies
 * @example with c0 = 4.35, c1 = −0.47 and c2 = 0.016 at 40, for 76 years: 76 + 4.35 − 0.47 × 6 + 0.016 × 6² = 78.1
 */
export function estimateExpectedAge(lifeExpectancy: number, age: number) {
  const { min, max } = ESTIMATE_RANGE;
  const { first, last } = ESTIMATED_AGES;
  if (!(lifeExpectancy >= min && lifeExpectancy <= max && age >= first && age <= last)) return null;
  const { before, after, share } = locate(FITTED_AGES, age);
  const [early, late] = [entry(fits, before), entry(fits, after)];
  const gainOf = ({ coefficients }: typeof early) => evaluateQuadratic(coefficients, lifeExpectancy - center);
  return {
    expectedAge: Math.max(age, lifeExpectancy + gainOf(early) * (1 - share) + gainOf(late) * share),
    meanError: Math.max(early.meanError, late.meanError),
    greatestError: Math.max(early.greatestError, late.greatestError),
  };
}
