import type { Activity } from './activity.ts';
import type { CalendarDate } from './calendar-date.ts';
import { completedAge } from './completed-age.ts';
import { weeksLived } from './weeks.ts';
import { weekOfLife } from './weeks-of-life.ts';

/** What a visitor has told, checked. */
export interface Profile {
  readonly birthdate: CalendarDate;
  /** Years, 1 to 150. */
  readonly lifeExpectancy: number;
  /** One to five, together at most 24 hours a day. */
  readonly activities: readonly Activity[];
}

/** The two days that a life is measured between. */
export interface Dates {
  readonly birthdate: CalendarDate;
  /** After the birthdate. */
  readonly asOf: CalendarDate;
}

/** A life as it stands on one day: what every figure is worked out from. It holds no date. */
export interface Life extends Omit<Profile, 'birthdate'> {
  /** Completed age, whole years. */
  readonly age: number;
  /** Days since birth ÷ 7, whole. */
  readonly weeksLived: number;
  /** The present week of life, counted from 0, 52 to each year from one birthday to the next. */
  readonly presentWeek: number;
}

/** A profile as it stands on the visitor's own calendar day, which comes after the birthdate. */
export function createLife({ birthdate, ...told }: Profile, today: CalendarDate): Life {
  return {
    ...told,
    age: completedAge(birthdate, today),
    weeksLived: weeksLived(birthdate, today),
    presentWeek: weekOfLife(birthdate, today),
  };
}
