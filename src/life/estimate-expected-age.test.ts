import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import file from '../../data/life-tables.json' with { type: 'json' };
import snapshot from '../../data/snapshot.json' with { type: 'json' };
import { ESTIMATE_ERROR, ESTIMATE_RANGE, estimateExpectedAge } from './estimate-expected-age.ts';

describe('Without a country, life expectancy at an age is estimated from that at birth', () => {
  test('76 at birth is 76 + 0.014934 × 36 − 0.448596 × 6 + 4.238755 = 78.08 at 40', () => {
    expect(estimateExpectedAge(76, 40)).toBeCloseTo(78.0848, 4);
  });

  test('at birth it is the life expectancy itself, and between the ages of the fit it is linear', () => {
    expect(estimateExpectedAge(76, 0)).toBe(76);
    // At 20: 76 + 0.011267 × 36 − 0.302164 × 6 + 2.511172 = 77.1038; halfway from birth 76.5519.
    expect(estimateExpectedAge(76, 10)).toBeCloseTo(76.5519, 4);
  });

  test('there is no estimate above the age of 90 or for a life expectancy that no country has', () => {
    expect(estimateExpectedAge(76, 90)).toBeGreaterThan(90);
    expect(estimateExpectedAge(76, 91)).toBeNull();
    for (const lifeExpectancy of [54, 87])
      expect(estimateExpectedAge(lifeExpectancy, 40)).toBeGreaterThan(lifeExpectancy);
    for (const lifeExpectancy of [1, 53.9, 87.1, 150])
      expect(estimateExpectedAge(lifeExpectancy, 40)).toBeNull();
  });

  test('for any age and any life expectancy of a country it is finite and not below the age', () => {
    const { min, max } = ESTIMATE_RANGE;
    fc.assert(
      fc.property(
        fc.double({ min, max, noNaN: true }),
        fc.integer({ min: 0, max: 90 }),
        (lifeExpectancy, age) => {
          const expected = estimateExpectedAge(lifeExpectancy, age);
          expect(expected).toBeGreaterThanOrEqual(age);
          expect(expected).toBeLessThan(110);
        },
      ),
    );
  });

  test('the fit covers every economy of the snapshot, with the stated error', () => {
    const errors = snapshot.economies.flatMap(({ code, lifeExpectancy }) => {
      const table = Object.entries(file.tables).find(([each]) => each === code)?.[1].everyone;
      return [20, 30, 40, 50, 60, 70, 80, 90].map((age) => {
        const actual = age + (table?.remaining[file.ages.indexOf(age)] ?? 0);
        return Math.abs((estimateExpectedAge(lifeExpectancy, age) ?? Number.NaN) - actual);
      });
    });
    expect(errors).toHaveLength(216 * 8);
    expect(Math.max(...errors)).toBeLessThanOrEqual(ESTIMATE_ERROR.most + 0.05);
    expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThanOrEqual(
      ESTIMATE_ERROR.mean,
    );
  });
});
