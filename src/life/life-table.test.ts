import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numbers } from '../../tests/fixtures/arbitraries.ts';
import { LIFE_TABLES, lifeTableOf } from '../../tests/fixtures/life-tables.ts';
import { expectedAgeInterval } from './life-expectancies.ts';
import {
  ageReachedBy,
  expectedAge,
  interpolateRates,
  type LifeTable,
  shareReaching,
  surviveFrom,
} from './life-table.ts';

const japan = lifeTableOf('JPN, everyone');
const expectedFrom = (...parameters: Parameters<typeof surviveFrom>) =>
  expectedAge(surviveFrom(...parameters));

/** A table with simple rates: 1,000 per 100,000 at every age, halved in thirty years. */
const simple: LifeTable = {
  ages: [0, 100],
  years: [2020, 2050],
  rates: [
    [1000, 1000],
    [500, 500],
  ],
  interval: { low: [2, 2], high: [0.5, 0.5] },
};

describe('Between the ages and years of a table, the logarithm of the death rate is linear', () => {
  const table: LifeTable = {
    ages: [40, 60, 80],
    years: [2020, 2050],
    rates: [
      [100, 400, 3600],
      [25, 100, 900],
    ],
  };
  const rate = interpolateRates(table);

  test.each([
    [40, 2020, 0.001, 'an entry'],
    [50, 2020, 0.002, '√(100 × 400) = 200'],
    [70, 2020, 0.012, '√(400 × 3,600) = 1,200'],
    [40, 2035, 0.0005, '√(100 × 25) = 50'],
    [50, 2035, 0.001, '√(200 × 50) = 100'],
    [80, 2100, 0.009, 'constant after the last year'],
    [110, 2020, 0.036, 'constant after the last age'],
    [30, 1990, 0.001, 'constant before the first of both'],
  ])('at %d in %d it is %d: %s', (age, year, expected) => {
    expect(rate(age, year)).toBeCloseTo(expected, 12);
  });

  test('an end of the interval multiplies the rates of each year', () => {
    expect(interpolateRates(table, [2, 3])(40, 2020)).toBeCloseTo(0.002, 12);
    expect(interpolateRates(table, [2, 3])(40, 2050)).toBeCloseTo(0.00075, 12);
  });

  test('a table with too few rows has no rate', () => {
    expect(() => interpolateRates({ ...table, rates: [[100, 400, 3600]] })(50, 2030)).toThrow('no entry 1');
  });
});

test('with a rate that grows sixteenfold within a year, survival matches the integral of the rate', () => {
  const steep: LifeTable = {
    ages: [0, 1],
    years: [2020, 2050],
    rates: [
      [1000, 16_000],
      [1000, 16_000],
    ],
  };
  // ∫ 0.01 × 16^t dt from 0 to 1 = 0.15 / ln 16 = 0.0541011, and e^−0.0541011 = 0.947336.
  expect(shareReaching(surviveFrom(steep, 0), 1)).toBeCloseTo(0.947336, 6);
});

describe('With a constant death rate of 1 % a year', () => {
  test('e^(−0.01 × 50) = 60.65 % live on for 50 years', () => {
    expect(shareReaching(surviveFrom(simple, 20), 70)).toBeCloseTo(0.60653, 5);
  });

  test('people live on for 1 / 0.01 = 100 years on average, at every age', () => {
    for (const age of [0, 36, 99.5]) expect(surviveFrom(simple, age).remaining).toBeCloseTo(100, 2);
  });

  test('half of them live on for ln 2 / 0.01 = 69.31 years', () => {
    expect(ageReachedBy(surviveFrom(simple, 20), 0.5)).toBeCloseTo(89.31, 2);
    expect(ageReachedBy(surviveFrom(simple, 36), 0.5)).toBeNull();
  });
});

describe('With a death rate that falls by half in thirty years and then stays', () => {
  const cohort = surviveFrom(simple, 20, 'cohort');

  test('after 30 years e^(−30 × 0.005 / ln 2) = 80.54 % are alive', () => {
    // The mean of a rate that falls exponentially from 0.01 to 0.005 is 0.005 / ln 2.
    expect(shareReaching(cohort, 50)).toBeCloseTo(0.80541, 4);
  });

  test('and those live on for 1 / 0.005 = 200 years, so people of 20 for 26.64 + 0.8054 × 200 = 187.7', () => {
    // Of the first 30 years, by Simpson's rule: 30 / 6 × (1 + 4 × 0.88094 + 0.80541) = 26.646.
    expect(cohort.remaining).toBeCloseTo(187.73, 1);
  });

  test('at twice the rates 1 / 0.01 = 100 years, at half 1 / 0.0025 = 400, bound the remaining years of the last age', () => {
    const interval = expectedAgeInterval(simple, 100);
    expect(interval?.low).toBeLessThan(expectedFrom(simple, 100, 'cohort'));
    expect(interval?.high).toBeGreaterThan(expectedFrom(simple, 100, 'cohort'));
    expect(expectedAgeInterval({ ...simple, interval: undefined }, 50)).toBeNull();
  });
});

test('at 100, where deaths are many, quarters of a year give what steps of a thousandth do', () => {
  const rate = interpolateRates(japan);
  const step = 0.001;
  let [alive, lived] = [1, 0];
  for (let age = 100; age < 130; age += step) {
    const next = alive * Math.exp(-rate(age + step / 2, 2024.5) * step);
    lived += ((alive + next) / 2) * step;
    alive = next;
  }
  expect(surviveFrom(japan, 100).remaining).toBeCloseTo(lived, 4);
});

test.each([-1, 100.1, Number.NaN])('The age %d is outside the table', (age) => {
  expect(() => surviveFrom(japan, age)).toThrow('has the ages 0 to 100');
});

const anyTable = fc.constantFrom(...LIFE_TABLES.map(({ table }) => table));
const anyAge = numbers(0, 100);

describe('In every table', () => {
  test('survival begins at 1 and never rises, from any age', () => {
    fc.assert(
      fc.property(anyTable, anyAge, fc.constantFrom('period', 'cohort'), (table, age, outlook) => {
        const { shares } = surviveFrom(table, age, outlook);
        expect(shares[0]).toBe(1);
        expect(shares.findIndex((share, index) => share > (shares[index - 1] ?? 1))).toBe(-1);
      }),
    );
  });

  test('the chance of reaching an age is that of reaching an earlier one times the chance from there', () => {
    fc.assert(
      fc.property(anyTable, fc.tuple(anyAge, anyAge, anyAge), (table, unsorted) => {
        const [from = 0, through = 0, to = 0] = unsorted.toSorted((a, b) => a - b);
        const direct = shareReaching(surviveFrom(table, from), to);
        const inTwo =
          shareReaching(surviveFrom(table, from), through) * shareReaching(surviveFrom(table, through), to);
        expect(inTwo).toBeCloseTo(direct, 3);
      }),
    );
  });

  test('the age reached by a share is where that share is alive', () => {
    fc.assert(
      fc.property(anyTable, anyAge, numbers(0.01, 1), (table, from, share) => {
        const survival = surviveFrom(table, from);
        const age = ageReachedBy(survival, share);
        if (age !== null) expect(shareReaching(survival, age)).toBeCloseTo(share, 2);
        else expect(shareReaching(survival, 100)).toBeGreaterThan(share);
      }),
    );
  });

  test('expected ages never fall with age from 5 on', () => {
    for (const { name, table } of LIFE_TABLES) {
      const expected = Array.from({ length: 20 }, (_, index) => expectedFrom(table, 5 + index * 5));
      expect(expected, name).toEqual(expected.toSorted((one, other) => one - other));
    }
  });

  test('everyone’s expected age is between women’s and men’s until 90', () => {
    for (const { name, code, table } of LIFE_TABLES.filter((each) => each.name.endsWith('everyone'))) {
      for (const age of [0, 30, 60, 85]) {
        const ofBoth = ['women', 'men'].map((population) =>
          expectedFrom(lifeTableOf(`${code}, ${population}`), age),
        );
        const everyone = expectedFrom(table, age);
        expect(everyone, `${name} at ${age}`).toBeGreaterThan(Math.min(...ofBoth) - 0.05);
        expect(everyone, `${name} at ${age}`).toBeLessThan(Math.max(...ofBoth) + 0.05);
      }
    }
  });

  test('survival curves have no kinks: from one quarter of a year to the next the death rate changes by less than a fifth', () => {
    for (const { name, table } of LIFE_TABLES) {
      const rate = interpolateRates(table);
      const steps = Array.from({ length: 390 }, (_, index) => 2.5 + index * 0.25);
      const kink = steps.find(
        (age) => Math.abs(Math.log(rate(age + 0.25, 2024.5) / rate(age, 2024.5))) > 0.2,
      );
      expect(kink, name).toBeUndefined();
    }
  });
});
