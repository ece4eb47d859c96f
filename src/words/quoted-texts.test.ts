import { describe, expect, test } from 'vitest';
import { TOASTS } from '#words/form.ts';
import {
  CARDS,
  HEALTH,
  PROJECTIONS,
  RESULTS,
  SHARE,
  SHARE_TOASTS,
  TIME_SPLIT,
  TIMELINE,
} from '#words/results.ts';
import { formatFor } from './format.ts';

const format = formatFor('en');

test('texts that the specification quotes are letter for letter', () => {
  const { yearsLived, yearsRemaining, weeksLeft } = RESULTS;
  expect([yearsLived, yearsRemaining, weeksLeft]).toEqual(['Years Lived', 'Years Remaining', 'Weeks Left']);
  expect([TIME_SPLIT, TIMELINE, PROJECTIONS, HEALTH].map(({ title }) => title)).toEqual([
    'Life Spent On Activities',
    'Life Timeline',
    'Future Projections',
    'Health Optimization',
  ]);
  const { slider, today, end, birth } = TIMELINE;
  expect([slider, today, end, birth]).toEqual(['Interactive Timeline', 'Today', 'Life Expectancy', 'Birth']);
  expect(HEALTH.apply).toBe('Apply Optimization');
  // Each way to save the image has a different name.
  expect(SHARE.ways).toEqual({ download: 'Share Results', send: 'Send the image' });
  expect(SHARE.capturing).toBe('Capturing...');
  expect(CARDS.atThisAge(format, { figure: 14 })).toBe('<b>14.0</b> years at this age');
  expect(CARDS.from(format, { figure: 14 })).toBe('From 14.0 years');
});

describe('Toasts are letter for letter', () => {
  const ALL = { ...TOASTS, ...SHARE_TOASTS };

  const QUOTED: [keyof typeof ALL, string, string][] = [
    ['countriesFailed', 'Error fetching countries', 'Please try again later.'],
    [
      'noLifeExpectancyData',
      'No life expectancy data available',
      'Data is not available for this country. Please use the manual life expectancy input instead.',
    ],
    [
      'lifeExpectancyFailed',
      'Error fetching life expectancy',
      'Unable to retrieve data from World Bank API. Please use the manual life expectancy input instead.',
    ],
    [
      'tooManyActivities',
      'Maximum activities reached',
      'You can have a maximum of 5 activities. Remove an existing one to add a new activity.',
    ],
    [
      'tooManyHours',
      'Total hours exceed limit',
      'The total time spent on activities cannot exceed 24 hours per day.',
    ],
    [
      'lifeExpectancyMissing',
      'Life expectancy missing',
      'Please select a country or enter life expectancy manually.',
    ],
    [
      'lifeExpectancyInvalid',
      'Invalid life expectancy',
      'Please enter a valid positive number for life expectancy.',
    ],
    ['visualizeFailed', 'Error visualizing data', 'Please check your inputs and try again.'],
    ['screenshotFailed', 'Failed to capture screenshot', 'Please try again later.'],
    ['screenshotCaptured', 'Screenshot captured', 'Your life visualization has been downloaded as an image.'],
  ];

  test.each(QUOTED)('%s says “%s” / “%s”', (id, title, text) => {
    expect(ALL[id]).toMatchObject({ title, text });
  });

  test('there is no toast beside those', () => {
    expect(Object.keys(ALL).toSorted()).toEqual(QUOTED.map(([id]) => id).toSorted());
  });
});
