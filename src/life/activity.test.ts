import { describe, expect, test } from 'vitest';
import { dayLoad, freeHours, hasSchedules, totalHours } from './activity.ts';
import { ACTIVITY_COLORS, DEFAULT_COLORS, nextColor } from './colors.ts';

const hours = (...list: number[]) => list.map((each) => ({ hours: each }));

describe('Total hours', () => {
  test('green up to 20, amber above 20 up to 24, red above 24', () => {
    expect([0, 20, 20.1, 24, 24.1].map(dayLoad)).toEqual(['roomy', 'roomy', 'full', 'full', 'over']);
  });

  test('hours with decimals add up to exactly 24', () => {
    expect(totalHours(hours(0.1, 0.2, 23.7))).toBe(24);
    expect(dayLoad(totalHours(hours(7.1, 8.2, 8.7)))).toBe('full');
  });

  test('free time is 24 hours minus the total, never below 0', () => {
    expect(freeHours(hours(8, 8, 1))).toBe(7);
    expect(freeHours(hours(20, 10))).toBe(0);
  });
});

test('one activity with a schedule is enough for days that are not alike', () => {
  const schedule = { days: 5, from: 22, until: null };
  expect([[], [{}, { schedule: null }], [{}, { schedule }]].map(hasSchedules)).toEqual([false, false, true]);
});

describe('Activities have one of ten fixed colors', () => {
  const used = (...positions: number[]) =>
    ACTIVITY_COLORS.filter((_, position) => positions.includes(position));

  test('there are ten, all different', () => {
    expect(new Set(ACTIVITY_COLORS).size).toBe(10);
  });

  test('sleep is blue, work green, exercise purple', () => {
    expect(DEFAULT_COLORS).toEqual({ sleep: '#4E84F0', work: '#59D4A6', exercise: '#CF9FFA' });
  });

  test('the 4th activity is red (#D6293B), the 5th orange (#F7893B)', () => {
    expect(nextColor(used(0, 1, 2), 0.99)).toBe('#D6293B');
    expect(nextColor(used(0, 1, 2, 3), 0.99)).toBe('#F7893B');
  });

  test('a random color is one that is not in use', () => {
    for (const roll of [0, 0.2, 0.5, 0.99]) {
      const color = nextColor(used(0, 1, 2, 4), roll);
      expect(used(0, 1, 2, 4)).not.toContain(color);
    }
  });

  test('if all ten are in use, a used color is chosen', () => {
    expect(nextColor(ACTIVITY_COLORS, 0.55)).toBe('#69B1B5');
  });
});
