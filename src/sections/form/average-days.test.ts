import { describe, expect, test } from 'vitest';
import { AVERAGE_DAY } from '#words/entries.ts';
import timeUse from '../../../data/time-use.json' with { type: 'json' };
import { JAPAN_TIME_USE } from '../../../tests/fixtures/places.ts';
import { HOURS_PER_DAY, MAX_ACTIVITIES, PERMANENT_ACTIVITIES, totalHours } from '../../life/activity.ts';
import { formatFor } from '../../words/format.ts';
import { SOURCES } from '../../words/sources.ts';
import { findSleep } from '../health/analyzed-activities.ts';
import { type AverageDay, describeDayPart, listAmericanDays, listAverageDays } from './average-days.ts';

const AMERICAN_DAYS = listAmericanDays();

const format = formatFor('en');

/** A day as published, in hours: the listed activities, and all other parts. */
interface PublishedDay {
  readonly listed: readonly number[];
  readonly rest: readonly number[];
}

/**
 * In the order of the tables: personal care less sleep, eating, household, purchases, care in and outside the
 * household, work, education, civic and religious life, leisure less TV, telephone and mail, other.
 */
const PUBLISHED: Record<string, PublishedDay> = {
  // Table 8B, no household children under 18, total.
  working: {
    listed: [8.83, 5.44, 2.22, 1.62, 1.16],
    rest: [9.58 - 8.83, 0.68, 0.08, 0.14, 0.22, 0.18, 4.53 - 2.22, 0.15, 0.23],
  },
  // Table 8B, household child under 18, total.
  'working-parent': {
    listed: [8.56, 5.55, 1.71, 1.58, 1.22],
    rest: [9.35 - 8.56, 1.19, 0.58, 0.06, 0.21, 0.22, 3.53 - 1.58, 0.07, 0.31],
  },
  // Table 8C, household child under 18, total.
  'parent-at-home': {
    listed: [9.31, 3.09, 2.3, 2.15, 1.27],
    rest: [9.99 - 9.31, 0.93, 0.09, 0.13, 0.51, 0.35, 4.97 - 2.3, 0.19, 0.32],
  },
  // College students and time use, 2003 to 2005: leisure and sports, grooming, other.
  student: { listed: [8.5, 3.1, 2.7, 1.5, 1], rest: [4.1, 0.7, 2.4] },
  // Table 3, 15 to 19 years; gaming and TV from table 11A.
  teenager: {
    listed: [10.93, 3.45, 1.53, 1.48, 1.18],
    rest: [0.71, 0.38, 0.07, 0.06, 0.71, 0.51, 5.66 - 1.53 - 1.48, 0.18, 0.16],
  },
  // Table 3, 75 years and over; TV and reading from table 11A.
  'later-life': {
    listed: [9.87, 4.43, 2.73, 1.49, 0.62],
    rest: [0.82, 0.09, 0.14, 0.26, 0.42, 7.39 - 4.43 - 0.62, 0.41, 0.37],
  },
  // Table 1, total.
  'average-person': {
    listed: [9.03, 3.32, 2.61, 1.99, 1.21],
    rest: [9.8 - 9.03, 0.69, 0.49, 0.15, 0.44, 0.28, 5.16 - 2.61, 0.19, 0.27],
  },
};

/** The largest difference of the sum of rounded figures from a day, in hours. */
const ROUNDING_HOURS = 0.02;

const sum = (hours: readonly number[]) => hours.reduce((total, part) => total + part, 0);
const days = AMERICAN_DAYS.map((day) => [day.title, day] as const);

describe('Each day is as published', () => {
  test.each(days)('%s: its hours are those of the table', (_title, { id, activities }) => {
    expect(activities.map(({ hours }) => hours)).toEqual(PUBLISHED[id]?.listed);
  });

  test.each(days)('%s: with what is left to free time, the table fills the day', (_title, { id }) => {
    const { listed = [], rest = [] } = PUBLISHED[id] ?? {};
    expect(Math.abs(sum([...listed, ...rest]) - HOURS_PER_DAY)).toBeLessThan(ROUNDING_HOURS);
  });

  test.each(days)('%s: it names population, place and year, and links to the publisher', (_title, day) => {
    expect(day.about).toMatch(/^US average for .*, 20\d\d( to 20\d\d)?\.$/);
    const year = day.about.slice(-5, -1);
    expect(SOURCES[day.source].title).toContain(year);
    expect(SOURCES[day.source].url).toMatch(/^https:\/\/www\.bls\.gov\//);
  });
});

describe('Each day fits the form', () => {
  test.each(days)('%s: as many activities as the form has rows, in no more than a day', (_title, day) => {
    expect(day.activities.length).toBeGreaterThanOrEqual(PERMANENT_ACTIVITIES);
    expect(day.activities.length).toBeLessThanOrEqual(MAX_ACTIVITIES);
    expect(totalHours(day.activities)).toBeLessThanOrEqual(HOURS_PER_DAY);
    for (const { hours } of day.activities) expect(hours).toBeGreaterThan(0);
  });

  test.each(days)('%s: every activity has a different name', (_title, { activities }) => {
    const names = activities.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[A-Z]/);
  });

  test.each(days)('%s: sleep comes first, and only sleep alone is judged as sleep', (_title, day) => {
    const [first] = day.activities;
    const sleep = findSleep(day.activities);
    const byAge = day.id === 'later-life' || day.id === 'teenager';
    expect(sleep?.name).toBe(byAge ? undefined : 'Sleep');
    expect(sleep ?? first).toBe(first);
  });
});

test('the hours of an activity are written in full, with its days and ages', () => {
  expect(describeDayPart(format, { name: 'Sleep', hours: 8.83 })).toBe('Sleep 8 hours 50 minutes');
  const schedule = { days: 5, from: 22, until: 65 };
  expect(describeDayPart(format, { name: 'Work', hours: 8, schedule })).toBe(
    'Work 8 hours × 5 days a week, 22 to 65',
  );
});

describe('Together', () => {
  test('no two days share an id or a title', () => {
    for (const key of ['id', 'title'] as const) {
      expect(new Set(AMERICAN_DAYS.map((day) => day[key])).size).toBe(AMERICAN_DAYS.length);
    }
    for (const { id } of AMERICAN_DAYS) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  test('the notes say where the rest of the day goes, without exclamation marks', () => {
    expect(AVERAGE_DAY.note).toMatch(/not listed counts as free time\.$/);
    const texts = AMERICAN_DAYS.flatMap(({ title, about }) => [title, about]);
    for (const text of [...texts, AVERAGE_DAY.note]) expect(text).not.toMatch(/!| {2}/);
  });
});

describe('The days offered', () => {
  const JAPAN = { place: 'Japan', timeUse: JAPAN_TIME_USE };
  const UNITED_STATES = {
    place: 'the United States',
    timeUse: { ...JAPAN.timeUse, source: 'American Time Use Survey', year: '2025' },
  };
  const idsOf = (offered: readonly AverageDay[]) => offered.map(({ id }) => id);
  const allIds = idsOf(AMERICAN_DAYS);

  test('begin with that of the country, with ages and year; 462 minutes of sleep are 7.7 hours', () => {
    const [own, ...others] = listAverageDays(format, { age: 36, country: JAPAN });
    expect(own).toEqual({
      id: 'own-country',
      title: 'Average in Japan',
      about:
        'Average for people in Japan, ages 15 to 64, with and without a job, weekends included, 2021. Work doesn’t ' +
        'include commuting.',
      source: 'oecdTimeUse',
      activities: [
        { name: 'Sleep', hours: 7.7 },
        { name: 'Work', hours: 4.9 },
        { name: 'Eating', hours: 1.52 },
        { name: 'TV', hours: 1.33 },
        { name: 'Housework', hours: 1.3 },
      ],
    });
    expect(others).toEqual(AMERICAN_DAYS);
  });

  test('are those of the United States without a country, or for one without a survey', () => {
    expect(listAverageDays(format, { age: 36, country: null })).toEqual(AMERICAN_DAYS);
  });

  test('begin, in the United States, with the average person of the newer American survey', () => {
    const ids = idsOf(listAverageDays(format, { age: null, country: UNITED_STATES }));
    expect(ids[0]).toBe('average-person');
    expect(ids.toSorted()).toEqual(allIds.toSorted());
  });

  test.each([0, 12, 17])('at %d have no work and no way to it', (age) => {
    for (const country of [null, JAPAN, UNITED_STATES]) {
      const offered = listAverageDays(format, { age, country });
      expect(offered.length).toBeGreaterThan(0);
      const names = offered.flatMap(({ activities }) => activities.map(({ name }) => name));
      for (const name of names) expect(name).not.toMatch(/work|commut|getting around/i);
    }
  });

  test('from 18 on are all of them', () => {
    expect(idsOf(listAverageDays(format, { age: 18, country: JAPAN }))).toEqual(['own-country', ...allIds]);
  });

  test('fit the form in every country with a survey', () => {
    for (const [code, survey] of Object.entries(timeUse)) {
      const [own] = listAverageDays(format, { age: null, country: { place: code, timeUse: survey } });
      expect(own?.activities.map(({ name }) => name).toSorted(), code).toEqual(
        code === 'USA'
          ? ['Eating', 'Household', 'Sleep', 'TV', 'Work']
          : ['Eating', 'Housework', 'Sleep', 'TV', 'Work'],
      );
      expect(totalHours(own?.activities ?? []), code).toBeLessThan(HOURS_PER_DAY);
      expect(own?.activities[0]?.name, code).toBe('Sleep');
    }
  });
});
