import type * as English from '../en/year-messages.ts';
import type { Translated } from '../translated.ts';
import { weeks } from './units.ts';

export const YEAR_MESSAGES: Translated<typeof English.YEAR_MESSAGES> = {
  first: (format, figure, name) => `${name}: ${weeks(format, figure)}`,
  other: (format, figure, name) => `${name}: ${format.number(figure)}`,
  alike: (parts) => `في سنة من أيام كهذه: ${parts.join('، ')}.`,
  between: (format, from, until, parts) =>
    `في سنة من سن ${format.number(from)} إلى ${format.number(until)}: ${parts.join('، ')}.`,
};
