import { describe, expect, test } from 'vitest';
import { HOURS_PER_DAY, MAX_ACTIVITIES, PERMANENT_ACTIVITIES, totalHours } from '../life/activity.ts';
import { findSleep } from '../life/sleep.ts';
import { AVERAGE_DAYS, AVERAGE_DAYS_NOTE } from './average-days.ts';
import { SOURCES } from './sources.ts';

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

/** How much rounded figures may add up to less than a day, in hours. */
const ROUNDING_HOURS = 0.02;

const sum = (hours: readonly number[]) => hours.reduce((total, part) => total + part, 0);
const days = AVERAGE_DAYS.map((day) => [day.title, day] as const);

describe('Each day is as published', () => {
  test.each(days)('%s: its hours are those of the table', (_title, { id, activities }) => {
    expect(activities.map(({ hours }) => hours)).toEqual(PUBLISHED[id]?.listed);
  });

  test.each(days)('%s: with what is left to free time, the table fills the day', (_title, { id }) => {
    const { listed = [], rest = [] } = PUBLISHED[id] ?? {};
    expect(Math.abs(sum([...listed, ...rest]) - HOURS_PER_DAY)).toBeLessThan(ROUNDING_HOURS);
  });

  test.each(days)('%s: it names population, place and year, and links to the publisher', (_title, day) => {
    expect(day.whose).toMatch(/^[a-z].* in the United States.*, 20\d\d( to 20\d\d)?$/);
    const year = day.whose.slice(-4);
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
    expect(sleep?.name).toBe(day.id === 'later-life' ? undefined : 'Sleep');
    expect(sleep ?? first).toBe(first);
  });
});

describe('Together', () => {
  test('no two days share an id or a title', () => {
    for (const key of ['id', 'title'] as const) {
      expect(new Set(AVERAGE_DAYS.map((day) => day[key])).size).toBe(AVERAGE_DAYS.length);
    }
    for (const { id } of AVERAGE_DAYS) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  test('the notes say where the rest of the day goes, without exclamation marks', () => {
    expect(AVERAGE_DAYS_NOTE).toMatch(/leaves out, .* counts as free time here\.$/);
    const texts = AVERAGE_DAYS.flatMap(({ title, whose }) => [title, whose]);
    for (const text of [...texts, AVERAGE_DAYS_NOTE]) expect(text).not.toMatch(/!| {2}/);
  });
});
