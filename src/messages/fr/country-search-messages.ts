import type * as English from '../en/country-search-messages.ts';
import type { Translated } from '../translated.ts';

export const COUNTRY_SEARCH_MESSAGES: Translated<typeof English.COUNTRY_SEARCH_MESSAGES> = {
  countries: 'Pays',
  suggested: 'Suggérés d’après vos langues',
  others: 'Tous les autres pays',
  matches: (count) => `${count}\u00a0pays`,
  noMatch: (text) => `Aucun pays ne correspond à «\u202f${text}\u202f».`,
};
