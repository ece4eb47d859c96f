/** The texts of the country search loaded together with it. */
export const COUNTRY_SEARCH_MESSAGES = {
  countries: 'Countries',
  suggested: 'Suggested by your languages',
  others: 'All other countries',
  matches: (count: number) => (count === 1 ? '1 country' : `${count} countries`),
  noMatch: (text: string) => `No country matches “${text}”.`,
} as const;
