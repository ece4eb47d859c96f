/** A short message on top of the page. */
export interface ToastMessage {
  readonly title: string;
  readonly text: string;
  readonly variant: 'default' | 'destructive';
}

export const destructive = (title: string, text: string): ToastMessage => ({
  title,
  text,
  variant: 'destructive',
});

/** The toasts of the form; those of sharing come with its code (`share-toasts.ts`). */
export const TOASTS = {
  countriesFailed: destructive('Error fetching countries', 'Please try again later.'),
  noLifeExpectancyData: destructive(
    'No life expectancy data available',
    'Data is not available for this country. Please use the manual life expectancy input instead.',
  ),
  lifeExpectancyFailed: destructive(
    'Error fetching life expectancy',
    'Unable to retrieve data from World Bank API. Please use the manual life expectancy input instead.',
  ),
  tooManyActivities: destructive(
    'Maximum activities reached',
    'You can have a maximum of 5 activities. Remove an existing one to add a new activity.',
  ),
  tooManyHours: destructive(
    'Total hours exceed limit',
    'The total time spent on activities cannot exceed 24 hours per day.',
  ),
  lifeExpectancyMissing: destructive(
    'Life expectancy missing',
    'Please select a country or enter life expectancy manually.',
  ),
  lifeExpectancyInvalid: destructive(
    'Invalid life expectancy',
    'Please enter a valid positive number for life expectancy.',
  ),
  visualizeFailed: destructive('Error visualizing data', 'Please check your inputs and try again.'),
} as const satisfies Record<string, ToastMessage>;

export type ToastId = keyof typeof TOASTS;
