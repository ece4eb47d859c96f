import { describe, expect, test } from 'vitest';
import { formatFor } from '../messages/format.ts';
import { describeSchedule } from './describe-schedule.ts';

const format = formatFor('en');

describe('When an activity happens', () => {
  test.each([
    ['8 h × 5 days a week, 22 to 65', 8, { days: 5, from: 22, until: 65 }],
    ['2 h every day, from 30', 2, { days: 7, from: 30, until: null }],
    ['1.5 h × 1 day a week, until 18', 1.5, { days: 1, from: 0, until: 18 }],
    ['6 h × 3 days a week', 6, { days: 3, from: 0, until: null }],
  ])('%s', (words, hours, schedule) => {
    expect(describeSchedule(format, hours, schedule)).toBe(words);
  });
});
