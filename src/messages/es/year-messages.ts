import type * as English from '../en/year-messages.ts';
import type { Translated } from '../translated.ts';
import { betweenAges } from './ages.ts';
import { weeks } from './units.ts';

export const YEAR_MESSAGES: Translated<typeof English.YEAR_MESSAGES> = {
  first: (format, figure, name) => `${name}, ${weeks(format, figure)}`,
  other: (format, figure, name) => `${name}, ${format.number(figure)}`,
  alike: (parts) => `En un año de días así: ${parts.join('; ')}.`,
  between: (format, from, until, parts) =>
    `En un año (${betweenAges(format, from, until)}): ${parts.join('; ')}.`,
};
