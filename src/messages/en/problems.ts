/** The problems of a form, with the message at the field. */
export const PROBLEM_MESSAGES = {
  birthdateInvalid: 'Please enter a valid birthdate in the past',
  countryMissing: 'Please select a country',
  figureMissing: 'Please select a country or enter life expectancy manually.',
  lifeExpectancyInvalid: 'Please enter a valid positive number for life expectancy.',
  activitiesMissing: 'At least one activity is required',
  activityNameMissing: 'Activity name is required',
  hoursUnreadable: 'This isn’t a number. Enter one such as 8.',
  hoursNegative: 'Hours must be greater than or equal to 0',
  hoursTooMany: 'Hours must be less than or equal to 24',
  totalTooMany: 'Total time spent on activities cannot exceed 24 hours per day',
} as const;

/** The messages for typed or pasted text that a field cannot read. */
export const UNREADABLE_MESSAGES = {
  years: 'This isn’t a number. Enter one such as 84.',
  date: 'This date can’t be read. Type it, or paste it as 1990-05-31.',
} as const;

export type ProblemCode = keyof typeof PROBLEM_MESSAGES;
