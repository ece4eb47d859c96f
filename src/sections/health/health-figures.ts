import { GAINED_YEARS, HOURS_PER } from '#words/results.ts';
import { fitnessLevel } from '../../life/exercise.ts';
import { analyzeSleep } from '../../life/sleep.ts';
import type { Format } from '../../words/format.ts';
import { roundNear, sayNear } from '../../words/near-level.ts';

/** Formats years with their sign, for impacts: `+2`, `−2.5`, `0`. */
export function signedYears(format: Format, years: number): string {
  const describe = GAINED_YEARS[years === 0 ? 'none' : years > 0 ? 'gain' : 'loss'];
  return describe(format, { count: Math.abs(years) });
}

const LEVELS = {
  day: (hours: number) => {
    const { quality, sleepDebt } = analyzeSleep(hours);
    return `${quality} ${sleepDebt > 0}`;
  },
  week: fitnessLevel,
};
const MINUTES_PER_HOUR = 60;
const toMinutes = (hours: number) => Math.round(hours * MINUTES_PER_HOUR) / MINUTES_PER_HOUR;

/** Formats hours of sleep a day or of exercise a week, so that rounding does not show another level. */
export function describeHoursPer(format: Format, hours: number, span: 'day' | 'week'): string {
  const { side } = roundNear(hours, LEVELS[span], toMinutes);
  return HOURS_PER[span]({ hours: sayNear(format.hours(hours), side) });
}
