/** The texts about life expectancy at an age, as far as the first results need them. */
export const LIFE_TABLE_MESSAGES = {
  expectedAge: 'Life expectancy at your age',
  loading: 'Looking up the life table…',
} as const;
