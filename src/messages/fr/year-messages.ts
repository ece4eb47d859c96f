import type * as English from '../en/year-messages.ts';
import type { Translated } from '../translated.ts';
import { weeks as inWeeks, writtenYears } from './units.ts';

export const YEAR_MESSAGES: Translated<typeof English.YEAR_MESSAGES> = {
  first: (format, weeks, name) => `${name} ${inWeeks(format, weeks)}`,
  other: (format, weeks, name) => `${name} ${format.number(weeks)}`,
  alike: (parts) => `Dans une année faite de journées comme celle-ci : ${parts.join(', ')}.`,
  between: (from, until, parts) =>
    `Dans une année, de ${from} à ${writtenYears(until)} : ${parts.join(', ')}.`,
};
