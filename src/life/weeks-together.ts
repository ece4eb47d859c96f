import { MEAN_DAYS_PER_YEAR } from './exact-age.ts';
import type { Dates } from './life.ts';
import type { Person } from './life-events.ts';
import type { AliveAfter } from './life-table.ts';
import { divideTime, type Stretch, yearsFromToday } from './time-together.ts';
import { DAYS_PER_WEEK, startOfWeek, WEEKS_PER_YEAR } from './weeks.ts';
import type { WeekSpan } from './when.ts';

/** From so many days a year on, each of the 52 weeks of a year is one of seven days together. */
const DAYS_OF_FULL_YEAR = WEEKS_PER_YEAR * DAYS_PER_WEEK;

export const isEveryDay = ({ daysPerYear }: Pick<Stretch, 'daysPerYear'>): boolean =>
  daysPerYear >= DAYS_OF_FULL_YEAR;

/** Fewer pairs than this are not shown, to be kind. */
export const LEAST_CHANCE = 0.05;

/** A week of life that stands for seven days together. It need not be a week in which they meet: nobody has entered those. */
interface WeekTogether {
  /** Counted from 0 at birth. */
  readonly week: number;
  /** The share of such pairs of whom both are alive then, 0.05 to 1; 1 up to this week. */
  readonly share: number;
}

/** The days together in a week, from its beginning to its end in years from today: seven in one of a full year. */
const countDays = (stretches: readonly Stretch[], from: number, until: number): number =>
  stretches.reduce((days, stretch) => {
    const years = Math.max(0, Math.min(stretch.until, until) - Math.max(stretch.from, from));
    return (
      days + (isEveryDay(stretch) ? (years / (until - from)) * DAYS_PER_WEEK : years * stretch.daysPerYear)
    );
  }, 0);

/**
 * Spreads the days together over the weeks of a life, as `countDaysBehind` counts them: a week for every seven days, as soon
 * as half of them have passed. Years in one home, and those with somebody seen every day, are full.
 * @param bothAlive of those ahead, which end where it is below one in twenty
 * @param total the weeks up to life expectancy
 * @example of somebody seen on 70 days a year: every fifth or sixth week, ten in a year
 */
export function listWeeksTogether(
  person: Person,
  dates: Dates,
  { bothAlive, total }: { readonly bothAlive: AliveAfter; readonly total: number },
): readonly WeekTogether[] {
  const stretches = divideTime(person, dates);
  const birthdayAt = (age: number) =>
    yearsFromToday(dates, startOfWeek(dates.birthdate, age * WEEKS_PER_YEAR));
  const weekLength = DAYS_PER_WEEK / MEAN_DAYS_PER_YEAR;
  const found: WeekTogether[] = [];
  let days = 0;
  for (let age = 0; age * WEEKS_PER_YEAR < total; age += 1) {
    const [birthday, next] = [birthdayAt(age), birthdayAt(age + 1)];
    for (let column = 0; column < WEEKS_PER_YEAR; column += 1) {
      const week = age * WEEKS_PER_YEAR + column;
      const from = birthday + column * weekLength;
      const until = column === WEEKS_PER_YEAR - 1 ? next : from + weekLength;
      days += countDays(stretches, from, until);
      if (days < DAYS_PER_WEEK / 2) continue;
      days -= DAYS_PER_WEEK;
      const share = from <= 0 ? 1 : bothAlive((from + until) / 2);
      if (share >= LEAST_CHANCE && week < total) found.push({ week, share });
    }
  }
  return found;
}

/** Steps of a share: weeks of one step are as faint as each other. */
export const STEPS = 8;

/** Weeks in a row that are as faint as each other. */
interface FaintSpan extends WeekSpan {
  /** The share in eighths, rounded up: 1 to `STEPS`. */
  readonly step: number;
}

/** Joins weeks that follow each other and are of one step. @param weeks in the order of time */
export function joinWeeks(weeks: readonly WeekTogether[]): readonly FaintSpan[] {
  const spans: FaintSpan[] = [];
  for (const { week, share } of weeks) {
    const step = Math.ceil(share * STEPS);
    const last = spans.at(-1);
    if (last?.step === step && last.until === week) spans[spans.length - 1] = { ...last, until: week + 1 };
    else spans.push({ from: week, until: week + 1, step });
  }
  return spans;
}
