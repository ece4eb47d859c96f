import type * as English from '../en/year-messages.ts';
import type { Translated } from '../translated.ts';
import { weeks } from './units.ts';

type YearMessages = Translated<typeof English.YEAR_MESSAGES>;

const weeksFor: YearMessages['first'] = (format, figure, name) => `${weeks(format, figure)}用于${name}`;

export const YEAR_MESSAGES: YearMessages = {
  first: weeksFor,
  other: weeksFor,
  alike: (parts) => `照这样过一年：${parts.join('，')}。`,
  between: (format, from, until, parts) =>
    `${format.number(from)}至${format.number(until)}岁间的一年：${parts.join('，')}。`,
};
