import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numbers } from '../../../tests/fixtures/arbitraries.ts';
import { chooseDaysPerDot, layOutDays } from './day-dots.tsx';

const layOut = (daysBehind: number, daysAhead: number, { width = 300, daysPerDot = 1 } = {}) =>
  layOutDays({ time: { daysBehind, daysAhead }, daysPerDot, width });

describe('The dots of days together', () => {
  test('are in rows, past days before days ahead', () => {
    // Three columns of 12 in a width of 40.
    expect(layOut(2, 3, { width: 40 })).toEqual({
      behind: [
        { x: 6, y: 6 },
        { x: 18, y: 6 },
      ],
      ahead: [
        { x: 30, y: 6 },
        { x: 6, y: 18 },
        { x: 18, y: 18 },
      ],
      width: 40,
      height: 24,
    });
  });

  test.each([
    [200, 1],
    [201, 7],
    [1400, 7],
    [1401, 30],
    [6000, 30],
    [6001, 100],
    [20_000, 100],
    [20_001, 365],
  ])('of %d days stand for %d each', (days, expected) => {
    expect(chooseDaysPerDot(days)).toBe(expected);
  });

  test('are rounded to whole dots, and at least one for more than zero days', () => {
    const { behind, ahead } = layOut(6831, 296, { daysPerDot: 100 });
    expect([behind.length, ahead.length]).toEqual([68, 3]);
    expect(layOut(7000, 12, { daysPerDot: 100 }).ahead).toHaveLength(1);
    expect(layOut(0, 12, { daysPerDot: 100 }).behind).toHaveLength(0);
  });

  test('are at most 241, never overlap, and are inside the picture', () => {
    const days = numbers(0, 43_800);
    fc.assert(
      fc.property(days, days, fc.integer({ min: 12, max: 900 }), (behind, ahead, width) => {
        const dots = layOut(behind, ahead, {
          width,
          daysPerDot: chooseDaysPerDot(behind + ahead),
        });
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
    expect(layOut(3, 0, { width: 0 }).height).toBe(36);
  });
});
