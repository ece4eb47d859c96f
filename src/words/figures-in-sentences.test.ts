import { describe, expect, test } from 'vitest';
import { PROJECTIONS, SHARES } from '#words/results.ts';
import { sampleAges } from '../../tests/fixtures/activity-projection.ts';
import { describeHoursPer, signedYears } from '../sections/health/describe-analyses.ts';
import { describeMethod } from '../sections/method/describe-method.ts';
import {
  describeRemaining,
  describeTimeline,
  listMilestones,
} from '../sections/timeline/describe-timeline.ts';
import { describeAverage, describeEstimate } from './describe-expected-age.ts';
import { describeFigure } from './describe-summary.ts';
import { describeWeeks } from './describe-weeks.ts';
import { formatFor } from './format.ts';

const english = formatFor('en');

/** A plural unit after 1, or a singular one after any other figure: `1 years`, `0.5 year`. */
const DISAGREEING =
  /(?<![\d.,])1 (?:years|weeks|days|hours|minutes)\b|(?:\d{2}|[.,]\d|[02-9]) (?:year|week|day|hour|minute)\b/;

/** Shown as 0, 1, 1.1 and 2, rounded up and down. */
const AROUND_ONE = [0, 0.04, 0.9, 0.96, 1, 1.04, 1.05, 2];

const FIGURE = { countryName: 'Japan', year: 2024, source: 'World Bank' };

/** All sentences about years. @param years 0 or more @param lifeExpectancy years, at least 1 */
function listSentences(years: number, lifeExpectancy: number): string[] {
  const today = sampleAges(years, years, lifeExpectancy);
  const moved = sampleAges(years, years + 1.04, lifeExpectancy);
  const remaining = Math.max(0, lifeExpectancy - years);
  return [
    describeRemaining(english, { ...today, yearsRemaining: remaining, daysRemaining: 7 }),
    describeRemaining(english, { ...moved, yearsRemaining: remaining, daysRemaining: 7 }),
    describeTimeline(english, today),
    ...listMilestones(english, null, moved).map(({ text }) => text),
    describeFigure(english, lifeExpectancy, FIGURE),
    describeFigure(english, lifeExpectancy, null),
    ...[true, false].map((entered) =>
      describeAverage(english, {
        age: years,
        average: lifeExpectancy,
        entered,
        people: null,
        expected: null,
        basis: 'birth',
      }),
    ),
    describeEstimate(english, { age: 40, lifeExpectancy, estimate: null }),
    `${english.number(years)} ${SHARES.center(english, { count: years })}`,
    PROJECTIONS.axis(english, { count: years }),
    signedYears(english, years),
    signedYears(english, -years),
  ];
}

describe('No sentence says “1 years” or “2 year”', () => {
  test('of years lived, left or expected', () => {
    for (const years of AROUND_ONE)
      for (const lifeExpectancy of AROUND_ONE.filter((each) => each >= 1))
        for (const sentence of listSentences(years, lifeExpectancy))
          expect(sentence).not.toMatch(DISAGREEING);
  });

  test('of weeks', () => {
    for (const lived of [0, 1, 2])
      expect(
        describeWeeks(english, {
          weeksLived: lived,
          offsetWeeks: 0,
          weeksRemaining: 52,
          ...sampleAges(0, 0, 1),
        }),
      ).not.toMatch(DISAGREEING);
  });

  test('of hours, in the analyses and in the method', () => {
    for (const hours of [...AROUND_ONE, ...AROUND_ONE.map((free) => 24 - free)]) {
      const activities = [{ id: 'a', name: 'Sleep', hours, color: '#4E84F0' } as const];
      const life = { age: 1, weeksLived: 52, presentWeek: 52, lifeExpectancy: 2, activities };
      const method = describeMethod(english, {
        life,
        dates: null,
      });
      for (const sentence of [describeHoursPer(english, hours, 'day'), ...method.map(({ how }) => how)])
        expect(sentence).not.toMatch(DISAGREEING);
    }
  });
});
