import { WEEK_MESSAGES } from '#messages/week-messages.ts';
import type { CalendarDate } from '../life/calendar-date.ts';
import type { Format } from '../messages/format.ts';

interface WeekWords {
  /** Of life, completed years. */
  readonly age: number;
  /** Of its year, from 1. */
  readonly week: number;
  /** Its first and last day; `null` if the birthdate is unknown. */
  readonly dates: { readonly from: CalendarDate; readonly to: CalendarDate } | null;
  readonly state: 'lived' | 'now' | 'ahead';
}

/** Describes one week. It never names an activity: nobody has entered what happens in a single week. */
export function describeWeek(
  format: Format,
  { age, week, dates, state }: WeekWords,
): { readonly title: string; readonly text: string } {
  const ofTime = WEEK_MESSAGES.states[state];
  return {
    title: WEEK_MESSAGES.weekOfAge(format, age, week),
    text: dates ? WEEK_MESSAGES.datedState(format.dateRange(dates.from, dates.to), ofTime) : ofTime,
  };
}
