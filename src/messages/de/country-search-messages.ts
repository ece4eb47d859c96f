import type * as English from '../en/country-search-messages.ts';
import type { Translated } from '../translated.ts';

export const COUNTRY_SEARCH_MESSAGES: Translated<typeof English.COUNTRY_SEARCH_MESSAGES> = {
  countries: 'Länder',
  suggested: 'Passend zu Ihren Sprachen',
  others: 'Alle anderen Länder',
  matches: (count) => (count === 1 ? '1 Land' : `${count} Länder`),
  noMatch: (text) => `Kein Land passt zu „${text}“.`,
};
