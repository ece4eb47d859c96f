import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { layOutDays } from './day-dots.tsx';

describe('The dots of days together', () => {
  test('are in rows, past days before days ahead', () => {
    // Three columns of 12 in a width of 40.
    expect(layOutDays({ behind: 2, ahead: 3, width: 40 })).toEqual({
      daysPerDot: 1,
      behind: [
        { x: 6, y: 6 },
        { x: 18, y: 6 },
      ],
      ahead: [
        { x: 30, y: 6 },
        { x: 6, y: 18 },
        { x: 18, y: 18 },
      ],
      height: 24,
    });
  });

  test.each([
    [0, 1],
    [200, 1],
    [201, 7],
    [1400, 7],
    [1401, 30],
    [6000, 30],
    [6001, 100],
    [20_000, 100],
    [20_001, 365],
    [80_000, 365],
  ])('of %d days stand for %d each', (days, expected) => {
    expect(layOutDays({ behind: days, ahead: 0, width: 300 }).daysPerDot).toBe(expected);
  });

  test('are rounded to whole dots, and at least one for more than zero days', () => {
    const { behind, ahead } = layOutDays({ behind: 6831, ahead: 296, width: 300 });
    // Of 100 days each.
    expect([behind.length, ahead.length]).toEqual([68, 3]);
    expect(layOutDays({ behind: 7000, ahead: 12, width: 300 }).ahead).toHaveLength(1);
    expect(layOutDays({ behind: 0, ahead: 12, width: 300 }).behind).toHaveLength(0);
  });

  test('are at most 241, never overlap, and are inside the picture', () => {
    const days = fc.double({ min: 0, max: 43_800, noNaN: true });
    fc.assert(
      fc.property(days, days, fc.integer({ min: 12, max: 900 }), (behind, ahead, width) => {
        const dots = layOutDays({ behind, ahead, width });
        const all = [...dots.behind, ...dots.ahead];
        expect(all.length).toBeLessThanOrEqual(241);
        expect(new Set(all.map(({ x, y }) => `${x} ${y}`)).size).toBe(all.length);
        for (const { x, y } of all) {
          expect(x + 6).toBeLessThanOrEqual(width);
          expect(y + 6).toBeLessThanOrEqual(dots.height);
        }
      }),
    );
  });

  test('are laid out even without any width', () => {
    expect(layOutDays({ behind: 3, ahead: 0, width: 0 }).height).toBe(36);
  });
});
