import type * as English from '../en/schedule-messages.ts';
import type { Translated } from '../translated.ts';
import { days } from './units.ts';

export const SCHEDULE_AGES: Translated<typeof English.SCHEDULE_AGES> = {
  from: (format, age) => `${format.number(age)}岁起`,
  until: (format, age) => `到${format.number(age)}岁`,
  between: (format, from, until) => `${format.number(from)}至${format.number(until)}岁`,
};

export const SCHEDULE_DAYS: Translated<typeof English.SCHEDULE_DAYS> = {
  everyDay: (hours) => `每天${hours}小时`,
  weekly: (format, hours, count) => `${hours}小时 × 每周${days(format, count)}`,
  short: (format, hours, count) => `${hours}小时 × ${days(format, count)}`,
};
