import type * as English from '../en/year-messages.ts';
import type { Translated } from '../translated.ts';
import { weeks } from './units.ts';
import { betweenAges } from './written-ages.ts';

export const YEAR_MESSAGES: Translated<typeof English.YEAR_MESSAGES> = {
  first: (format, figure, name) => `${name}, ${weeks(format, figure)}`,
  other: (format, figure, name) => `${name}, ${format.number(figure)}`,
  alike: (parts) => `En un año de días así: ${parts.join('; ')}.`,
  between: (from, until, parts) => `En un año (${betweenAges(from, until)}): ${parts.join('; ')}.`,
};
