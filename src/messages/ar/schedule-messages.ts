import type * as English from '../en/schedule-messages.ts';
import type { Translated } from '../translated.ts';
import { daysAfter } from './units.ts';

export const SCHEDULE_AGES: Translated<typeof English.SCHEDULE_AGES> = {
  from: (format, age) => `من سن ${format.number(age)}`,
  until: (format, age) => `حتى سن ${format.number(age)}`,
  between: (format, from, until) => `من سن ${format.number(from)} إلى ${format.number(until)}`,
};

export const SCHEDULE_DAYS: Translated<typeof English.SCHEDULE_DAYS> = {
  everyDay: (hours) => `${hours} س كل يوم`,
  weekly: (format, hours, count) => `${hours} س × ${daysAfter(format, count)} في الأسبوع`,
  short: (format, hours, count) => `${hours} س × ${daysAfter(format, count)}`,
};
