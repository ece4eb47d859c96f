import type * as English from '../en/schedule-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';
import { days, years, yearsInDative } from './units.ts';

const daysAWeek = plural({ one: '# Tag pro Woche', other: '# Tage pro Woche' });

/** With its unit: after hours of a day, “ab 18” alone would be a time of day. */
export const SCHEDULE_AGES: Translated<typeof English.SCHEDULE_AGES> = {
  from: (format, age) => `ab ${yearsInDative(format, age)}`,
  until: (format, age) => `bis ${years(format, age)}`,
  between: (format, from, until) => `von ${format.number(from)} bis ${yearsInDative(format, until)}`,
};

export const SCHEDULE_DAYS: Translated<typeof English.SCHEDULE_DAYS> = {
  everyDay: (hours) => `${hours}\u00a0h jeden Tag`,
  weekly: (format, hours, count) => `${hours}\u00a0h × ${daysAWeek(format, count)}`,
  short: (format, hours, count) => `${hours}\u00a0h × ${days(format, count)}`,
};
