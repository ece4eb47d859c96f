import { expect, test } from 'vitest';
import { formatFor } from '../../words/format.ts';
import { describeSchedule } from './describe-schedule.ts';

test.each([
  ['8 hours × 5 days a week, 22 to 65', 8, { days: 5, from: 22, until: 65 }],
  ['2 hours every day, from 30', 2, { days: 7, from: 30, until: null }],
  ['1.5 hours × 1 day a week, until 18', 1.5, { days: 1, from: 0, until: 18 }],
  ['6 hours × 3 days a week', 6, { days: 3, from: 0, until: null }],
])('When an activity happens: %s', (words, hours, schedule) => {
  expect(describeSchedule(formatFor('en'), hours, schedule)).toBe(words);
});
