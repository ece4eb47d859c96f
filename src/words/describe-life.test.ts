import { expect, test } from 'vitest';
import { describeLife, listDots } from './describe-life.ts';
import { formatFor } from './format.ts';

const format = formatFor('en');

test.each([
  ['own', 1905, 'You have lived 1,905 weeks.'],
  ['own', 1, 'You have lived 1 week.'],
  ['shared', 1905, 'They’ve lived 1,905 weeks.'],
  ['example', 1905, 'They’ve lived 1,905 weeks.'],
  ['own', 0, 'The first week has begun.'],
] as const)('the results open with the weeks so far and those ahead: %s, %d', (whose, weeksLived, lived) => {
  // 48 × 52
  const ahead = 'About 2,496 may lie ahead.';
  expect(describeLife(format, { whose, weeksLived, age: 36, lifeExpectancy: 84 })).toEqual({ lived, ahead });
});

test.each([
  [0, 1, ''],
  [0, 2.9, ''],
  [0, 3, 'About 156 may lie ahead.'],
  [52, 54.6, ''],
  [95, 97.9, ''],
  [95, 98, 'About 156 may lie ahead.'],
])(
  'at %d, with less than three years to %d, no weeks ahead are counted: “%s”',
  (age, lifeExpectancy, ahead) => {
    expect(describeLife(format, { whose: 'own', weeksLived: 5, age, lifeExpectancy }).ahead).toBe(ahead);
  },
);

test('the key of the dots has the kinds of weeks that are shown', () => {
  const list = (until: number | null, ahead: boolean) =>
    listDots(format, { until, ahead }).map(({ kind, text }) => [kind, text]);
  const [lived, now, toCome] = [
    ['lived', 'So far'],
    ['now', 'This week'],
    ['ahead', 'Ahead'],
  ];
  expect(list(null, true)).toEqual([lived, now, toCome]);
  expect(list(null, false)).toEqual([lived, now]);
  expect(list(47.46, true)).toEqual([lived, now, toCome, ['between', 'Up to age 47.5']]);
});
