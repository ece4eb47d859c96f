import { WEEKS } from '#words/results.ts';
import type { CalendarDate } from '../../life/calendar-date.ts';
import type { Format } from '../../words/format.ts';

interface WeekWords {
  /** The completed years of life. */
  readonly age: number;
  /** The number of the week in its year of life, from 1. */
  readonly week: number;
  /** The first and last day of the week; `null` if the birthdate is unknown. */
  readonly dates: { readonly from: CalendarDate; readonly to: CalendarDate } | null;
  readonly state: 'lived' | 'now' | 'ahead';
}

/** Describes one week. It never names an activity: nobody has entered what happens in a single week. */
export function describeWeek(
  format: Format,
  { age, week, dates, state }: WeekWords,
): { readonly title: string; readonly text: string } {
  const ofTime = WEEKS.states[state];
  return {
    title: WEEKS.weekOfAge(format, { age, week }),
    text: dates ? WEEKS.datedState({ dates: format.dateRange(dates.from, dates.to), state: ofTime }) : ofTime,
  };
}
