/** The words of the results. Texts that the specification quotes are letter for letter. */
export const RESULT_MESSAGES = {
  example: 'This is an example: someone invented, born in 1990 in Canada.',
  ownInstead: 'To see your own life, fill in the form above.',
  figures: 'Your years and weeks',
  rest: 'The rest of the results',
  yearsLived: 'Years Lived',
  yearsRemaining: 'Years Remaining',
  weeksLeft: 'Weeks Left',
  /** The hours of a day that no activity takes. */
  freeTime: 'Free Time',
  /** How the years of an activity are counted, where every day is alike and where not. */
  counting: {
    alike: 'These totals assume every day of your life, childhood included, is like the one you entered.',
    scheduled: 'These totals count each activity on the days and at the ages you entered.',
  },
} as const;
