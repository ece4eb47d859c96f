import type * as English from '../en/schedule-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';
import { days } from './units.ts';

const daysAWeek = plural({ one: '# Tag pro Woche', other: '# Tage pro Woche' });

export const SCHEDULE_AGES: Translated<typeof English.SCHEDULE_AGES> = {
  from: (age) => `ab ${age}`,
  until: (age) => `bis ${age}`,
  between: (from, until) => `von ${from} bis ${until}`,
};

export const SCHEDULE_DAYS: Translated<typeof English.SCHEDULE_DAYS> = {
  everyDay: (hours) => `${hours}\u00a0h jeden Tag`,
  weekly: (format, hours, count) => `${hours}\u00a0h × ${daysAWeek(format, count)}`,
  short: (format, hours, count) => `${hours}\u00a0h × ${days(format, count)}`,
};
