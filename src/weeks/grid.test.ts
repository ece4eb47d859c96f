import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numbers } from '../../tests/fixtures/arbitraries.ts';
import { createGrid, fitWindow, shareColumns } from './grid.ts';

const widths = (...shares: number[]) => shareColumns(shares).map(({ from, to }) => to - from);

describe('The columns of a year', () => {
  const minute = 1 / 60;
  test.each([
    ['are in the proportions of the hours', [12, 6, 6], [26, 13, 13]],
    // 4.333, 8.667 and 39 columns.
    ['that rounding leaves over go to the largest remainder', [2, 4, 18], [4, 9, 39]],
    ['are the same for equal hours, and the one left over is in free time', [8, 8, 8], [17, 17, 18]],
    [
      'include one for each activity of a minute, taken from free time',
      [minute, minute, minute, minute, minute, 24 - 5 * minute],
      [1, 1, 1, 1, 1, 47],
    ],
  ])('%s', (_, hours, expected) => {
    expect(widths(...hours)).toEqual(expected);
  });

  test('are whole, adjacent, 52 in total, and differ from a share by less than one, for any hours of six activities', () => {
    const hours = fc.oneof(fc.constant(0), numbers(1e-9, 0.1), numbers(1e-9, 24));
    const days = fc
      .array(hours, { minLength: 1, maxLength: 6 })
      .filter((list) => list.some((each) => each > 0));
    fc.assert(
      fc.property(days, (list) => {
        const sum = list.reduce((total, each) => total + each, 0);
        const exact = list.map((each) => (each / sum) * 52);
        // Columns that small shares have been given, taken from large ones.
        const given = exact.reduce((total, each) => total + (each > 0 && each < 1 ? 1 - each : 0), 0);
        const runs = shareColumns(list);
        let end = 0;
        for (const [index, { from, to }] of runs.entries()) {
          const share = exact[index] ?? 0;
          expect(from).toBe(end);
          expect(Number.isInteger(to)).toBe(true);
          expect(to > from).toBe(share > 0);
          expect(to - from - share).toBeLessThanOrEqual(1);
          expect(to - from - share).toBeGreaterThan(-1 - given - 1e-9);
          end = to;
        }
        expect([runs.length, end]).toEqual([list.length, 52]);
      }),
    );
  });
});

test('The runs of columns take the same width in each band of a life', () => {
  const bands = [
    { from: 0, runs: shareColumns([1, 1]) },
    { from: 18, runs: shareColumns([1, 1, 2]) },
  ];
  // 52 and two gaps of 0.7 are 53.4 pitches of 10. Both are between the two runs of the first band.
  const shape = { direction: 'vertical', years: 84, bands } as const;
  const { box, weekMiddle } = createGrid(shape, { x: 36, y: 0, pitch: 10 });
  expect([box.x, box.width]).toEqual([36, 534]);
  expect([0, 25, 26, 51].map((column) => weekMiddle(column, 17))).toEqual([41, 291, 315, 565]);
  expect([0, 12, 13, 51].map((column) => weekMiddle(column, 18))).toEqual([41, 161, 178, 565]);
});

describe('The weeks in a window', () => {
  // 90 years are 90 and 8 gaps of 0.7 pitches long.
  test.each([
    ['lying', 1280, 720, true, 1280 / 95.6],
    ['very high', 360, 2560, false, 360 / 52],
  ] as const)('that is %s', (_, width, height, isHorizontal, pitch) => {
    const grid = fitWindow(90, { x: 0, y: 0, width, height });
    expect(grid.isHorizontal).toBe(isHorizontal);
    expect(grid.pitch).toBeCloseTo(pitch, 6);
  });

  test('fit, whatever its shape, with every week at a position of its own', () => {
    const shape = fc.record({
      width: fc.integer({ min: 1, max: 8000 }),
      height: fc.integer({ min: 1, max: 8000 }),
      years: fc.integer({ min: 1, max: 150 }),
    });
    fc.assert(
      fc.property(shape, ({ width, height, years }) => {
        const { box, pitch, positionOf } = fitWindow(years, { x: 0, y: 0, width, height });
        expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(-0.001);
        expect(box.x + box.width).toBeLessThanOrEqual(width + 0.001);
        expect(box.y + box.height).toBeLessThanOrEqual(height + 0.001);
        const positions = Array.from({ length: years * 52 }, (_, week) => positionOf(week)).map(
          ({ x, y }) => ({
            x: (x - box.x) / pitch,
            y: (y - box.y) / pitch,
          }),
        );
        const [right, bottom] = [box.width / pitch - 0.49, box.height / pitch - 0.49];
        expect(positions.every(({ x, y }) => x >= 0.49 && x <= right && y >= 0.49 && y <= bottom)).toBe(true);
        expect(new Set(positions.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`)).size).toBe(
          positions.length,
        );
      }),
      { numRuns: 50 },
    );
  });
});
