import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { spreadApart } from './spread-apart.ts';

describe('Positions of labels', () => {
  test('with enough space between them do not move', () => {
    expect(spreadApart([10, 20, 40], 8, 44)).toEqual([10, 20, 40]);
  });

  test('too close to the previous one move forward', () => {
    expect(spreadApart([10, 12, 40], 8, 44)).toEqual([10, 18, 40]);
  });

  test('beyond the end move back, together with those before them', () => {
    expect(spreadApart([10, 38, 40], 8, 44)).toEqual([10, 36, 44]);
  });

  test('that are all the same end up side by side', () => {
    expect(spreadApart([20, 20, 20], 8, 100)).toEqual([20, 28, 36]);
    expect(spreadApart([20, 20, 20], 8, 20)).toEqual([4, 12, 20]);
  });
});

describe('For any positions', () => {
  const END = 500;
  const GAP = 13;
  /** At most 30 labels, with room for 39. */
  const places = fc
    .array(fc.double({ min: 0, max: END, noNaN: true }), { maxLength: 30 })
    .map((list) => list.toSorted((a, b) => a - b));

  test('number and order stay the same, neighbors have the gap between them, and none is outside the line', () => {
    fc.assert(
      fc.property(places, (list) => {
        const spread = spreadApart(list, GAP, END);
        expect(spread).toHaveLength(list.length);
        for (const [index, place] of spread.slice(1).entries())
          expect(place - (spread[index] ?? Number.NaN)).toBeGreaterThanOrEqual(GAP - 1e-9);
        expect(spread[0] ?? 0).toBeGreaterThanOrEqual(0);
        expect(spread.at(-1) ?? 0).toBeLessThanOrEqual(END);
      }),
    );
  });
});
