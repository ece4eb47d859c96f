import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fillDraft, visualization } from '../../../tests/fixtures/drafts.ts';
import { expectancyAtBirth } from '../../document/submitted-life.ts';
import { KNOWN_ACTIVITIES } from '../../life/known-activities.ts';
import { nameOfActivity } from '../../words/activity-names.ts';
import { formatFor } from '../../words/format.ts';
import { describeFullestWeek, describeTotal } from './activity-list.tsx';
import { describeBriefly, offerActivities } from './activity-row.tsx';
import { describeScheduledYears, suggestAges } from './activity-schedule.tsx';
import { describeFolded } from './folded-form.tsx';

const ALL = KNOWN_ACTIVITIES.map(nameOfActivity);

const listMissing = (entered: readonly string[], isMinor = false) => {
  const offered = offerActivities(entered, isMinor);
  return ALL.filter((name) => !offered.includes(name));
};

describe('The activities on offer', () => {
  test('are all known ones in their order', () => {
    expect(offerActivities([], false)).toEqual(ALL);
  });

  test.each([
    ['what is entered', ['Sleep', 'Work', 'Exercise', ''], ['Sleep', 'Work', 'Exercise']],
    [
      'what is entered in another spelling',
      [' reading ', 'TV', 'Kite flying'],
      ['TV/Entertainment', 'Reading'],
    ],
    ['all of them', ALL, ALL],
  ])('leave out %s', (_, entered, missing) => {
    expect(listMissing(entered)).toEqual(missing);
  });

  test('are no work and no way to it for minors', () => {
    expect(listMissing([], true)).toEqual(['Work', 'Commute']);
  });
});

const format = formatFor('en');

test.each([
  [0, 'Total: 0 of 24 hours, 24 free'],
  [16.5, 'Total: 16.5 of 24 hours, 7.5 free'],
  [16.25, 'Total: 16.25 of 24 hours, 7.75 free'],
  // 8, 8 and 4.01: above 20 hours, the color is another one.
  [20.01, 'Total: 20.01 of 24 hours, 3.99 free'],
  [23.99, 'Total: 23.99 of 24 hours, 0.01 free'],
  [24, 'Total: 24 of 24 hours, none free'],
  [24.01, 'Total: 24.01 hours, 0.01 more than a day has'],
  [1998, 'Total: 1,998 hours, 1,974 more than a day has'],
])('%d hours: “%s”', (hours, words) => {
  expect(describeTotal(format, hours)).toBe(words);
});

test('the hours that are said are those that are judged', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 26_000_000 }), (millionths) => {
      const hours = millionths / 1e6;
      const text = describeTotal(format, hours);
      expect(Number(/^Total: ([\d.]+)/.exec(text)?.[1])).toBe(hours);
      expect(text.includes('more than a day has')).toBe(hours > 24);
      expect(text.includes('none free')).toBe(hours === 24);
      expect(text).not.toMatch(/ 0 (free|more)/);
    }),
  );
});

const shown = visualization(81);
const figure = {
  code: 'JPN',
  lifeExpectancy: 84,
  year: 2024,
  source: 'World Bank',
} as const;
const IN_JAPAN = {
  submitted: {
    ...shown.submitted,
    country: { code: 'JPN', name: 'Japan' },
    atBirth: expectancyAtBirth(figure),
  },
} as const;
const IN_THE_NETHERLANDS = {
  submitted: { ...IN_JAPAN.submitted, country: { code: 'NLD', name: 'Netherlands' } },
} as const;
const ON_WEEKDAYS = { days: '5', from: '', until: '' };
const activities = fillDraft().activities.map((activity) => ({ ...activity, schedule: ON_WEEKDAYS }));

test.each([
  ['birthdate, country and hours of a day', IN_JAPAN, ['Japan', '8 hours a day']],
  ['a country’s name as it is in a list', IN_THE_NETHERLANDS, ['Netherlands', '8 hours a day']],
  ['a life expectancy that was entered', {}, ['Life expectancy: 81 years', '8 hours a day']],
  ['no hours of a day where they differ', { ...IN_JAPAN, draft: fillDraft({ activities }) }, ['Japan']],
])('The folded form says %s', (_title, change, parts) => {
  expect(describeFolded(format, { ...shown, ...change })).toEqual(['Born May 15, 1990', ...parts]);
});

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

const AT_36 = { age: 36, lifeExpectancy: 84 };

test.each([
  // 14 × 5/7 × 8/24 = 3.33, and 29 × 5/7 × 8/24 = 6.90.
  ['8 hours × 5 days, 22 to 65: 3.3 years so far, 6.9 ahead', 8, WORK, AT_36],
  // 48 × 1/7 × 7/24 = 2.
  ['7 hours × 1 day, from 36: 0.0 years so far, 2.0 ahead', 7, { days: 1, from: 36, until: null }, AT_36],
  // 18 × 5/7 × 6/24 = 3.21.
  ['6 hours × 5 days, until 18: 3.2 years so far', 6, { days: 5, from: 0, until: 18 }, AT_36],
  ['8 hours × 5 days, 22 to 65', 8, WORK, null],
  // 43 × 5/7 × 8/24 = 10.24, with less than a year left.
  ['8 hours × 5 days, 22 to 65: 10.2 years so far', 8, WORK, { age: 84, lifeExpectancy: 84.04 }],
  // A third of 30 years, and of the only year that is left.
  ['8 hours × 7 days: 10.0 years so far, 0.3 ahead', 8, null, { age: 30, lifeExpectancy: 31 }],
  [
    '8 hours × 5 days, 90 to 99: past life expectancy, so not counted',
    8,
    { days: 5, from: 90, until: 99 },
    AT_36,
  ],
])('what days and ages come to: %s', (line, hours, schedule, ages) => {
  const activity = schedule ? { hours, schedule } : { hours };
  expect(describeScheduledYears(format, activity, ages)).toBe(line);
});

test('ages are suggested for work, commuting and studying only', () => {
  expect(suggestAges(format, ' work ')).toEqual({ from: 'such as 22', until: 'such as 65' });
  expect(suggestAges(format, 'Studying')).toEqual({ from: 'such as 6', until: 'such as 22' });
  expect(suggestAges(format, 'Sleep')).toEqual({ from: 'birth', until: 'no end' });
});
