import type * as English from '../en/year-messages.ts';
import type { Translated } from '../translated.ts';
import { weeks as inWeeks, years } from './units.ts';

export const YEAR_MESSAGES: Translated<typeof English.YEAR_MESSAGES> = {
  first: (format, weeks, name) => `${name} ${inWeeks(format, weeks)}`,
  other: (format, weeks, name) => `${name} ${format.number(weeks)}`,
  alike: (parts) => `En un an de journées comme celle-ci\u00a0: ${parts.join(', ')}.`,
  between: (format, from, until, parts) =>
    `En un an, entre ${format.number(from)} et ${years(format, until)}\u00a0: ${parts.join(', ')}.`,
};
