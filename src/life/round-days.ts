import { addDays, type CalendarDate, daysBetween } from './calendar-date.ts';
import type { Dates } from './life.ts';
import { DAYS_PER_WEEK } from './weeks.ts';

/** A day on which a round number of weeks, days or seconds of a life is reached. */
export interface RoundDay {
  readonly unit: 'weeks' | 'days' | 'seconds';
  readonly count: number;
  readonly date: CalendarDate;
}

const WEEKS = [1000, 2000, 3000, 4000];
const DAYS = [10_000, 20_000];
const SECONDS = [1_000_000_000];
const SECONDS_PER_DAY = 86_400;

/**
 * The round days of a life, in the order of time: the days on which someone is 1,000, 2,000, 3,000 and 4,000 weeks old,
 * 10,000 and 20,000 days, and a billion seconds. A week is seven days, as in the weeks that the page counts as lived,
 * and is not numbered: the dots of the picture are 52 to a year.
 * @example listRoundDays(birthdate)[0] // 1,000 weeks are 7,000 days
 * @example listRoundDays(birthdate)[2] // a billion seconds are 11,574 days and 1 h 46 min
 */
export function listRoundDays(birthdate: CalendarDate): readonly RoundDay[] {
  const at = (unit: RoundDay['unit'], count: number, days: number) => ({
    unit,
    count,
    date: addDays(birthdate, days),
  });
  return [
    ...WEEKS.map((count) => at('weeks', count, count * DAYS_PER_WEEK)),
    ...DAYS.map((count) => at('days', count, count)),
    ...SECONDS.map((count) => at('seconds', count, Math.floor(count / SECONDS_PER_DAY))),
  ].toSorted((one, other) => daysBetween(other.date, one.date));
}

/** The round days after today, in the order of time. All are before the age of 77. */
export const listRoundDaysToCome = ({ birthdate, asOf }: Dates): readonly RoundDay[] =>
  listRoundDays(birthdate).filter(({ date }) => daysBetween(asOf, date) > 0);
