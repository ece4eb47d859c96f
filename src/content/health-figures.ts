import { GAINED_YEARS, HOURS, MINUTES } from '#messages/health-figure-messages.ts';
import { fitnessLevel } from '../life/exercise.ts';
import { analyzeSleep } from '../life/sleep.ts';
import type { Format } from '../messages/format.ts';
import { roundNear } from './near-level.ts';

/** Formats years with their sign, for impacts: `+2`, `−2.5`, `0`. */
export function signedYears(format: Format, years: number): string {
  const describe = GAINED_YEARS[years === 0 ? 'none' : years > 0 ? 'gain' : 'loss'];
  return describe(format, Math.abs(years));
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
const MINUTES_PER_HOUR = 60;

/** Formats hours of sleep a day or of exercise a week, so that rounding does not show another level. */
export function describeHoursPer(format: Format, hours: number, span: 'day' | 'week'): string {
  if (hours > 0 && hours < SMALLEST_SHOWN_HOURS) return MINUTES[span](format, hours * MINUTES_PER_HOUR);
  const { tenths, side } = roundNear(hours, LEVELS[span]);
  return HOURS[span][side](format, tenths);
}

/** Formats hours as minutes, since one decimal would round 0.36 hours to 0.4. */
export const describeMinutesPerDay = (format: Format, hours: number): string =>
  MINUTES.day(format, hours * MINUTES_PER_HOUR);
