import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fillDraft, visualization } from '../../../tests/fixtures/drafts.ts';
import { KNOWN_ACTIVITIES } from '../../life/known-activities.ts';
import { nameOfActivity } from '../../words/activity-names.ts';
import { formatFor } from '../../words/format.ts';
import { describeTotal } from './activity-list.tsx';
import { offerActivities } from './activity-offer.tsx';
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
    atBirth: { kind: 'figure', figure },
  },
} as const;
const IN_THE_NETHERLANDS = {
  submitted: { ...IN_JAPAN.submitted, country: { code: 'NLD', name: 'Netherlands' } },
} as const;
const schedule = { days: '5', from: '', until: '' };
const activities = fillDraft().activities.map((activity) => ({ ...activity, schedule }));

test.each([
  ['birthdate, country and hours of a day', IN_JAPAN, ['Japan', '8 hours a day']],
  ['a country’s name as it is in a list', IN_THE_NETHERLANDS, ['Netherlands', '8 hours a day']],
  ['a life expectancy that was entered', {}, ['Life expectancy: 81 years', '8 hours a day']],
  ['no hours of a day where they differ', { ...IN_JAPAN, draft: fillDraft({ activities }) }, ['Japan']],
])('The folded form says %s', (_title, change, parts) => {
  expect(describeFolded(format, { ...shown, ...change })).toEqual(['Born May 15, 1990', ...parts]);
});
