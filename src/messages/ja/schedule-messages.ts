import type * as English from '../en/schedule-messages.ts';
import type { Translated } from '../translated.ts';
import { days } from './units.ts';

export const SCHEDULE_AGES: Translated<typeof English.SCHEDULE_AGES> = {
  from: (format, age) => `${format.number(age)}歳から`,
  until: (format, age) => `${format.number(age)}歳まで`,
  between: (format, from, until) => `${format.number(from)}〜\u2060${format.number(until)}歳`,
};

export const SCHEDULE_DAYS: Translated<typeof English.SCHEDULE_DAYS> = {
  everyDay: (hours) => `毎日${hours}時間`,
  weekly: (format, hours, count) => `${hours}時間 × 週${days(format, count)}`,
  short: (format, hours, count) => `${hours}時間 × ${days(format, count)}`,
};
