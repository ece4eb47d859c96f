import { fitnessLevel } from '../life/exercise.ts';
import { analyzeSleep } from '../life/sleep.ts';
import type { Format } from '../messages/format.ts';
import { describeNear } from './near-level.ts';
import { choosePlural, formatYears } from './plural.ts';

/** Formats years with their sign, for impacts: `+2`, `−2.5`, `0`. */
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
/** Formats hours above 0 so that they do not look like 0. */
const SMALLEST_SHOWN_HOURS = 0.05;

/** Formats hours of sleep a day or of exercise a week, so that rounding does not show another level. */
export function describeHoursPer(format: Format, hours: number, span: 'day' | 'week'): string {
  if (hours > 0 && hours < SMALLEST_SHOWN_HOURS) return `${format.number(hours * 60)} minutes a ${span}`;
  const figure = describeNear(format, hours, LEVELS[span]);
  return `${figure} ${choosePlural(hours, { one: 'hour', other: 'hours' })} a ${span}`;
}

/** Formats hours as minutes, since one decimal would round 0.36 hours to 0.4. */
export function describeMinutesPerDay(format: Format, hours: number): string {
  return `${format.number(hours * 60)} minutes a day`;
}
