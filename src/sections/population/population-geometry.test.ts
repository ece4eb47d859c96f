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
  test('of even ages is a rectangle, filled up to the marked age', () => {
    const { younger, x, bottom } = layOut(EVEN, 40);
    expect(x).toBe(14 + 80);
    const corners = cornersOf(younger);
    const [above, below] = [corners.slice(0, corners.length / 2), corners.slice(corners.length / 2)];
    expect([above[0], above.at(-1)]).toEqual([
      [14, 26],
      [94, 26],
    ]);
    expect(above.every(([, y]) => y === 26)).toBe(true);
    expect(below.every(([, y]) => y === bottom)).toBe(true);
  });

  test('is as high as there are people: half as many reach half the height', () => {
    const { whole, bottom } = layOut([2000, 1000], 1);
    expect(cornersOf(whole).map(([, y]) => y)).toEqual([26, 26, 76, 76, ...Array(4).fill(bottom)]);
  });

  test('between two ages, the filled part ends on the line between them', () => {
    const { younger } = layOut([2000, 1000], 1);
    expect(cornersOf(younger)).toContainEqual([114, 51]);
  });

  test('of a newborn is empty, and past the last age it is the whole', () => {
    const newborn = layOut(EVEN, 0);
    expect(cornersOf(newborn.younger).every(([x]) => x === 14)).toBe(true);
    for (const age of [100, 101, 125]) expect(layOut(EVEN, age).younger).toBe(layOut(EVEN, age).whole);
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
        const { whole, younger, x } = layOutPopulation(people, age, width, 150);
        for (const value of [...cornersOf(whole), ...cornersOf(younger)].flat())
          expect(Number.isFinite(value)).toBe(true);
        expect(Number.isFinite(x)).toBe(true);
      }),
    );
  });
});
