import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseGrid } from './view-grid.ts';

describe('The weeks in a window', () => {
  // 90 years are 90 and 8 gaps of 0.7 pitches long.
  test.each([
    ['lying', 1280, 720, true, 52, 1280 / 95.6],
    ['standing', 360, 640, false, 52, 640 / 95.6],
    ['square', 700, 700, true, 52, 700 / 95.6],
    ['of 200 by 200 pixels', 200, 200, true, 52, 200 / 95.6],
    // Years of two lines with gaps of 0.7: 90 × 2.7 - 0.7 + 8 × 1.4.
    ['very wide', 2560, 360, true, 26, 2560 / 253.5],
    ['very high', 360, 2560, false, 26, 2560 / 253.5],
    ['a strip', 4000, 100, true, 13, 100 / 13],
  ] as const)('%s has columns of years: %s', (_, width, height, isHorizontal, perLine, pitch) => {
    const grid = chooseGrid(90, { width, height });
    if (width !== height) expect(grid.isHorizontal).toBe(isHorizontal);
    expect(grid.perLine).toBe(perLine);
    expect(grid.pitch).toBeCloseTo(pitch, 6);
  });

  test('fits, whatever its shape, with every week at a place of its own', () => {
    const shape = fc.record({
      width: fc.integer({ min: 1, max: 8000 }),
      height: fc.integer({ min: 1, max: 8000 }),
      years: fc.integer({ min: 1, max: 150 }),
    });
    fc.assert(
      fc.property(shape, ({ width, height, years }) => {
        const grid = chooseGrid(years, { width, height });
        expect(grid.width * grid.pitch).toBeLessThanOrEqual(width + 0.001);
        expect(grid.height * grid.pitch).toBeLessThanOrEqual(height + 0.001);
        const places = Array.from({ length: years * 52 }, (_, week) => grid.placeOf(week));
        for (const { x, y } of places) {
          expect(x >= 0.5 && x <= grid.width - 0.49 && y >= 0.5 && y <= grid.height - 0.49).toBe(true);
        }
        expect(new Set(places.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`)).size).toBe(places.length);
      }),
      { numRuns: 50 },
    );
  });

  test('begins with birth, and its years go on in the same direction', () => {
    const { placeOf } = chooseGrid(90, { width: 1280, height: 720 });
    expect(placeOf(0)).toEqual({ x: 0.5, y: 0.5 });
    expect(placeOf(51)).toEqual({ x: 0.5, y: 51.5 });
    expect(placeOf(52)).toEqual({ x: 1.5, y: 0.5 });
    // After ten years, a gap of 0.7.
    expect(placeOf(520).x).toBeCloseTo(11.2);
  });
});
