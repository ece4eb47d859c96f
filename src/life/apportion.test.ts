import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numbers } from '../../tests/fixtures/arbitraries.ts';
import { apportion, toPercentages } from './apportion.ts';

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

const shares = fc
  .array(
    fc.oneof(
      fc.constant(0),
      numbers(0.01, 24),
      fc.integer({ min: 1, max: 240 }).map((n) => n / 10),
    ),
    {
      minLength: 1,
      maxLength: 21,
    },
  )
  .filter((list) => list.some((share) => share > 0));

describe('Units in the proportions of shares', () => {
  test.each([
    ['the last of equal ones has what nothing else can take', [8, 8, 8], 100, [33, 33, 34]],
    // 17.333, 2.167 and 15.167: 51 whole ones, too few for both of 8.
    ['equal ones have as many', [8, 8, 1, 7], 52, [17, 17, 2, 16]],
    // 15.167 and 10.833, twice: 50 whole ones, and both of 5 miss the most.
    ['equal ones get one more together', [7, 7, 5, 5], 52, [15, 15, 11, 11]],
    ['also where a computer has one of them as more', [0.1 + 0.2, 0.3, 0.3], 10, [3, 3, 4]],
    // 312.5, 270.83 twice, 41.67, 20.83 and 83.33.
    ['the largest remainders have the rest', [7.5, 6.5, 1, 0.5, 2, 6.5], 1000, [312, 271, 42, 21, 83, 271]],
    ['nothing stays nothing', [0, 5, 0, 5], 3, [0, 1, 0, 2]],
    ['nothing is divided', [0, 0], 5, [0, 0]],
  ])('%s', (_, list, units, counts) => {
    expect(apportion(list, units)).toEqual(counts);
  });

  test('are all of them, and each share is rounded down or up', () => {
    fc.assert(
      fc.property(shares, fc.nat(8000), (list, units) => {
        const counts = apportion(list, units);
        expect(sumOf(counts)).toBe(units);
        list.forEach((share, index) => {
          const exact = (share / sumOf(list)) * units;
          expect(Math.abs((counts[index] ?? 0) - exact)).toBeLessThan(1 + 1e-6);
          if (share === 0) expect(counts[index]).toBe(0);
        });
      }),
    );
  });
});

describe('Percentages', () => {
  test('are 100.0 together, and each is within a tenth of its own', () => {
    fc.assert(
      fc.property(shares, (list) => {
        const percentages = toPercentages(list);
        expect(sumOf(percentages.map((each) => Math.round(each * 10)))).toBe(1000);
        list.forEach((share, index) => {
          expect(Math.abs((percentages[index] ?? 0) - (share / sumOf(list)) * 100)).toBeLessThan(0.1 + 1e-6);
        });
      }),
    );
  });

  test('are rounded each by itself where that adds up', () => {
    expect(toPercentages([8, 8, 1, 7])).toEqual([33.3, 33.3, 4.2, 29.2]);
  });

  test('of nearly all are not 100, and of all they are', () => {
    expect(toPercentages([23.995, 0, 0.002, 0.003])).toEqual([99.9, 0, 0, 0.1]);
    expect(toPercentages([0, 24])).toEqual([0, 100]);
  });
});
