import type { Format } from '../format.ts';
import { plural } from './plural.ts';

const weeksWorth = plural({ one: '# week’s worth', other: '# weeks’ worth' });

/** How a year divides among the activities. */
export const YEAR_MESSAGES = {
  /** The first activity, with the unit that the others share. @param name isolated */
  first: (format: Format, weeks: number, name: string) => `${weeksWorth(format, weeks)} of ${name}`,
  other: (format: Format, weeks: number, name: string) => `${format.number(weeks)} of ${name}`,
  /** Any year of the life. @param parts of the activities */
  alike: (parts: readonly string[]) => `In a year of days like this: ${parts.join(', ')}.`,
  /** A year between two ages. */
  between: (format: Format, from: number, until: number, parts: readonly string[]) =>
    `In a year from ${format.number(from)} to ${format.number(until)}: ${parts.join(', ')}.`,
} as const;
