import { expect, test } from 'vitest';
import { describeOverfullWeeks } from './describe-schedule.ts';
import { formatFor } from './format.ts';

const format = formatFor('en');

test('a week that is too full names its ages', () => {
  expect(describeOverfullWeeks(format, [{ from: 22, until: 30, weeklyHours: 171 }])).toBe(
    'From age 22 to 30, your activities take 171 hours a week; a week has 168.',
  );
  expect(describeOverfullWeeks(format, [{ from: 22, until: 30, weeklyHours: 168.01 }])).toContain(
    'take 168.01 hours a week; a week has 168.',
  );
});
