/** Where the figures of countries come from, with a word on changes: the licenses ask for it. */
export const DATA_SOURCE_MESSAGES = {
  worldBank: (source: string) => `Life expectancy: ${source}.`,
  unitedNations: (source: string) => `Life tables: adapted from ${source}.`,
  /** A source with its license, both links. */
  withLicense: (title: string, license: string) => `${title} (${license})`,
  /** The same without links, as in an image. */
  withAddress: (title: string, license: string, address: string) => `${title}, ${license} (${address})`,
} as const;
