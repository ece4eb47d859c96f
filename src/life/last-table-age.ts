/** The last age in a life table, in years. */
export const LAST_TABLE_AGE = 100;
