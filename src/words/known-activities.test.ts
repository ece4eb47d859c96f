import { describe, expect, test } from 'vitest';
import { activityIcon } from '../ui/icon.tsx';
import { nameOfActivity } from './activity-names.ts';
import { findKnownActivity, KNOWN_ACTIVITIES } from './known-activities.ts';

const NINETEEN = [
  'Sleep',
  'Work',
  'Commute',
  'Exercise',
  'Social Media',
  'TV/Entertainment',
  'Eating',
  'Family Time',
  'Cooking',
  'Shopping',
  'Hobbies',
  'Reading',
  'Gaming',
  'Studying',
  'Cleaning',
  'Meditation',
  'Phone Calls',
  'Social Activities',
  'Travel',
];

describe('Each known activity has an icon', () => {
  test('the known names are the nineteen of the specification', () => {
    expect(KNOWN_ACTIVITIES.map(nameOfActivity)).toEqual(NINETEEN);
  });

  test('each has a different icon, and none has the circle of unknown names', () => {
    const icons = NINETEEN.map(activityIcon);
    expect(new Set(icons).size).toBe(19);
    expect(icons).not.toContain('circle');
  });

  test('sleep is a bed, work a briefcase, exercise a dumbbell', () => {
    expect(['Sleep', 'Work', 'Exercise'].map(activityIcon)).toEqual(['bed', 'briefcase', 'dumbbell']);
  });
});

describe('Known names match in any case and with surrounding space', () => {
  test.each(NINETEEN)('%s in small letters, in capitals, with space around', (name) => {
    for (const written of [name.toLowerCase(), name.toUpperCase(), `  ${name}\t`]) {
      const known = findKnownActivity(written);
      expect(known && nameOfActivity(known)).toBe(name);
    }
  });

  test.each([
    ['TV', 'entertainment'],
    ['TV/Movies', 'entertainment'],
    ['tv / movies', 'entertainment'],
    ['Social media', 'socialMedia'],
    [' social   media ', 'socialMedia'],
  ])('%j is found as %s', (written, known) => {
    expect(findKnownActivity(written)).toBe(known);
  });
});

describe('Any other name has a circle', () => {
  test.each(['', '   ', 'Sleeping', 'Workout', 'Gardening', 'constructor', '__proto__', '睡眠', '😴'])(
    '%j is not known',
    (name) => {
      expect(findKnownActivity(name)).toBeNull();
      expect(activityIcon(name)).toBe('circle');
    },
  );
});
