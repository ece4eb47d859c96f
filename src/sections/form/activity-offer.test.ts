import { describe, expect, test } from 'vitest';
import { nameOfActivity } from '../../words/activity-names.ts';
import { KNOWN_ACTIVITIES } from '../../words/known-activities.ts';
import { offerActivities } from './activity-offer.tsx';

const ALL = KNOWN_ACTIVITIES.map(nameOfActivity);

const listMissing = (entered: Parameters<typeof offerActivities>[0]) => {
  const offered = offerActivities(entered);
  return ALL.filter((name) => !offered.includes(name));
};

describe('The activities on offer', () => {
  test('are all known ones in their order, without those that the visitor has entered', () => {
    expect(offerActivities({ names: [], age: null })).toEqual(ALL);
    expect(listMissing({ names: ['Sleep', 'Work', 'Exercise', ''], age: 36 })).toEqual([
      'Sleep',
      'Work',
      'Exercise',
    ]);
  });

  test('leave out what is entered in another spelling, and nothing for an unknown name', () => {
    expect(listMissing({ names: [' reading ', 'TV', 'Kite flying'], age: null })).toEqual([
      'TV/Entertainment',
      'Reading',
    ]);
  });

  test('are none once all are entered', () => {
    expect(offerActivities({ names: ALL, age: 36 })).toEqual([]);
  });
});

describe('Work and the way to it', () => {
  test.each([0, 10, 17])('are not offered at %s', (age) => {
    expect(listMissing({ names: [], age })).toEqual(['Work', 'Commute']);
  });

  test.each([18, 93, null])('are offered at %s', (age) => {
    expect(listMissing({ names: [], age })).toEqual([]);
  });
});
