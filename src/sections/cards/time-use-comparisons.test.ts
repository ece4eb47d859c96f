import { describe, expect, test } from 'vitest';
import timeUse from '../../../data/time-use.json' with { type: 'json' };
import type { TimeUse } from '../../life/time-use.ts';
import { nameOfActivity } from '../../words/activity-names.ts';
import { formatFor } from '../../words/format.ts';
import { KNOWN_ACTIVITIES } from '../../words/known-activities.ts';
import { SOURCES } from '../../words/sources.ts';
import { compareWithAverage } from './time-use-comparisons.ts';

const format = formatFor('en');
const JAPAN = { code: 'JPN', place: 'Japan', timeUse: timeUse.JPN };

interface Compared {
  readonly age?: number;
  readonly country?: { readonly code: string; readonly place: string; readonly timeUse: TimeUse } | null;
}

/** The sentence with its figure as the page shows it, and its source; `null` if there is none. */
function read(name: string, hoursPerDay: number, { age = 36, country = JAPAN }: Compared = {}) {
  const comparison = compareWithAverage(format, { name, hoursPerDay, age, country });
  if (!comparison) return null;
  const { text, source } = comparison;
  return `${text.replaceAll(/<\/?b>/g, '')}${source ? ` ${SOURCES[source].label}` : ''}`;
}

describe('Hours beside the average in the visitor’s country', () => {
  test.each([
    // Minutes a day in Japan: 462 of sleep, 294 of work, 91 of eating, 80 of television, 9 of sports.
    // 360 of 462 minutes are 77.9%, rounded to 80.
    ['Sleep', 6, 'About 20% below the average in Japan (ages 15 to 64, naps included, 2021). OECD'],
    ['Work', 8, '1.6 times the average in Japan (ages 15 to 64, with or without a job, 2021). OECD'],
    ['Exercise', 0.5, '3.3 times the average in Japan (sports, ages 15 to 64, 2021). OECD'],
    ['TV', 2, '1.5 times the average in Japan (TV, radio and newspapers, ages 15 to 64, 2021). OECD'],
    [' household ', 2.6, '2 times the average in Japan (housework, ages 15 to 64, 2021). OECD'],
  ])('%s, %d hours', (name, hours, text) => {
    expect(read(name, hours)).toBe(text);
  });

  test('within 5% of it, hours are about the average', () => {
    expect(read('Eating', 1.5)).toBe('About the average in Japan (ages 15 to 64, 2021). OECD');
    expect(read('Eating', 1.6)).toMatch(/^1\.1 times/);
  });

  test('below it, the difference is in percent, in steps of 5', () => {
    // 84, 54 and 2.7 of 91 minutes are 92.3, 59.3 and 3.0%.
    expect(read('Eating', 1.4)).toMatch(/^About 10% below the average in Japan/);
    expect(read('Eating', 0.9)).toMatch(/^About 40% below/);
    expect(read('Eating', 0.045)).toMatch(/^About 95% below/);
    expect(read('Eating', 0)).toBeNull();
  });

  test('no figure is “1 times” or less', () => {
    for (let hours = 0; hours < 1.8; hours += 0.01)
      expect(read('Eating', hours) ?? '').not.toMatch(/^(1|0\.\d) times/);
  });

  test('elsewhere than in Japan, television is TV and radio', () => {
    const country = { code: 'AUT', place: 'Austria', timeUse: timeUse.AUT };
    expect(read('TV/Entertainment', 4, { country })).toBe(
      '2.1 times the average in Austria (TV and radio, ages 15 to 64, 2021–22). OECD',
    );
  });

  test('name only the lower age of a survey without an upper age', () => {
    const country = { code: 'AUS', place: 'Australia', timeUse: timeUse.AUS };
    expect(read('Shopping', 1, { country })).toBe(
      '2.1 times the average in Australia (ages 15 and over, 2006). OECD',
    );
  });
});

describe('Hours beside the average in the United States', () => {
  const UNITED_STATES = { code: 'USA', place: 'the United States', timeUse: timeUse.USA };

  test.each([
    [
      'TV',
      5.22,
      '2 times the average in the United States (TV, ages 15 and over, 2025). American Time Use Survey 2025',
    ],
    [
      'Exercise',
      1.02,
      '3 times the average in the United States (sports, exercise, and recreation, ages 15 and over, 2025). American Time Use Survey 2025',
    ],
  ])('%s, %d hours, without a country', (name, hours, text) => {
    expect(read(name, hours, { country: null })).toBe(text);
    expect(read(name, hours, { country: UNITED_STATES })).toBe(text);
  });

  test('are used for an activity that is missing in the country’s own survey', () => {
    expect(read('Reading', 0.54)).toMatch(/^2 times the average in the United States/);
  });

  test('of work count the way there, as the survey does', () => {
    expect(read('Work', 8, { country: UNITED_STATES })).toMatch(
      /^2\.4 times the average in the United States \(work and commuting, ages 15 and over, with or without a job, 2025\)/,
    );
  });

  test('cover more activities for visitors there than elsewhere', () => {
    expect(read('Sleep', 7.5, { country: UNITED_STATES })).toMatch(
      /^About 15% below the average in the United States \(/,
    );
    expect(read('Sleep', 7.5, { country: null })).toBeNull();
  });
});

test('Hours of social media are beside the average of the world’s internet users, 2.35 hours', () => {
  expect(read('Social Media', 2)).toBe(
    'About 15% below the world average (internet users, 2025). DataReportal 2025',
  );
  expect(read('Social Media', 4.7, { country: null })).toMatch(/^2 times the world average/);
  expect(read('Social Media', 2, { age: 15 })).toBeNull();
});

describe('There is no comparison', () => {
  test('with adults for someone younger than all of them', () => {
    expect(read('Sleep', 9, { age: 14 })).toBeNull();
    expect(read('TV', 2, { age: 14, country: null })).toBeNull();
    expect(read('Sleep', 9, { age: 15 })).not.toBeNull();
  });

  test('with people of working age for someone older than all of them', () => {
    expect(read('Work', 8, { age: 65 })).toBeNull();
    expect(read('Work', 8, { age: 64 })).not.toBeNull();
    // The American survey has no upper age.
    expect(read('TV', 2, { age: 84, country: null })).not.toBeNull();
  });

  test('for activities that no survey has', () => {
    for (const name of ['Knitting', 'Gaming', 'Cleaning', 'Cooking']) expect(read(name, 1)).toBeNull();
  });
});

test('every country’s comparisons are sentences with year and ages, without a verdict', () => {
  for (const [code, survey] of Object.entries(timeUse))
    for (const name of [...KNOWN_ACTIVITIES.map(nameOfActivity), 'Housework'])
      for (const hours of [0, 0.5, 8, 24]) {
        const text = read(name, hours, { country: { code, place: code, timeUse: survey } });
        if (text === null) continue;
        expect(text).toMatch(
          /^([\d.]+ times|About|About \d+% below) the (average in .* \(.*ages \d\d (to \d\d|and over).*|world average \(internet users), \d{4}(–\d\d)?\)\. [A-Z]/,
        );
        expect(text).not.toMatch(/undefined|NaN|too|only|should/);
      }
});
