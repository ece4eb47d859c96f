import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numbers } from '../../../tests/fixtures/arbitraries.ts';
import { spreadApart } from './spread-apart.ts';

test.each([
  ['with enough space between them do not move', [10, 20, 40], 44, [10, 20, 40]],
  ['too close to the previous one move forward', [10, 12, 40], 44, [10, 18, 40]],
  ['beyond the end move back, together with those before them', [10, 38, 40], 44, [10, 36, 44]],
  ['that are all the same end up side by side', [20, 20, 20], 100, [20, 28, 36]],
  ['that are all at the end move back from it', [20, 20, 20], 20, [4, 12, 20]],
])('Positions of labels %s', (_, positions, end, spread) => {
  expect(spreadApart(positions, 8, end)).toEqual(spread);
});

test('Number and order stay the same, neighbors have the gap between them, and none is outside the line', () => {
  const [gap, end] = [13, 500];
  /** At most 30 labels, with room for 39. */
  const positions = fc
    .array(numbers(0, end), { maxLength: 30 })
    .map((list) => list.toSorted((a, b) => a - b));
  fc.assert(
    fc.property(positions, (list) => {
      const spread = spreadApart(list, gap, end);
      expect(spread).toHaveLength(list.length);
      for (const [index, position] of spread.slice(1).entries())
        expect(position - (spread[index] ?? Number.NaN)).toBeGreaterThanOrEqual(gap - 1e-9);
      expect(spread[0] ?? 0).toBeGreaterThanOrEqual(0);
      expect(spread.at(-1) ?? 0).toBeLessThanOrEqual(end);
    }),
  );
});
