import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shareColumns } from './grid.ts';

const widths = (...shares: number[]) => shareColumns(shares).map(({ from, to }) => to - from);

describe('The columns of a year', () => {
  test('are divided in the proportions of the hours', () => {
    expect(widths(6, 6, 6, 6)).toEqual([13, 13, 13, 13]);
    expect(widths(12, 6, 6)).toEqual([26, 13, 13]);
    expect(widths(24)).toEqual([52]);
  });

  test('that rounding leaves over go to the largest remainder, or to the first of equal ones', () => {
    // 8 of 24 hours are 17.333 columns, 1 is 2.167 and 7 are 15.167: 51 whole ones, and 17.333 misses the most.
    expect(widths(8, 8, 1, 7)).toEqual([18, 17, 2, 15]);
    // 5, 10 and 9 hours are 10.833, 21.667 and 19.5.
    expect(widths(5, 10, 9)).toEqual([11, 22, 19]);
    // 17.333 columns each.
    expect(widths(1, 1, 1)).toEqual([18, 17, 17]);
  });

  test('include one for each of five activities of a minute, taken from free time', () => {
    const minute = 1 / 60;
    expect(widths(minute, minute, minute, minute, minute, 24 - 5 * minute)).toEqual([1, 1, 1, 1, 1, 47]);
  });
});

describe('For any hours of six activities', () => {
  const hours = fc.oneof(
    fc.constant(0),
    fc.double({ min: 1e-9, max: 0.1, noNaN: true }),
    fc.double({ min: 1e-9, max: 24, noNaN: true }),
  );
  const days = fc
    .array(hours, { minLength: 1, maxLength: 6 })
    .filter((list) => list.some((each) => each > 0));

  test('the columns are whole, adjacent and 52 in total', () => {
    fc.assert(
      fc.property(days, (list) => {
        const runs = shareColumns(list);
        let end = 0;
        for (const { from, to } of runs) {
          expect(from).toBe(end);
          expect(to).toBeGreaterThanOrEqual(from);
          expect(Number.isInteger(to)).toBe(true);
          end = to;
        }
        expect(runs).toHaveLength(list.length);
        expect(end).toBe(52);
      }),
    );
  });

  test('exactly the activities above 0 hours have columns', () => {
    fc.assert(
      fc.property(days, (list) => {
        for (const [index, width] of widths(...list).entries())
          expect(width > 0).toBe((list[index] ?? 0) > 0);
      }),
    );
  });

  test('each differs from its share by less than one column, apart from columns given to small shares', () => {
    fc.assert(
      fc.property(days, (list) => {
        const sum = list.reduce((total, each) => total + each, 0);
        const exact = list.map((each) => (each / sum) * 52);
        const given = exact.reduce((total, each) => total + (each > 0 && each < 1 ? 1 - each : 0), 0);
        for (const [index, width] of widths(...list).entries()) {
          const off = width - (exact[index] ?? 0);
          expect(off).toBeLessThanOrEqual(1);
          expect(off).toBeGreaterThan(-1 - given - 1e-9);
        }
      }),
    );
  });
});
