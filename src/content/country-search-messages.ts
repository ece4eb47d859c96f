/** The texts of the country search that are loaded together with it. */
export const COUNTRY_SEARCH_MESSAGES = {
  countries: 'Countries',
  suggested: 'Suggested by your languages',
  others: 'All other countries',
  noMatch: (text: string) => `No country matches “${text}”.`,
} as const;
