import { expect, test } from 'vitest';
import { KNOWN_ACTIVITIES } from '../life/known-activities.ts';
import { nameOfActivity } from '../words/activity-names.ts';
import { activityIcon } from './icon.tsx';

test('Each known activity has an icon of its own: sleep a bed, work a briefcase, exercise a dumbbell', () => {
  const icons = KNOWN_ACTIVITIES.map((known) => activityIcon(nameOfActivity(known)));
  expect(new Set(icons).size).toBe(19);
  expect(icons).not.toContain('circle');
  expect(['Sleep', 'Work', 'Exercise'].map(activityIcon)).toEqual(['bed', 'briefcase', 'dumbbell']);
});

test.each(['', 'Workout', 'constructor', '__proto__', '睡眠', '😴'])('%j has a circle', (name) => {
  expect(activityIcon(name)).toBe('circle');
});
