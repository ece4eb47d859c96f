import { addDays, type CalendarDate, daysBetween, formatIsoDate } from './calendar-date.ts';
import { type LifeToCome, listRoundDays } from './coming-days.ts';
import type { LifeEvents } from './life-events.ts';
import { exactAge } from './time-together.ts';
import { daysOfWhen } from './weeks-of-when.ts';

type MarkedLife = Omit<LifeToCome, 'people'> & Pick<LifeEvents, 'moments'>;

/** A moment of which no more is known than a longer time has no day in a year. */
const LONGEST_TIME_DAYS = 31;

/**
 * The days of the present year that a life marks, each once: the birthday, the moments, each in the middle of its time, and the
 * round days up to life expectancy. Years in which two lives cross are no days.
 * @example born on May 15, 1990, as of November 28, 2026, with a moment in June 2026: May 15 and June 16, 2026
 */
export function listMarkedDays({
  birthdate,
  asOf,
  moments,
  lifeExpectancy,
}: MarkedLife): readonly CalendarDate[] {
  const ofMoments = moments.flatMap(({ when }) => {
    const { from, until } = daysOfWhen(when, birthdate);
    const days = daysBetween(from, until);
    return days <= LONGEST_TIME_DAYS ? [addDays(from, Math.floor(days / 2))] : [];
  });
  const roundDays = listRoundDays(birthdate)
    .map(({ date }) => date)
    .filter((date) => exactAge({ birthdate, asOf: date }) <= lifeExpectancy);
  // March 1 for February 29 in a year that has none.
  const birthday = addDays({ ...birthdate, year: asOf.year }, 0);
  const days = [birthday, ...ofMoments, ...roundDays].filter(({ year }) => year === asOf.year);
  return [...new Map(days.map((day) => [formatIsoDate(day), day])).values()];
}
