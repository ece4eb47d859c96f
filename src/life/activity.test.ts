import { describe, expect, test } from 'vitest';
import { dayLoad, hasSchedules, totalHours } from './activity.ts';

const hours = (...list: number[]) => list.map((each) => ({ hours: each }));

describe('Total hours', () => {
  test('green up to 20, amber above 20 up to 24, red above 24', () => {
    expect([0, 20, 20.1, 24, 24.1].map(dayLoad)).toEqual(['roomy', 'roomy', 'full', 'full', 'over']);
  });

  test('hours with decimals add up to exactly 24', () => {
    expect(totalHours(hours(0.1, 0.2, 23.7))).toBe(24);
    expect(dayLoad(totalHours(hours(7.1, 8.2, 8.7)))).toBe('full');
  });
});

test('one activity with a schedule is enough for days that are not alike', () => {
  const schedule = { days: 5, from: 22, until: null };
  expect([[], [{}, { schedule: null }], [{}, { schedule }]].map(hasSchedules)).toEqual([false, false, true]);
});
