/** What a table has where there is no figure. */
export const EMPTY_CELL = '–';
