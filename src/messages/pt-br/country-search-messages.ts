import type * as English from '../en/country-search-messages.ts';
import type { Translated } from '../translated.ts';

export const COUNTRY_SEARCH_MESSAGES: Translated<typeof English.COUNTRY_SEARCH_MESSAGES> = {
  countries: 'Países',
  suggested: 'Sugeridos pelos seus idiomas',
  others: 'Todos os outros países',
  matches: (count) => `${count} ${count < 2 ? 'país' : 'países'}`,
  noMatch: (text) => `Nenhum país corresponde a “${text}”.`,
};
