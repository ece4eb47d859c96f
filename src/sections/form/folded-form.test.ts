import { expect, test } from 'vitest';
import { fillDraft } from '../../../tests/fixtures/drafts.ts';
import { visualization } from '../../../tests/fixtures/states.ts';
import { formatFor } from '../../words/format.ts';
import { describeFolded } from './folded-form.tsx';

const format = formatFor('en');
const shown = visualization(81);
const figure = {
  code: 'JPN',
  lifeExpectancy: 84,
  year: 2024,
  source: 'World Bank',
  countryName: 'Japan',
} as const;

test('the folded form says birthdate, country and hours of a day', () => {
  const activities = [8, 8, 1].map(
    (hours, index) => ({ id: `${index}`, name: '', hours, color: '#4E84F0' }) as const,
  );
  const profile = { ...shown.profile, activities };
  expect(describeFolded(format, { ...shown, profile, figure })).toEqual([
    'Born May 15, 1990',
    'Japan',
    '17 hours a day',
  ]);
});

test('with a life expectancy that was entered, it says that one', () => {
  expect(describeFolded(format, shown)).toEqual([
    'Born May 15, 1990',
    'Life expectancy: 81 years',
    '8 hours a day',
  ]);
});

test('with an activity on some days only, it says no hours of a day', () => {
  const draft = fillDraft();
  const schedule = { days: '5', from: '', until: '' };
  const scheduled = { ...draft, activities: draft.activities.map((activity) => ({ ...activity, schedule })) };
  expect(describeFolded(format, { ...shown, figure, draft: scheduled })).toEqual([
    'Born May 15, 1990',
    'Japan',
  ]);
});
