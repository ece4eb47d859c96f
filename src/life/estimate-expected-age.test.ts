import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numbers } from '../../tests/fixtures/arbitraries.ts';
import { LIFE_TABLES } from '../../tests/fixtures/life-tables.ts';
import { ESTIMATE_RANGE, ESTIMATED_AGES, estimateExpectedAge } from './estimate-expected-age.ts';
import fits from './estimate-fits.json' with { type: 'json' };
import { expectedAge, surviveFrom } from './life-table.ts';

describe('Without a country, life expectancy at an age is estimated from that at birth', () => {
  test('at an age of the fit it is the quadratic: at 40 and 76 years, d = 6', () => {
    const [c0 = 0, c1 = 0, c2 = 0] = fits.fits.find(({ age }) => age === 40)?.coefficients ?? [];
    expect(estimateExpectedAge(76, 40)?.expectedAge).toBeCloseTo(76 + c0 + 6 * c1 + 36 * c2, 9);
    expect(estimateExpectedAge(76, 40)?.expectedAge).toBeCloseTo(78.1, 1);
  });

  test('between these ages it is linear', () => {
    const at = (age: number) => estimateExpectedAge(76, age)?.expectedAge ?? 0;
    expect(at(45)).toBeCloseTo((at(40) + at(50)) / 2, 9);
  });

  test('there is no estimate below 20, above 90, or for a life expectancy that no country has', () => {
    expect(ESTIMATED_AGES).toEqual({ first: 20, last: 90 });
    expect(ESTIMATE_RANGE).toEqual({ min: 54, max: 87 });
    expect(estimateExpectedAge(76, 90)?.expectedAge).toBeGreaterThan(90);
    for (const age of [0, 19, 91]) expect(estimateExpectedAge(76, age)).toBeNull();
    for (const lifeExpectancy of [54, 87])
      expect(estimateExpectedAge(lifeExpectancy, 40)?.expectedAge).toBeGreaterThan(lifeExpectancy);
    for (const lifeExpectancy of [1, 53.9, 87.1, 150])
      expect(estimateExpectedAge(lifeExpectancy, 40)).toBeNull();
  });

  test('for any age and any life expectancy of a country it is finite and not below the age', () => {
    const { min, max } = ESTIMATE_RANGE;
    fc.assert(
      fc.property(numbers(min, max), fc.integer({ min: 20, max: 90 }), (lifeExpectancy, age) => {
        const expected = estimateExpectedAge(lifeExpectancy, age)?.expectedAge;
        expect(expected).toBeGreaterThanOrEqual(age);
        expect(expected).toBeLessThan(110);
      }),
    );
  });

  test('for every economy, at every fifth age, the error is within the stated one, in tenths of a year', () => {
    const everyone = LIFE_TABLES.filter(({ name }) => name.endsWith('everyone'));
    for (let age = 20; age <= 90; age += 5) {
      const errors = everyone.map(({ table }) => {
        const atBirth = expectedAge(surviveFrom(table, 0));
        const estimate = estimateExpectedAge(atBirth, age);
        return {
          ...estimate,
          error: Math.abs((estimate?.expectedAge ?? 0) - expectedAge(surviveFrom(table, age))),
        };
      });
      for (const { error, greatestError = 0 } of errors)
        expect(error).toBeLessThanOrEqual(greatestError + 0.05);
      const mean = errors.reduce((sum, { error }) => sum + error, 0) / errors.length;
      expect(mean).toBeLessThanOrEqual((errors[0]?.meanError ?? 0) + 0.05);
    }
  });
});
