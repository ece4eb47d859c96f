import { expect, test } from 'vitest';
import { TOASTS, type ToastId } from './toasts.ts';

const CATALOGUE: [ToastId, string, string, 'default' | 'destructive'][] = [
  ['countriesFailed', 'Error fetching countries', 'Please try again later.', 'destructive'],
  [
    'noLifeExpectancyData',
    'No life expectancy data available',
    'Data is not available for this country. Please use the manual life expectancy input instead.',
    'destructive',
  ],
  [
    'lifeExpectancyFailed',
    'Error fetching life expectancy',
    'Unable to retrieve data from World Bank API. Please use the manual life expectancy input instead.',
    'destructive',
  ],
  [
    'tooManyActivities',
    'Maximum activities reached',
    'You can have a maximum of 5 activities. Remove an existing one to add a new activity.',
    'destructive',
  ],
  [
    'tooManyHours',
    'Total hours exceed limit',
    'The total time spent on activities cannot exceed 24 hours per day.',
    'destructive',
  ],
  [
    'lifeExpectancyMissing',
    'Life expectancy missing',
    'Please select a country or enter life expectancy manually.',
    'destructive',
  ],
  [
    'lifeExpectancyInvalid',
    'Invalid life expectancy',
    'Please enter a valid positive number for life expectancy.',
    'destructive',
  ],
  ['visualizeFailed', 'Error visualizing data', 'Please check your inputs and try again.', 'destructive'],
  ['screenshotFailed', 'Failed to capture screenshot', 'Please try again later.', 'destructive'],
  [
    'screenshotCaptured',
    'Screenshot captured',
    'Your life visualization has been downloaded as an image.',
    'default',
  ],
];

test.each(CATALOGUE)('%s says “%s” / “%s”, %s', (id, title, text, variant) => {
  expect(TOASTS[id]).toEqual({ title, text, variant });
});

test('there are no toasts outside the catalogue', () => {
  expect(Object.keys(TOASTS).toSorted()).toEqual(CATALOGUE.map(([id]) => id).toSorted());
});
