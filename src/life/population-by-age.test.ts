import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numbers } from '../../tests/fixtures/arbitraries.ts';
import {
  countByGroup,
  countByYear,
  distributeByAge,
  findRankByAge,
  LAST_GROUP_AGE,
} from './population-by-age.ts';

const GROUPS = 21;
const groups = (count: (index: number) => number) =>
  Array.from({ length: GROUPS }, (_, index) => count(index));

/** 1,000 people in each group: 600 women and 400 men. */
const EVEN = { women: groups(() => 0.6), men: groups(() => 0.4) };

describe('An even population, with 1,000 people in every group', () => {
  const distribute = () => distributeByAge(EVEN, 'everyone');

  test('has 21,000 people, 1,000 of them aged 100 and over', () => {
    const everyone = distribute();
    expect(everyone.total).toBeCloseTo(21_000, 6);
    expect(everyone.oldest).toBeCloseTo(1000, 6);
  });

  test('has 200 people of every age: 7,200 are younger than 36', () => {
    const everyone = distribute();
    expect(everyone.youngerThan(36)).toBeCloseTo(7200, 6);
    for (const count of countByYear(everyone)) expect(count).toBeCloseTo(200, 6);
  });

  test('at 42, 8,400 of 21,000 are younger: 40 %; 200 were born within half a year', () => {
    const { younger, share, peers } = findRankByAge(distribute(), 42);
    expect(younger).toBeCloseTo(8400, 6);
    expect(share).toBeCloseTo(0.4, 9);
    expect(peers).toBeCloseTo(200, 6);
  });

  test('has 21 groups of 1,000, the last of them 100 and over', () => {
    const found = countByGroup(distribute());
    expect(found.map(({ from }) => from)).toEqual(groups((index) => index * 5));
    for (const { people } of found) expect(people).toBeCloseTo(1000, 6);
    // 4.76 percent each: 13 are rounded up, and the last eight are not.
    expect(found.map(({ percentage }) => percentage)).toEqual(groups((index) => (index < 13 ? 4.8 : 4.7)));
  });

  test('nobody is younger than a newborn, and many of their peers are not born yet', () => {
    expect(findRankByAge(distribute(), 0)).toEqual({ younger: 0, share: 0, peers: null });
    expect(findRankByAge(distribute(), 0.5).peers).toBeCloseTo(200, 6);
  });

  test('from 100 on, all under 100 are younger, and there is no number of peers', () => {
    for (const age of [LAST_GROUP_AGE, 150])
      expect(findRankByAge(distribute(), age)).toEqual({
        younger: expect.closeTo(20_000, 6),
        share: expect.closeTo(20 / 21, 9),
        peers: null,
      });
    expect(findRankByAge(distribute(), 99.6).peers).toBeNull();
    expect(findRankByAge(distribute(), 99.5).peers).toBeCloseTo(100 + 100, 6);
  });
});

describe('A population with 1,000 in the first group, then 3,000 in each, and 2,000, 1,000 and 200 in the last', () => {
  const women = groups((index) => ({ 0: 1, 18: 2, 19: 1, 20: 0.2 })[index] ?? 3);
  const distribute = () => distributeByAge({ women, men: groups(() => 0) }, 'women');

  // Worked by hand: slope at 5 the harmonic mean of 1000 and 3000, 1500, at 0 (3 × 1000 − 3000) / 2 = 0, at 10 3000.
  test('is steeper towards the larger groups', () => {
    const uneven = distribute();
    // 1000 / 2 + (0 − 1500) / 8 = 312.5.
    expect(uneven.youngerThan(2.5)).toBeCloseTo(312.5, 6);
    expect(uneven.youngerThan(5)).toBeCloseTo(1000, 6);
    // 1000 + 3000 / 2 + (1500 − 3000) / 8 = 2312.5.
    expect(uneven.youngerThan(7.5)).toBeCloseTo(2312.5, 6);
    // Under 95 54,000; slope at 95 the harmonic mean 1333.3, at 100 (3 × 1000 − 2000) / 2 = 500: 500 + 833.3 / 8 more.
    expect(uneven.youngerThan(97.5)).toBeCloseTo(54_000 + 500 + 833.333_333 / 8, 5);
  });

  test('has groups of those sizes', () => {
    const found = countByGroup(distribute());
    expect(found.map(({ people }) => Math.round(people))).toEqual(women.map((count) => count * 1000));
  });
});

test('an empty population has shares of 0, not NaN', () => {
  const nobody = distributeByAge({ women: groups(() => 0), men: groups(() => 0) }, 'everyone');
  expect(findRankByAge(nobody, 42)).toEqual({ younger: 0, share: 0, peers: 0 });
  expect(new Set(countByGroup(nobody).map(({ percentage }) => percentage))).toEqual(new Set([0]));
});

describe('For any population', () => {
  const counts = fc.array(numbers(0, 1e6), {
    minLength: GROUPS,
    maxLength: GROUPS,
  });
  const populations = fc.record({ women: counts, men: counts });
  const ages = numbers(0, 130);

  test('the share is from 0 to 1 and never falls with age', () => {
    fc.assert(
      fc.property(populations, ages, ages, (population, one, other) => {
        const everyone = distributeByAge(population, 'everyone');
        const [young, old] = [Math.min(one, other), Math.max(one, other)];
        const [first, last] = [findRankByAge(everyone, young), findRankByAge(everyone, old)];
        const tolerance = 1e-9;
        expect(first.share).toBeGreaterThanOrEqual(0);
        expect(last.share).toBeLessThanOrEqual(1 + tolerance);
        expect(last.share).toBeGreaterThanOrEqual(first.share - tolerance);
        if (first.peers !== null) expect(first.peers).toBeGreaterThanOrEqual(-tolerance * everyone.total);
      }),
    );
  });

  test('the ages add up to the groups, and women and men to everyone', () => {
    fc.assert(
      fc.property(populations, ages, (population, age) => {
        const [everyone, women, men] = (['everyone', 'women', 'men'] as const).map((who) =>
          distributeByAge(population, who),
        );
        if (!everyone || !women || !men) throw new Error('not three');
        const sum = countByYear(everyone).reduce((total, count) => total + count, 0);
        expect(sum + everyone.oldest).toBeCloseTo(everyone.total, 0);
        expect(women.total + men.total).toBeCloseTo(everyone.total, 0);
        // Between groups, the interpolation of a sum is not the sum of the interpolations.
        const wholeGroups = Math.min(100, Math.floor(age / 5) * 5);
        expect(women.youngerThan(wholeGroups) + men.youngerThan(wholeGroups)).toBeCloseTo(
          everyone.youngerThan(wholeGroups),
          0,
        );
      }),
    );
  });
});
