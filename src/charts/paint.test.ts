import { describe, expect, test } from 'vitest';
import { ACTIVITY_COLORS } from '../life/activity-colors.ts';
import { activityPaint, TONES } from './paint.ts';

describe('A colour’s paint is a token of the page', () => {
  test('the fourth, red, is --activity-4; free time is --rest', () => {
    expect(activityPaint('#D6293B')).toBe('var(--activity-4)');
    expect(activityPaint(null)).toBe('var(--rest)');
  });

  test('each of the ten, and free time, has a token of its own', () => {
    expect(new Set([...ACTIVITY_COLORS, null].map(activityPaint)).size).toBe(11);
  });
});

test('the tones go from solid for what is lived to pale for what is still to come', () => {
  const { lived, between, ahead } = TONES;
  expect(lived).toBe(1);
  expect(between).toBeLessThan(lived);
  expect(ahead).toBeLessThan(between);
  expect(ahead).toBeGreaterThan(0);
});
