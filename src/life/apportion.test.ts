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
    // 41.667 four times, 16.36 and 816.97: four are missing, which free time takes none of.
    ['equal ones before a larger remainder', [1, 1, 1, 1, 0.3927, 19.6073], 1000, [42, 42, 42, 42, 16, 816]],
    // 41.667 five times and 791.667: all five are one too many, so that the last two are rounded down.
    [
      'the first of equal ones where all of them are too many',
      [1, 1, 1, 1, 1, 19],
      1000,
      [42, 42, 42, 42, 41, 791],
    ],
    ['nothing stays nothing', [0, 5, 0, 5], 3, [0, 2, 0, 1]],
    // 312.5 and 187.5, 500 between them; then 62.5, 333.33, 41.67 and 562.5.
    ['a tie is rounded up where it comes first', [7.5, 12, 4.5], 1000, [313, 500, 187]],
    ['also among others', [1.5, 8, 1, 13.5], 1000, [63, 333, 42, 562]],
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
