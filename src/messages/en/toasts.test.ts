import { expect, test } from 'vitest';
import { SHARE_TOASTS } from './share-toasts.ts';
import { TOASTS } from './toasts.ts';

const ALL = { ...TOASTS, ...SHARE_TOASTS };

const CATALOGUE: [keyof typeof ALL, string, string][] = [
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

test.each(CATALOGUE)('%s says “%s” / “%s”', (id, title, text) => {
  expect(ALL[id]).toEqual({ title, text });
});

test('there is no toast beside those of the catalogue', () => {
  expect(Object.keys(ALL).toSorted()).toEqual(CATALOGUE.map(([id]) => id).toSorted());
});
