import type { Format } from './format.ts';

/** Years with their sign, for impacts: `+2`, `−2.5`, `0`. */
export function signedYears(format: Format, years: number): string {
  if (years === 0) return `${format.number(0)} years`;
  const unit = Math.abs(years) === 1 ? 'year' : 'years';
  return `${years > 0 ? '+' : '−'}${format.number(Math.abs(years))} ${unit}`;
}

export function describeHoursPer(format: Format, hours: number, span: 'day' | 'week'): string {
  const figure = format.number(hours);
  return `${figure} ${figure === '1' ? 'hour' : 'hours'} a ${span}`;
}

/** In minutes, because hours with one decimal would make 0.4 of 0.36. */
export function describeMinutesPerDay(format: Format, hours: number): string {
  return `${format.number(hours * 60)} minutes a day`;
}
