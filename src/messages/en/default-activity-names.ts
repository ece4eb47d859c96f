/** The activities that a new form or its example has: the first screen shows them. */
export const DEFAULT_ACTIVITY_NAMES = {
  sleep: 'Sleep',
  work: 'Work',
  exercise: 'Exercise',
  familyTime: 'Family Time',
  reading: 'Reading',
} as const;
