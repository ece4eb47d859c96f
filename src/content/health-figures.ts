import { fitnessLevel } from '../life/exercise.ts';
import { analyzeSleep } from '../life/sleep.ts';
import type { Format } from './format.ts';
import { describeNear } from './near-level.ts';
import { choosePlural, formatYears } from './plural.ts';

/** Years with their sign, for impacts: `+2`, `−2.5`, `0`. */
export function signedYears(format: Format, years: number): string {
  if (years === 0) return formatYears(format, 0);
  return `${years > 0 ? '+' : '−'}${formatYears(format, Math.abs(years))}`;
}

const LEVELS = {
  day: (hours: number) => {
    const { quality, sleepDebt } = analyzeSleep(hours);
    return `${quality} ${sleepDebt > 0}`;
  },
  week: fitnessLevel,
};
/** Hours that would not be shown as 0. */
const SMALLEST_SHOWN_HOURS = 0.05;

/** Hours of sleep a day or of exercise a week, never as hours that would be on another level. */
export function describeHoursPer(format: Format, hours: number, span: 'day' | 'week'): string {
  if (hours > 0 && hours < SMALLEST_SHOWN_HOURS) return `${format.number(hours * 60)} minutes a ${span}`;
  const figure = describeNear(format, hours, LEVELS[span]);
  return `${figure} ${choosePlural(hours, { one: 'hour', other: 'hours' })} a ${span}`;
}

/** In minutes, because hours with one decimal would make 0.4 of 0.36. */
export function describeMinutesPerDay(format: Format, hours: number): string {
  return `${format.number(hours * 60)} minutes a day`;
}
