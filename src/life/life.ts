import type { Activity } from './activity.ts';
import { type CalendarDate, completedAge } from './calendar-date.ts';
import { weekOfLife, weeksLived } from './weeks.ts';

/** The visitor's entries, validated. */
export interface Profile {
  readonly birthdate: CalendarDate;
  /** Years, 1 to 150. */
  readonly lifeExpectancy: number;
  /** One to five, together at most 24 hours a day. */
  readonly activities: readonly Activity[];
}

/** The two days between which a life is measured. */
export interface Dates {
  readonly birthdate: CalendarDate;
  /** After the birthdate. */
  readonly asOf: CalendarDate;
}

/** A life as of one day, from which every figure is calculated. It contains no date. */
export interface Life extends Omit<Profile, 'birthdate'> {
  /** Completed age, whole years. */
  readonly age: number;
  /** Days since birth ÷ 7, whole. */
  readonly weeksLived: number;
  /** The present week of life, counted from 0, 52 to each year from one birthday to the next. */
  readonly presentWeek: number;
}

/** The life of a profile as of the visitor's calendar day, which comes after the birthdate. */
export const createLife = ({ birthdate, ...profile }: Profile, today: CalendarDate): Life => ({
  ...profile,
  age: completedAge(birthdate, today),
  weeksLived: weeksLived(birthdate, today),
  presentWeek: weekOfLife(birthdate, today),
});
