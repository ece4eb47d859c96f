import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nameOfActivity } from '../../words/activity-names.ts';
import { formatFor } from '../../words/format.ts';
import { KNOWN_ACTIVITIES } from '../../words/known-activities.ts';
import { describeTotal } from './activity-list.tsx';
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

const format = formatFor('en');

test.each([
  [0, 'Total: 0 of 24 hours, 24 free'],
  [17, 'Total: 17 of 24 hours, 7 free'],
  [16.25, 'Total: 16.3 of 24 hours, 7.7 free'],
  [20, 'Total: 20 of 24 hours, 4 free'],
  [20.05, 'Total: 20.1 of 24 hours, 3.9 free'],
  [23.99, 'Total: 24 of 24 hours, none free'],
  [24, 'Total: 24 of 24 hours, none free'],
  [24.01, 'Total: 24.1 hours, 0.1 more than a day has'],
  [24.1, 'Total: 24.1 hours, 0.1 more than a day has'],
  [1998, 'Total: 1,998 hours, 1,974 more than a day has'],
])('%d hours: “%s”', (hours, words) => {
  expect(describeTotal(format, hours)).toBe(words);
});

test('the rounded used and free hours add up to 24', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2400 }), (hundredths) => {
      const [, taken, free] = /^Total: ([\d.]+) of 24 hours, ([\d.]+) free$/.exec(
        describeTotal(format, hundredths / 100),
      ) ?? [null, 24, 0];
      expect(Number(taken) + Number(free)).toBeCloseTo(24, 6);
    }),
  );
});
