import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Activity } from '../src/life/activity.ts';
import { ActivityCards } from '../src/sections/cards/activity-cards.tsx';
import { HealthOptimization } from '../src/sections/health/health-optimization.tsx';
import { CHAPTERS, LIVES, type SampleLife } from '../tests/fixtures/lives.ts';
import { InResults, sampleOfAge } from './in-results.tsx';

const textOf = (markup: string) => markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

/** The text of each card, from its name on. */
function readCards(sample: SampleLife): string[] {
  const [, ...cards] = renderToStaticMarkup(
    <InResults sample={sample}>
      <ActivityCards />
    </InResults>,
  ).split('<h4>');
  return cards.map(textOf);
}

/** Aged 36 of 84, unless the test names another age. */
function readHealth(activities: readonly Omit<Activity, 'id' | 'color'>[], age = 36): string {
  const color = 'blue';
  const life = sampleOfAge(age, {
    activities: activities.map((activity) => ({ ...activity, id: activity.name, color })),
  });
  return textOf(
    renderToStaticMarkup(
      <InResults sample={life}>
        <HealthOptimization />
      </InResults>,
    ),
  );
}

describe('The cards of a life in chapters', () => {
  test('say what share of the life an activity takes, and when it happens', () => {
    const [sleep, school, work, family] = readCards(CHAPTERS);
    expect(sleep).toContain('33.3% of every day');
    expect(school).toContain('2.1 years so far 2.5% of a whole life 6 hours × 5 days a week, 6 to 18');
    expect(work).toContain('3.3 years so far 12.2% of a whole life 8 hours × 5 days a week, 22 to 65');
    expect(family).toContain('0.5 years so far 5.4% of a whole life 2 hours every day, from 30');
  });

  test('with the slider at 46, show the years up to today beside those up to 46', () => {
    const moved = sampleOfAge(36, { activities: CHAPTERS.shown.life.activities }, 520);
    // Work: 24 × 5/21 by 46, and 14 × 5/21 by 36.
    expect(readCards(moved)[2]).toContain('5.7 years at this age From 3.3 years');
  });

  test('compare only the average hours of activities that happen at today’s age', () => {
    const [sleep, school, work] = readCards(CHAPTERS);
    expect(sleep).toContain('121.7 full days of sleep a year');
    expect(school).not.toMatch(/a year|by this age|more/);
    // 8 × 5/7 × 365 / 4.
    expect(work).toContain('521 coffees');
  });

  test('do not mention the share of the life if no activity has a schedule', () => {
    expect(readCards(LIVES.everyday).join(' ')).not.toContain('of a whole life');
  });
});

describe('The analyses of activities with a schedule', () => {
  const sleep = { name: 'Sleep', hours: 10, schedule: { days: 6, from: 0, until: null } };

  test('count the hours of the week', () => {
    const exercise = { name: 'Exercise', hours: 0.5, schedule: { days: 3, from: 30, until: 65 } };
    const text = readHealth([exercise, sleep]);
    expect(text).toMatch(/Lightly Active Hours now 1\.5 hours a week .*Optimized 3\.5 hours a week/);
    // (0.5 − 1.5 / 7) / 24 × 48 × 3 = 1.71, in all of the years remaining.
    expect(text).toContain('Potential gain +1.7 years');
    // 10 × 6 / 7 = 8.57.
    expect(text).toContain('Optimal Hours now 8 hours 34 minutes a day');
  });

  test.each([
    [17, false],
    [18, true],
  ])('at %d are judged: %s', (age, isJudged) => {
    expect(readHealth([sleep], age).includes('Optimal')).toBe(isJudged);
  });

  test('include only activities that happen at today’s age', () => {
    const past = { name: 'Gym', hours: 1, schedule: { days: 7, from: 6, until: 18 } };
    expect(readHealth([past, sleep])).not.toContain('Exercise Analysis');
    expect(readHealth([past, { name: 'Workout', hours: 1 }])).toContain('Hours now 7 hours a week');
  });
});
