import type * as English from '../en/year-messages.ts';
import type { Translated } from '../translated.ts';
import { amidAges } from './ages.ts';
import { weeks } from './units.ts';

export const YEAR_MESSAGES: Translated<typeof English.YEAR_MESSAGES> = {
  first: (format, figure, name) => `${weeks(format, figure)} de ${name}`,
  other: (format, figure, name) => `${format.number(figure)} de ${name}`,
  alike: (parts) => `Em um ano de dias assim: ${parts.join(', ')}.`,
  between: (format, from, until, parts) => `Em um ano ${amidAges(format, from, until)}: ${parts.join(', ')}.`,
};
