import { describe, expect, test } from 'vitest';
import { describeScheduleChange } from './describe-schedule-change.ts';
import { formatFor } from './format.ts';

const format = formatFor('en');
const EVERY_DAY = { name: 'Work', hours: 8 };
const WORKING = { ...EVERY_DAY, schedule: { days: 5, from: 22, until: 65 } };

describe('A change of when work happens', () => {
  test.each([
    // 36/3 before, 14 × 5/7 × 8/24 after.
    ['Work: 12.0 → 3.3 years so far', EVERY_DAY, WORKING, 36],
    ['Work: 3.3 → 12.0 years so far', WORKING, EVERY_DAY, 36],
    // 14 × 4/7 × 8/24.
    ['Work: 3.3 → 2.7 years so far', WORKING, { ...WORKING, schedule: { ...WORKING.schedule, days: 4 } }, 36],
    // Retired: 84/3 before, 43 × 5/7 × 8/24 after.
    ['Work: 28.0 → 10.2 years so far', EVERY_DAY, WORKING, 84],
    // All of the 10.24 years are ahead.
    ['Work: none so far, 10.2 years ahead', EVERY_DAY, WORKING, 18],
    ['Work: none so far, 10.2 years ahead', EVERY_DAY, WORKING, 22],
    // 1/7 × 8/24 = 0.05, and nothing ahead.
    [
      'Work: 12.0 → 0.0 years so far',
      EVERY_DAY,
      { ...WORKING, schedule: { days: 1, from: 0, until: 1 } },
      36,
    ],
  ])('%s', (words, before, after, age) => {
    expect(describeScheduleChange(format, before, after, { age, lifeExpectancy: 84 }).shown).toBe(words);
  });

  test('is read aloud without the arrow', () => {
    const { aloud } = describeScheduleChange(format, EVERY_DAY, WORKING, { age: 36, lifeExpectancy: 84 });
    expect(aloud).toBe('Work: 3.3 years so far instead of 12.0');
  });
});
