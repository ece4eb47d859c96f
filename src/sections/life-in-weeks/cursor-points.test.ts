import { describe, expect, test } from 'vitest';
import { formatFor } from '../../words/format.ts';
import { describeYear } from './cursor-points.ts';

const format = formatFor('en');
const LONG_NAME = 'Riding a bicycle to work and back, in rain and in sun, daily';
const HEBREW_NAME = 'ריצה בפארק';

describe('A year in a sentence', () => {
  test('gives the weeks that each activity takes, without activities that take none', () => {
    const shares = [
      { name: 'Nothing', weeks: 0 },
      { name: 'Sleep', weeks: 18 },
      { name: 'Free Time', weeks: 34 },
    ];
    expect(describeYear(format, shares)).toBe(
      'In a year of days like this: 18 weeks’ worth of Sleep, 34 of Free Time.',
    );
  });

  test('names the ages of such a year if other years differ', () => {
    const shares = [
      { name: 'Sleep', weeks: 17 },
      { name: 'School', weeks: 9 },
      { name: 'Free Time', weeks: 26 },
    ];
    expect(describeYear(format, shares, { from: 6, until: 18 })).toBe(
      'In a year from 6 to 18: 17 weeks’ worth of Sleep, 9 of School, 26 of Free Time.',
    );
  });

  test('keeps names of any length, and isolates those from right to left', () => {
    const shares = [
      { name: LONG_NAME, weeks: 20 },
      { name: HEBREW_NAME, weeks: 32 },
    ];
    expect(LONG_NAME).toHaveLength(60);
    expect(describeYear(format, shares)).toContain(
      `20 weeks’ worth of ${LONG_NAME}, 32 of \u2068${HEBREW_NAME}\u2069.`,
    );
  });
});
