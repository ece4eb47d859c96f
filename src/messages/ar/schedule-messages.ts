import type * as English from '../en/schedule-messages.ts';
import type { Translated } from '../translated.ts';
import { daysAfter } from './units.ts';

export const SCHEDULE_AGES: Translated<typeof English.SCHEDULE_AGES> = {
  from: (age) => `من سن ${age}`,
  until: (age) => `حتى سن ${age}`,
  between: (from, until) => `من سن ${from} إلى ${until}`,
};

export const SCHEDULE_DAYS: Translated<typeof English.SCHEDULE_DAYS> = {
  everyDay: (hours) => `${hours} س كل يوم`,
  weekly: (format, hours, count) => `${hours} س × ${daysAfter(format, count)} في الأسبوع`,
  short: (format, hours, count) => `${hours} س × ${daysAfter(format, count)}`,
};
