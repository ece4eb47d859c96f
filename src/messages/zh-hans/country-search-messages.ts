import type * as English from '../en/country-search-messages.ts';
import type { Translated } from '../translated.ts';

export const COUNTRY_SEARCH_MESSAGES: Translated<typeof English.COUNTRY_SEARCH_MESSAGES> = {
  countries: '国家和地区',
  suggested: '根据你的语言推荐',
  others: '其他所有国家和地区',
  matches: (count) => `${count}个国家或地区`,
  noMatch: (text) => `没有与“${text}”相符的国家或地区。`,
};
