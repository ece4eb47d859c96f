/**
 * The source of a life table, in a sentence. The UN's estimates end in the year before the table's.
 * @param source the publication @param year the calendar year of the table
 */
export const describeTableSource = (source: string, year: number): string =>
  `Life table for ${year}, projected, adapted from ${source} (CC BY 3.0 IGO).`;
