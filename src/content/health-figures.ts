import type { Format } from './format.ts';
import { choosePlural, formatYears } from './plural.ts';

/** Years with their sign, for impacts: `+2`, `−2.5`, `0`. */
export function signedYears(format: Format, years: number): string {
  if (years === 0) return formatYears(format, 0);
  return `${years > 0 ? '+' : '−'}${formatYears(format, Math.abs(years))}`;
}

export function describeHoursPer(format: Format, hours: number, span: 'day' | 'week'): string {
  return `${format.number(hours)} ${choosePlural(hours, { one: 'hour', other: 'hours' })} a ${span}`;
}

/** In minutes, because hours with one decimal would make 0.4 of 0.36. */
export function describeMinutesPerDay(format: Format, hours: number): string {
  return `${format.number(hours * 60)} minutes a day`;
}
