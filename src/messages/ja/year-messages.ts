import type * as English from '../en/year-messages.ts';
import type { Translated } from '../translated.ts';
import { weeks } from './units.ts';

export const YEAR_MESSAGES: Translated<typeof English.YEAR_MESSAGES> = {
  first: (format, count, name) => `${name}が${weeks(format, count)}分`,
  other: (format, count, name) => `${name}が${weeks(format, count)}分`,
  alike: (parts) => `こうした日々が続く1年の内訳：${parts.join('、')}。`,
  between: (format, from, until, parts) =>
    `${format.number(from)}歳から${format.number(until)}歳までの1年の内訳：${parts.join('、')}。`,
};
