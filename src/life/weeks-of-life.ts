import { addDays, type CalendarDate, daysBetween } from './calendar-date.ts';
import { completedAge } from './completed-age.ts';
import { DAYS_PER_WEEK, WEEKS_PER_YEAR, wholeWeeks } from './weeks.ts';

/**
 * A life as a row of weeks, 52 to each year from one birthday to the next, counted from 0 at birth.
 * A year's 52nd week goes on to the day before the birthday, so that every row begins with one: it has 8 or 9 days.
 */
export interface WeeksOfLife {
  /** Up to the life expectancy, or to the present week where that is later; 1 to 7,800. */
  readonly total: number;
  /** The present week; equal to `total` for a life longer than can be shown. Every week before it is lived. */
  readonly now: number;
  /** The week that the slider has reached; `now` when it is not moved. */
  readonly projected: number;
}

/** The longest life that is shown, in years: the most that a life expectancy may be. */
const LONGEST_LIFE_YEARS = 150;

/** The birthday in the year of life `age`: 29 February is 1 March where there is none. */
function birthdayAt(birthdate: CalendarDate, age: number): CalendarDate {
  return addDays({ ...birthdate, year: birthdate.year + age }, 0);
}

/**
 * The week of life that a day belongs to, counted from 0.
 * @param birthdate not after `day`
 * @example weekOfLife({ year: 1984, month: 2, day: 29 }, { year: 2026, month: 3, day: 1 }) // 2184: 42 × 52
 */
export function weekOfLife(birthdate: CalendarDate, day: CalendarDate): number {
  const age = completedAge(birthdate, day);
  const week = Math.floor(daysBetween(birthdayAt(birthdate, age), day) / DAYS_PER_WEEK);
  return age * WEEKS_PER_YEAR + Math.min(week, WEEKS_PER_YEAR - 1);
}

/** Weeks in a mean year of the Gregorian calendar. */
const MEAN_WEEKS_PER_YEAR = 365.2425 / DAYS_PER_WEEK;

/**
 * The present week of a life whose birthdate nobody has told, from its age and its weeks: one too many or too few at
 * most, since neither says on which day of the week the last birthday was.
 * @param age completed, whole years
 * @param weeksLived days since birth / 7, whole
 * @returns counted from 0; `null` where the two cannot belong to one life
 * @example estimatePresentWeek(42, 2191) // 2184
 */
export function estimatePresentWeek(age: number, weeksLived: number): number | null {
  const sinceBirthday = Math.floor(weeksLived + 0.5 - age * MEAN_WEEKS_PER_YEAR);
  if (sinceBirthday < -1 || sinceBirthday > WEEKS_PER_YEAR + 1) return null;
  return age * WEEKS_PER_YEAR + Math.min(Math.max(0, sinceBirthday), WEEKS_PER_YEAR - 1);
}

/** A week's first and last day. @param index counted from 0 at birth */
export function datesOfWeek(
  birthdate: CalendarDate,
  index: number,
): { readonly from: CalendarDate; readonly to: CalendarDate } {
  const age = Math.floor(index / WEEKS_PER_YEAR);
  const week = index % WEEKS_PER_YEAR;
  const from = addDays(birthdayAt(birthdate, age), week * DAYS_PER_WEEK);
  const isLast = week === WEEKS_PER_YEAR - 1;
  return {
    from,
    to: isLast ? addDays(birthdayAt(birthdate, age + 1), -1) : addDays(from, DAYS_PER_WEEK - 1),
  };
}

/**
 * The weeks of a life and where it stands in them.
 * @param lifeExpectancy years, 1 to 150
 * @param presentWeek counted from 0
 * @param offsetWeeks how far the slider has moved, whole weeks, 0 or more
 */
export function calculateWeeksOfLife(
  { lifeExpectancy, presentWeek }: { readonly lifeExpectancy: number; readonly presentWeek: number },
  offsetWeeks: number,
): WeeksOfLife {
  const most = wholeWeeks(LONGEST_LIFE_YEARS);
  const total = Math.min(Math.max(wholeWeeks(lifeExpectancy), presentWeek + 1), most);
  return {
    total,
    now: Math.min(presentWeek, most),
    projected: Math.min(presentWeek + offsetWeeks, Math.max(presentWeek, total - 1), most),
  };
}
