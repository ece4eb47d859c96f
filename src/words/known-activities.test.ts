import { describe, expect, test } from 'vitest';
import { activityIcon } from '../ui/icon.tsx';
import { nameOfActivity } from './activity-names.ts';
import { findKnownActivity, KNOWN_ACTIVITIES, offerWorkingYears } from './known-activities.ts';

const NINETEEN = (
  'Sleep,Work,Commute,Exercise,Social Media,TV/Entertainment,Eating,Family Time,Cooking,Shopping,Hobbies,Reading,' +
  'Gaming,Studying,Cleaning,Meditation,Phone Calls,Social Activities,Travel'
).split(',');

describe('The known activities', () => {
  test('are the nineteen of the specification', () => {
    expect(KNOWN_ACTIVITIES.map(nameOfActivity)).toEqual(NINETEEN);
  });

  test('have an icon each: sleep a bed, work a briefcase, exercise a dumbbell', () => {
    const icons = NINETEEN.map(activityIcon);
    expect(new Set(icons).size).toBe(19);
    expect(icons).not.toContain('circle');
    expect(['Sleep', 'Work', 'Exercise'].map(activityIcon)).toEqual(['bed', 'briefcase', 'dumbbell']);
  });

  test.each(NINETEEN)('are found in any case and with surrounding space: %s', (name) => {
    for (const written of [name.toLowerCase(), name.toUpperCase(), `  ${name}\t`]) {
      const known = findKnownActivity(written);
      expect(known && nameOfActivity(known)).toBe(name);
    }
  });

  test.each([
    ['TV', 'entertainment'],
    ['tv / movies', 'entertainment'],
    [' social   media ', 'socialMedia'],
  ])('are found in other spellings: %j', (written, known) => {
    expect(findKnownActivity(written)).toBe(known);
  });

  test.each(['', '   ', 'Sleeping', 'Workout', 'constructor', '__proto__', '睡眠', '😴'])(
    'do not include %j, which has a circle',
    (name) => {
      expect(findKnownActivity(name)).toBeNull();
      expect(activityIcon(name)).toBe('circle');
    },
  );
});

describe('Working years are offered', () => {
  const work = { name: 'Work', hours: 8 };
  const AT_36 = { age: 36, lifeExpectancy: 84 };
  const OFFERED = { days: 5, from: 22, until: 65 };

  test.each([
    [0, 84],
    [36, 84],
    [93, 84],
    [18, 22.5],
  ])('at any age, before and after them too: at %d of %d', (age, lifeExpectancy) => {
    expect(offerWorkingYears({ ...work, name: ' work ' }, { age, lifeExpectancy })).toEqual(OFFERED);
  });

  test.each([
    ['for a life that ends before they begin', work, { age: 18, lifeExpectancy: 22 }],
    ['for 0 hours', { ...work, hours: 0 }, AT_36],
    ['for other activities', { ...work, name: 'Commute' }, AT_36],
    ['for work that has days and ages already', { ...work, schedule: { ...OFFERED, days: 4 } }, AT_36],
  ])('but not %s', (_, activity, life) => {
    expect(offerWorkingYears(activity, life)).toBeNull();
  });
});
