import { describe, expect, test } from 'vitest';
import { HOURS_PER_DAY, MAX_ACTIVITIES, PERMANENT_ACTIVITIES } from '../../life/activity.ts';
import { divideLife, findOverfullSpans, yearsBetween } from '../../life/schedule.ts';
import { listAmericanDays } from './average-days.ts';
import { listReadyMadeLives } from './ready-made-lives.ts';

const AMERICAN_DAYS = listAmericanDays();

const LIVES = listReadyMadeLives(null).map((life) => [life.title, life] as const);
const published = new Set(AMERICAN_DAYS.flatMap(({ activities }) => activities.map(({ hours }) => hours)));
/** The hours of work in the lives that follow a pattern, which their text names. */
const WORKING_HOURS = [8, 12];

describe('Each ready-made life', () => {
  test.each(LIVES)('%s: fits the form, and no week is too full at any age', (_, { activities }) => {
    expect(activities.length).toBeGreaterThanOrEqual(PERMANENT_ACTIVITIES);
    expect(activities.length).toBeLessThanOrEqual(MAX_ACTIVITIES);
    expect(new Set(activities.map(({ name }) => name)).size).toBe(activities.length);
    expect(findOverfullSpans(activities, 150)).toEqual([]);
  });

  test.each(LIVES)(
    '%s: takes its hours from a published average day, or from the pattern it names',
    (_, life) => {
      for (const { name, hours } of life.activities) {
        if (name === 'Work') expect(WORKING_HOURS).toContain(hours);
        else expect(published).toContain(hours);
      }
    },
  );

  test.each(LIVES)('%s: names its source, with the year', (_, { about }) => {
    expect(about).toMatch(/US average .*20\d\d/);
    expect(about).toMatch(/\.$/);
  });
});

test('Office work: 40 hours a week from 22 to 65 are 10.2 years of work', () => {
  const { activities = [] } = listReadyMadeLives(36).find(({ title }) => title === 'Office work') ?? {};
  // 43 × 5/7 × 8/24 = 10.24
  expect(yearsBetween(divideLife(activities, 84), 1, 0, 84)).toBeCloseTo((43 * 5 * 8) / (7 * HOURS_PER_DAY));
});

test('Nobody under 18 is offered a working life', () => {
  expect(listReadyMadeLives(17)).toEqual([]);
  expect(listReadyMadeLives(18)).toHaveLength(5);
});
