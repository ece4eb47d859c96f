import { describe, expect, test } from 'vitest';
import { KNOWN_ACTIVITIES } from './known-activities.ts';
import { offerActivities } from './offered-activities.ts';

describe('The activities on offer', () => {
  test('are all known ones that the visitor has not entered, in their order', () => {
    expect(offerActivities({ names: [], age: null })).toEqual(KNOWN_ACTIVITIES);
    expect(offerActivities({ names: ['Sleep', 'Work', 'Exercise', ''], age: 36 })).toEqual([
      'Commute',
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
    ]);
  });

  test('leave out what is entered in another spelling, and nothing for an unknown name', () => {
    const offered = offerActivities({ names: [' reading ', 'TV', 'Kite flying'], age: null });
    expect(KNOWN_ACTIVITIES.filter((name) => !offered.includes(name))).toEqual([
      'TV/Entertainment',
      'Reading',
    ]);
  });

  test('are none once all are entered', () => {
    expect(offerActivities({ names: KNOWN_ACTIVITIES, age: 36 })).toEqual([]);
  });
});

describe('Work and the way to it', () => {
  const missingAt = (age: number | null) => {
    const offered = offerActivities({ names: [], age });
    return KNOWN_ACTIVITIES.filter((name) => !offered.includes(name));
  };

  test.each([0, 10, 17])('are not offered at %s', (age) => {
    expect(missingAt(age)).toEqual(['Work', 'Commute']);
  });

  test.each([18, 93, null])('are offered at %s', (age) => {
    expect(missingAt(age)).toEqual([]);
  });
});
