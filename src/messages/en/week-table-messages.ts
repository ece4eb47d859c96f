/** The texts of the table of weeks. */
export const WEEK_TABLE = { what: 'Weeks', lived: 'So far', all: 'All weeks' } as const;
