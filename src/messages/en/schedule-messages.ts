import type { Format } from '../format.ts';
import { plural } from './plural.ts';
import { days } from './units.ts';

const daysAWeek = plural({ one: '# day a week', other: '# days a week' });

/** From which age until which an activity happens. Ages are as written. */
export const SCHEDULE_AGES = {
  from: (age: string) => `from ${age}`,
  until: (age: string) => `until ${age}`,
  between: (from: string, until: string) => `${from} to ${until}`,
} as const;

/** On which days it happens. @param hours on such a day, as written */
export const SCHEDULE_DAYS = {
  everyDay: (hours: string) => `${hours} h every day`,
  weekly: (format: Format, hours: string, count: number) => `${hours} h × ${daysAWeek(format, count)}`,
  /** Where it is clear that a week is meant. */
  short: (format: Format, hours: string, count: number) => `${hours} h × ${days(format, count)}`,
} as const;
