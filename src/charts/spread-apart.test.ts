import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { spreadApart } from './spread-apart.ts';

describe('Places for labels', () => {
  test('with room between them stay where they are', () => {
    expect(spreadApart([10, 20, 40], 8, 44)).toEqual([10, 20, 40]);
  });

  test('too near to the one before move on', () => {
    expect(spreadApart([10, 12, 40], 8, 44)).toEqual([10, 18, 40]);
  });

  test('that would go beyond the end move back, and those before them with it', () => {
    expect(spreadApart([10, 38, 40], 8, 44)).toEqual([10, 36, 44]);
  });

  test('all in one place stand side by side, as near to it as the end allows', () => {
    expect(spreadApart([20, 20, 20], 8, 100)).toEqual([20, 28, 36]);
    expect(spreadApart([20, 20, 20], 8, 20)).toEqual([4, 12, 20]);
  });

  test('of no labels are none', () => {
    expect(spreadApart([], 8, 44)).toEqual([]);
  });
});

describe('Whatever the places', () => {
  const END = 500;
  const GAP = 13;
  /** At most 30 labels, with room for 39. */
  const places = fc
    .array(fc.double({ min: 0, max: END, noNaN: true }), { maxLength: 30 })
    .map((list) => list.toSorted((a, b) => a - b));

  test('there are as many after as before, in their order, and the gap lies between any two', () => {
    fc.assert(
      fc.property(places, (list) => {
        const spread = spreadApart(list, GAP, END);
        expect(spread).toHaveLength(list.length);
        for (const [index, place] of spread.slice(1).entries())
          expect(place - (spread[index] ?? Number.NaN)).toBeGreaterThanOrEqual(GAP - 1e-9);
      }),
    );
  });

  test('none stands beyond the end, nor before the start while there is room', () => {
    fc.assert(
      fc.property(places, (list) => {
        for (const place of spreadApart(list, GAP, END)) {
          expect(place).toBeLessThanOrEqual(END);
          expect(place).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  test('spreading them again moves none', () => {
    fc.assert(
      fc.property(places, (list) => {
        const spread = spreadApart(list, GAP, END);
        for (const [index, place] of spreadApart(spread, GAP, END).entries())
          expect(place).toBeCloseTo(spread[index] ?? Number.NaN, 9);
      }),
    );
  });
});
