import type { Format } from '../format.ts';
import { plural } from './plural.ts';
import { days } from './units.ts';

const daysAWeek = plural({ one: '# day a week', other: '# days a week' });

/** From which age until which an activity happens. */
export const SCHEDULE_AGES = {
  from: (format: Format, age: number) => `from ${format.number(age)}`,
  until: (format: Format, age: number) => `until ${format.number(age)}`,
  between: (format: Format, from: number, until: number) =>
    `${format.number(from)} to ${format.number(until)}`,
} as const;

/** On which days it happens. @param hours on such a day, as written */
export const SCHEDULE_DAYS = {
  everyDay: (hours: string) => `${hours} h every day`,
  weekly: (format: Format, hours: string, count: number) => `${hours} h × ${daysAWeek(format, count)}`,
  /** Where it is clear that a week is meant. */
  short: (format: Format, hours: string, count: number) => `${hours} h × ${days(format, count)}`,
} as const;
