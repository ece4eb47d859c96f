/** The toasts of the form; those of sharing come with its code (`share-toasts.ts`). */
export const TOASTS = {
  countriesFailed: { title: 'Error fetching countries', text: 'Please try again later.' },
  noLifeExpectancyData: {
    title: 'No life expectancy data available',
    text: 'Data is not available for this country. Please use the manual life expectancy input instead.',
  },
  lifeExpectancyFailed: {
    title: 'Error fetching life expectancy',
    text: 'Unable to retrieve data from World Bank API. Please use the manual life expectancy input instead.',
  },
  tooManyActivities: {
    title: 'Maximum activities reached',
    text: 'You can have a maximum of 5 activities. Remove an existing one to add a new activity.',
  },
  tooManyHours: {
    title: 'Total hours exceed limit',
    text: 'The total time spent on activities cannot exceed 24 hours per day.',
  },
  lifeExpectancyMissing: {
    title: 'Life expectancy missing',
    text: 'Please select a country or enter life expectancy manually.',
  },
  lifeExpectancyInvalid: {
    title: 'Invalid life expectancy',
    text: 'Please enter a valid positive number for life expectancy.',
  },
  visualizeFailed: {
    title: 'Error visualizing data',
    text: 'Please check your inputs and try again.',
  },
} as const;
