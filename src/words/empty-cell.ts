/** The content of a table's cell without a figure. */
export const EMPTY_CELL = '–';
