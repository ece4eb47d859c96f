import type * as English from '../en/country-search-messages.ts';
import type { Translated } from '../translated.ts';

export const COUNTRY_SEARCH_MESSAGES: Translated<typeof English.COUNTRY_SEARCH_MESSAGES> = {
  countries: '国・地域',
  suggested: 'お使いの言語からの候補',
  others: 'そのほかの国・地域',
  matches: (count) => `${count}件の国・地域`,
  noMatch: (text) => `「${text}」に一致する国・地域はありません。`,
};
