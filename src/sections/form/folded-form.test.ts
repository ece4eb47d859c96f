import { expect, test } from 'vitest';
import { fillDraft } from '../../../tests/fixtures/drafts.ts';
import { visualization } from '../../../tests/fixtures/states.ts';
import { formatFor } from '../../words/format.ts';
import { describeFolded } from './folded-form.tsx';

const shown = visualization(81);
const figure = {
  code: 'JPN',
  lifeExpectancy: 84,
  year: 2024,
  source: 'World Bank',
  countryName: 'Japan',
} as const;
const schedule = { days: '5', from: '', until: '' };
const activities = fillDraft().activities.map((activity) => ({ ...activity, schedule }));

test.each([
  ['birthdate, country and hours of a day', { figure }, ['Japan', '8 hours a day']],
  ['a life expectancy that was entered', {}, ['Life expectancy: 81 years', '8 hours a day']],
  ['no hours of a day where they differ', { figure, draft: fillDraft({ activities }) }, ['Japan']],
])('The folded form says %s', (_title, change, parts) => {
  expect(describeFolded(formatFor('en'), { ...shown, ...change })).toEqual(['Born May 15, 1990', ...parts]);
});
