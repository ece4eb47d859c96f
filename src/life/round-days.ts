import { addDays, type CalendarDate, daysBetween } from './calendar-date.ts';
import { DAYS_PER_WEEK } from './weeks.ts';

/** A day on which a round number of weeks, days or seconds of a life is reached. */
export interface RoundDay {
  readonly unit: 'week' | 'days' | 'seconds';
  readonly count: number;
  readonly date: CalendarDate;
}

const WEEKS = [1000, 2000, 3000, 4000];
const DAYS = [10_000, 20_000];
const SECONDS = [1_000_000_000];
const SECONDS_PER_DAY = 86_400;

/**
 * The round days of a life, in the order of time: the day on which the 1,000th, 2,000th, 3,000th and 4,000th week
 * begins, on which somebody is 10,000 and 20,000 days old, and a billion seconds. Weeks are calendar weeks from birth,
 * seven days each.
 * @example listRoundDays(birthdate)[0] // the 1,000th week begins 999 × 7 = 6,993 days after birth
 * @example listRoundDays(birthdate)[2] // a billion seconds are 11,574 days and 1 h 46 min
 */
export function listRoundDays(birthdate: CalendarDate): readonly RoundDay[] {
  const at = (unit: RoundDay['unit'], count: number, days: number) => ({
    unit,
    count,
    date: addDays(birthdate, days),
  });
  return [
    ...WEEKS.map((count) => at('week', count, (count - 1) * DAYS_PER_WEEK)),
    ...DAYS.map((count) => at('days', count, count)),
    ...SECONDS.map((count) => at('seconds', count, Math.floor(count / SECONDS_PER_DAY))),
  ].toSorted((one, other) => daysBetween(other.date, one.date));
}

/** The last round day up to today, and the next one after it; `null` for none. */
export function findNearestRoundDays(
  birthdate: CalendarDate,
  today: CalendarDate,
): { readonly last: RoundDay | null; readonly next: RoundDay | null } {
  const days = listRoundDays(birthdate);
  const isPast = ({ date }: RoundDay) => daysBetween(date, today) >= 0;
  return { last: days.findLast(isPast) ?? null, next: days.find((day) => !isPast(day)) ?? null };
}
