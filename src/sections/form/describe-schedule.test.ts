import { expect, test } from 'vitest';
import { formatFor } from '../../words/format.ts';
import { describeBriefly, describeFullestWeek } from './describe-schedule.ts';

const format = formatFor('en');
const WORK = { days: 5, from: 22, until: 65 };

test.each([
  ['5 days · 22 to 65', WORK],
  // Every day goes without saying.
  ['from 30', { days: 7, from: 30, until: null }],
  ['1 day · until 18', { days: 1, from: 0, until: 18 }],
  ['3 days', { days: 3, from: 0, until: null }],
])('when an activity happens, in short: %s', (brief, schedule) => {
  expect(describeBriefly(format, schedule)).toBe(brief);
});

test('the fullest week is given in hours, with the decimals that say on which side of its limit it is', () => {
  expect(describeFullestWeek(format, 121 / 7)).toBe('Fullest week: 121 of 168 hours');
  expect(describeFullestWeek(format, 24)).toBe('Fullest week: 168 of 168 hours');
  expect(describeFullestWeek(format, 24.01)).toBe('Fullest week: 168.07 of 168 hours');
  expect(describeFullestWeek(format, 23.99)).toBe('Fullest week: 167.93 of 168 hours');
});
