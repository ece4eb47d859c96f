import { addDays, type CalendarDate, completedAge, daysBetween } from './calendar-date.ts';
import { LIFE_EXPECTANCY_LIMITS } from './input-limits.ts';

/** Weeks in a year, by the product's own convention (a calendar year has 52.18). */
export const WEEKS_PER_YEAR = 52;
export const DAYS_PER_WEEK = 7;

/**
 * Whole weeks since birth: days elapsed / 7, rounded down.
 * @param birthdate the day of birth, not after `today`
 * @example weeksLived({ year: 1984, month: 2, day: 29 }, { year: 2026, month: 3, day: 1 }) // 2191
 */
export const weeksLived = (birthdate: CalendarDate, today: CalendarDate): number =>
  Math.max(0, Math.floor(daysBetween(birthdate, today) / DAYS_PER_WEEK));

/** Whole weeks in a span of years: years × 52, rounded down. @param years 0 or more @example wholeWeeks(34) // 1768 */
export const wholeWeeks = (years: number): number => Math.floor(years * WEEKS_PER_YEAR);

/** The completed age in a week of life. @param week since birth, from 0 @example ageInWeek(1890) // 36 */
export const ageInWeek = (week: number): number => Math.floor(week / WEEKS_PER_YEAR);

/** Years from an age to a life expectancy, both in years; 0 for an age past it. */
export const yearsRemaining = (lifeExpectancy: number, age: number): number =>
  Math.max(0, lifeExpectancy - age);

/**
 * Weeks from today to the life expectancy: where the slider ends.
 * @returns whole weeks, 0 or more
 * @example weeksLeft({ age: 42, lifeExpectancy: 76 }) // 1768
 */
export const weeksLeft = ({ age, lifeExpectancy }: Readonly<Record<'age' | 'lifeExpectancy', number>>) =>
  wholeWeeks(yearsRemaining(lifeExpectancy, age));

/**
 * A life as a sequence of weeks, counted from 0 at birth: 52 for each year from one birthday to the next.
 * The 52nd week of a year has 8 or 9 days, so that each birthday begins a new week.
 */
export interface WeeksOfLife {
  /** Weeks up to life expectancy, or up to the present week if that is later; 1 to 7,800. */
  readonly total: number;
  /** The present week; equal to `total` for a life that is too long to show. All weeks before it are in the past. */
  readonly now: number;
  /** The first week of the slider's age, from its birthday; `now` if the slider has not moved. */
  readonly projected: number;
}

/** The birthday in the year of life `age`: 29 February becomes 1 March in years without it. */
const birthdayAt = (birthdate: CalendarDate, age: number): CalendarDate =>
  addDays({ ...birthdate, year: birthdate.year + age }, 0);

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
export const MEAN_WEEKS_PER_YEAR = 365.2425 / DAYS_PER_WEEK;

/**
 * Estimates the present week of a life without its birthdate, from its age and weeks. The error is at most one week:
 * age and weeks do not say how many days ago the last birthday was.
 * @param age completed, whole years
 * @param weeks days since birth / 7, whole
 * @returns counted from 0; `null` if the two contradict each other
 * @example estimatePresentWeek(42, 2191) // 2184
 */
export function estimatePresentWeek(age: number, weeks: number): number | null {
  const sinceBirthday = Math.floor(weeks + 0.5 - age * MEAN_WEEKS_PER_YEAR);
  if (sinceBirthday < -1 || sinceBirthday > WEEKS_PER_YEAR + 1) return null;
  return age * WEEKS_PER_YEAR + Math.min(Math.max(0, sinceBirthday), WEEKS_PER_YEAR - 1);
}

/**
 * Whole weeks from birth to the day on which an age is reached: on a birthday, those of `weeksLived` on it.
 * @param age years, 0 or more; parts of a year are of a mean one
 * @param birthdate `null` if it is unknown: the error is then at most one week
 * @example weeksAtAge(37, { year: 1990, month: 5, day: 15 }) // 1930
 */
export function weeksAtAge(age: number, birthdate: CalendarDate | null): number {
  if (birthdate === null) return Math.floor(age * MEAN_WEEKS_PER_YEAR);
  const whole = Math.floor(age);
  const days = daysBetween(birthdate, birthdayAt(birthdate, whole));
  return Math.floor(days / DAYS_PER_WEEK + (age - whole) * MEAN_WEEKS_PER_YEAR);
}

/** A week's first day. @param index counted from 0 at birth */
export function startOfWeek(birthdate: CalendarDate, index: number): CalendarDate {
  const birthday = birthdayAt(birthdate, ageInWeek(index));
  return addDays(birthday, (index % WEEKS_PER_YEAR) * DAYS_PER_WEEK);
}

/** A week's first and last day. @param index counted from 0 at birth */
export const datesOfWeek = (birthdate: CalendarDate, index: number) => ({
  from: startOfWeek(birthdate, index),
  to: addDays(startOfWeek(birthdate, index + 1), -1),
});

/**
 * The weeks of a life, with the present one and the one at the slider's position, which counts from the last birthday.
 * @param lifeExpectancy years, 1 to 150
 * @param presentWeek counted from 0
 * @param offsetWeeks how far the slider has moved, whole weeks, 0 or more
 */
export function calculateWeeksOfLife(
  { lifeExpectancy, presentWeek }: { readonly lifeExpectancy: number; readonly presentWeek: number },
  offsetWeeks: number,
): WeeksOfLife {
  const most = wholeWeeks(LIFE_EXPECTANCY_LIMITS.max);
  const moved = offsetWeeks > 0 ? ageInWeek(presentWeek) * WEEKS_PER_YEAR + offsetWeeks : presentWeek;
  const total = Math.min(Math.max(wholeWeeks(lifeExpectancy), presentWeek + 1), most);
  return {
    total,
    now: Math.min(presentWeek, most),
    projected: Math.min(Math.max(presentWeek, moved), Math.max(presentWeek, total - 1), most),
  };
}
