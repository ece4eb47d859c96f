import type * as English from '../en/country-search-messages.ts';
import type { Translated } from '../translated.ts';

export const COUNTRY_SEARCH_MESSAGES: Translated<typeof English.COUNTRY_SEARCH_MESSAGES> = {
  countries: 'Países',
  suggested: 'Según tus idiomas',
  others: 'Todos los demás países',
  matches: (count) => (count === 1 ? '1 país' : `${count} países`),
  noMatch: (text) => `Ningún país coincide con «${text}».`,
};
