import { describe, expect, test } from 'vitest';
import { nameOfActivity } from '../../words/activity-names.ts';
import { KNOWN_ACTIVITIES } from '../../words/known-activities.ts';
import { offerActivities } from './activity-offer.tsx';

const ALL = KNOWN_ACTIVITIES.map(nameOfActivity);

const listMissing = (entered: readonly string[]) => {
  const offered = offerActivities(entered, false);
  return ALL.filter((name) => !offered.includes(name));
};

describe('The activities on offer', () => {
  test('are all known ones in their order, without those that the visitor has entered', () => {
    expect(offerActivities([], false)).toEqual(ALL);
    expect(listMissing(['Sleep', 'Work', 'Exercise', ''])).toEqual(['Sleep', 'Work', 'Exercise']);
  });

  test('leave out what is entered in another spelling, and nothing for an unknown name', () => {
    expect(listMissing([' reading ', 'TV', 'Kite flying'])).toEqual(['TV/Entertainment', 'Reading']);
  });

  test('are none once all are entered', () => {
    expect(offerActivities(ALL, false)).toEqual([]);
  });

  test('are no work and no way to it for minors', () => {
    const offered = offerActivities([], true);
    expect(ALL.filter((name) => !offered.includes(name))).toEqual(['Work', 'Commute']);
  });
});
