import { describe, expect, test } from 'vitest';
import { ACTIVITY_COLORS } from '../../life/colors.ts';
import { activityPaint, TONES } from './paint.ts';

describe('The paint of a color is a design token', () => {
  test('the fourth, red, is --activity-4; free time is --rest', () => {
    expect(activityPaint('#D6293B')).toBe('var(--activity-4)');
    expect(activityPaint(null)).toBe('var(--rest)');
  });

  test('each of the ten colors, and free time, has its own token', () => {
    expect(new Set([...ACTIVITY_COLORS, null].map(activityPaint)).size).toBe(11);
  });
});

test('the tones go from solid for the years so far to pale for those ahead', () => {
  const { lived, between, ahead } = TONES;
  expect(lived).toBe(1);
  expect(between).toBeLessThan(lived);
  expect(ahead).toBeLessThan(between);
  expect(ahead).toBeGreaterThan(0);
});
