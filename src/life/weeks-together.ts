import { addDays, type CalendarDate, daysBetween } from './calendar-date.ts';
import type { Dates } from './life.ts';
import type { Person } from './life-events.ts';
import type { AliveAfter } from './life-table.ts';
import { findShortTime, middleOf } from './time-together.ts';
import { WEEKS_PER_YEAR, weekOfLife } from './weeks.ts';
import type { WeekSpan } from './when.ts';

/** The day that a calendar year stands for: its middle, or the middle of the part of this year that has passed. */
function dayOf(year: number, today: CalendarDate): CalendarDate {
  if (year !== today.year) return middleOf(year);
  const newYear = { year, month: 1, day: 1 };
  return addDays(newYear, Math.floor(daysBetween(newYear, today) / 2));
}

/**
 * The weeks that the visitor and a person have shared, as `countDaysBehind` counts their days.
 * @param person born at most in the year of `dates.asOf`
 * @returns `known`, since they met, until today or the person's death, and `together`, those in which they lived together, from
 * the first of `known` on; of no length if there are none, as for a `ShortTime`
 * @example born on 2 July 1990, as of 2 July 2026, of a mother born in 1962 with whom one lived until 2008:
 * known from week 0 until 1873, together until 936, the week of one's 18th birthday
 */
export function findWeeksTogether(person: Person, { birthdate, asOf }: Dates) {
  const { birthYear, since, diedIn, livedTogether } = person;
  const weekAt = (day: CalendarDate) => (daysBetween(birthdate, day) < 0 ? 0 : weekOfLife(birthdate, day));
  const weekOf = (year: number) => weekAt(dayOf(year, asOf));
  const now = weekOfLife(birthdate, asOf);
  const end = diedIn === null ? now + 1 : Math.min(now + 1, weekOf(diedIn));
  const met = Math.max(birthYear, since ?? birthYear);
  const from = Math.min(end, weekOf(met));
  const none = { from, until: from };
  if (findShortTime(person, { birthdate })) return { known: none, together: none };
  const apartFrom = livedTogether?.until ?? null;
  const untilApart = apartFrom === null ? end : apartFrom > met ? weekAt(middleOf(apartFrom)) : from;
  const until = livedTogether ? Math.min(end, Math.max(from, untilApart)) : from;
  return { known: { from, until: end }, together: { from, until } };
}

/** Steps of a chance: the weeks of a year are as faint as one of them. */
export const CHANCE_STEPS = 8;

/** Weeks ahead that are as faint as each other. */
interface ChanceSpan extends WeekSpan {
  /** The chance in eighths, rounded up: 1 to `CHANCE_STEPS`. */
  readonly step: number;
}

/** Smaller chances are not shown, to be kind. */
export const LEAST_CHANCE = 0.05;

/**
 * Divides the weeks ahead by the chance to live in the middle of each year of life. Years with less than one in twenty are
 * left out.
 * @param from the first week, counted from 0 at birth
 * @param count the week after the last one
 * @example 1 for 2 years, then 0.5, from week 1872 on: step 8 until 1976, then step 4
 */
export function divideByChance(alive: AliveAfter, from: number, count: number): readonly ChanceSpan[] {
  const spans: ChanceSpan[] = [];
  for (let week = from; week < count; ) {
    const until = Math.min(count, (Math.floor(week / WEEKS_PER_YEAR) + 1) * WEEKS_PER_YEAR);
    const chance = alive(((week + until) / 2 - from) / WEEKS_PER_YEAR);
    if (chance < LEAST_CHANCE) break;
    const step = Math.ceil(chance * CHANCE_STEPS);
    const last = spans.at(-1);
    if (last?.step === step) spans[spans.length - 1] = { ...last, until };
    else spans.push({ from: week, until, step });
    week = until;
  }
  return spans;
}
