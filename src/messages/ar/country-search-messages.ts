import type * as English from '../en/country-search-messages.ts';
import type { Translated } from '../translated.ts';

export const COUNTRY_SEARCH_MESSAGES: Translated<typeof English.COUNTRY_SEARCH_MESSAGES> = {
  countries: 'البلدان',
  suggested: 'مقترحة بحسب لغاتك',
  others: 'بقية البلدان',
  matches: (count) => `عدد البلدان: ${count}`,
  noMatch: (text) => `لا يوجد بلد يطابق «${text}».`,
};
