import { expect, test } from 'vitest';
import { listRoundDays } from '../../life/round-days.ts';
import { formatFor } from '../../words/format.ts';
import { describeRoundDay } from './events.tsx';

test('Round days have short texts', () => {
  const days = listRoundDays({ year: 1990, month: 5, day: 15 });
  expect(days.map((day) => describeRoundDay(formatFor('en-US'), day))).toEqual([
    '1,000 weeks old',
    '10,000 days old',
    'A billion seconds old',
    '2,000 weeks old',
    '20,000 days old',
    '3,000 weeks old',
    '4,000 weeks old',
  ]);
});
