import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numbers } from '../../tests/fixtures/arbitraries.ts';
import { constantTable, LIFE_TABLES } from '../../tests/fixtures/life-tables.ts';
import { STEP_YEARS, surviveFrom } from './life-table.ts';
import { expectSharedYears, yearsSharedBy } from './time-together.ts';

const anyTable = fc.constantFrom(...LIFE_TABLES.map(({ table }) => table));
const anyOutlook = fc.constantFrom('period', 'cohort');

describe('The years that two people share', () => {
  test.each([0, 64])('are 1 ÷ (μ₁ + μ₂) at constant death rates, from any age: %d', (age) => {
    // 0.3 and 0.2 a year.
    const [one, other] = [surviveFrom(constantTable(30_000), age), surviveFrom(constantTable(20_000), 50)];
    expect(expectSharedYears(one, other)).toBeCloseTo(2, 2);
  });

  test('within t years are 1 − e^(−μt) of those, at constant death rates', () => {
    const [one, other] = [surviveFrom(constantTable(30_000), 40), surviveFrom(constantTable(20_000), 50)];
    expect(expectSharedYears(one, other, 3)).toBeCloseTo(2 * (1 - Math.exp(-1.5)), 2);
    expect(expectSharedYears(one, other, 0)).toBe(0);
  });

  test('of two that halve each quarter of a year: (1 − 0.0625) ÷ ln 4 = 0.6763 of such quarters', () => {
    const halving = { shares: [1, 0.5, 0.25] };
    expect(expectSharedYears(halving, halving)).toBeCloseTo(0.6763 / 4, 4);
  });

  test('are the same for both, and no more than the remaining years of either', () => {
    const age = numbers(0, 100);
    fc.assert(
      fc.property(anyTable, anyTable, age, age, anyOutlook, (own, theirs, mine, other, by) => {
        const [one, two] = [surviveFrom(own, mine, by), surviveFrom(theirs, other, by)];
        const shared = expectSharedYears(one, two);
        expect(expectSharedYears(two, one)).toBeCloseTo(shared, 9);
        expect(shared).toBeLessThanOrEqual(Math.min(one.remaining, two.remaining) + 1e-9);
        expect(shared).toBeGreaterThan(0);
      }),
    );
  });
});

describe('The years that a share of many pairs have, or more', () => {
  test('are between two steps of survival, worked by hand: 1, 0.4, 0.1', () => {
    // From 0.4 to 0.1, a quarter is ln 1.6 ÷ ln 4 of the second quarter of a year.
    const years = yearsSharedBy(0.25, { shares: [1, 0.5, 0.2] }, { shares: [1, 0.8, 0.5] });
    expect(years).toBeCloseTo(0.25 * (1 + Math.log(1.6) / Math.log(4)), 9);
    expect(yearsSharedBy(1, { shares: [1, 0.5] }, { shares: [1, 0.8] })).toBe(0);
  });

  test('are all years that the curves cover, if both are certain to live', () => {
    expect(
      yearsSharedBy(0.25, surviveFrom(constantTable(1e-9), 20), surviveFrom(constantTable(1e-9), 90)),
    ).toBe(40);
  });

  test('are the years until which the share is there, with any tables', () => {
    const age = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(anyTable, anyTable, age, age, (own, theirs, mine, other) => {
        const [one, two] = [surviveFrom(own, mine), surviveFrom(theirs, other)];
        const [most, few] = [yearsSharedBy(0.75, one, two), yearsSharedBy(0.25, one, two)];
        expect(yearsSharedBy(0.25, two, one)).toBeCloseTo(few, 9);
        expect(most).toBeLessThan(few);
        const step = Math.floor(few / STEP_YEARS);
        const both = (at: number) => (one.shares[at] ?? 0) * (two.shares[at] ?? 0);
        expect(both(step)).toBeGreaterThanOrEqual(0.25 - 1e-9);
        expect(both(step + 1)).toBeLessThan(0.25 + 1e-9);
      }),
    );
  });
});
