import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { layOutPopulation } from './population-geometry.ts';

/** 100 ages in 228 pixels of width: 2 pixels a year between margins of 14. 154 of height leave 100 for the people. */
const layOut = (counts: readonly number[], age: number) => layOutPopulation(counts, age, 228, 154);
const EVEN = Array.from({ length: 100 }, () => 1000);

/** The corners of a path of straight lines. */
const cornersOf = (path: string) =>
  path
    .slice(1, -1)
    .split('L')
    .map((corner) => corner.split(',').map(Number));

describe('The silhouette of a population', () => {
  test('of even ages is a rectangle, marked at the age', () => {
    const { outline, x, bottom } = layOut(EVEN, 40);
    expect(x).toBe(14 + 80);
    const corners = cornersOf(outline);
    const [above, below] = [corners.slice(0, corners.length / 2), corners.slice(corners.length / 2)];
    expect([above[0], above.at(-1)]).toEqual([
      [14, 26],
      [214, 26],
    ]);
    expect(above.every(([, y]) => y === 26)).toBe(true);
    expect(below.every(([, y]) => y === bottom)).toBe(true);
  });

  test('is as high as there are people: half as many reach half the height', () => {
    const { outline, bottom } = layOut([2000, 1000], 1);
    expect(cornersOf(outline).map(([, y]) => y)).toEqual([26, 26, 76, 76, ...Array(4).fill(bottom)]);
  });

  test('is marked at its start for a newborn, and at its end past the last age', () => {
    expect(layOut(EVEN, 0).x).toBe(14);
    for (const age of [100, 101, 125]) expect(layOut(EVEN, age).x).toBe(214);
  });

  test('has its axis from 0 to 100', () => {
    expect(layOut(EVEN, 40).ageTicks).toEqual(
      [0, 20, 40, 60, 80, 100].map((age) => ({ age, x: 14 + age * 2 })),
    );
  });

  test('has finite corners for any counts, ages and widths', () => {
    const counts = fc.array(fc.double({ min: 0, max: 1e8, noNaN: true }), { minLength: 1, maxLength: 100 });
    const numbers = fc.double({ min: 0, max: 2000, noNaN: true });
    fc.assert(
      fc.property(counts, numbers, numbers, (people, age, width) => {
        const { outline, x } = layOutPopulation(people, age, width, 150);
        for (const value of cornersOf(outline).flat()) expect(Number.isFinite(value)).toBe(true);
        expect(Number.isFinite(x)).toBe(true);
      }),
    );
  });
});
