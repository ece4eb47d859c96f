import type * as English from '../en/schedule-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';
import { days, years } from './units.ts';

const daysAWeek = plural({
  one: '#\u00a0jour par semaine',
  many: '#\u00a0de jours par semaine',
  other: '#\u00a0jours par semaine',
});

export const SCHEDULE_AGES: Translated<typeof English.SCHEDULE_AGES> = {
  from: (format, age) => `dès ${years(format, age)}`,
  until: (format, age) => `jusqu’à ${years(format, age)}`,
  between: (format, from, until) => `de ${format.number(from)} à ${years(format, until)}`,
};

export const SCHEDULE_DAYS: Translated<typeof English.SCHEDULE_DAYS> = {
  everyDay: (hours) => `${hours}\u00a0h tous les jours`,
  weekly: (format, hours, count) => `${hours}\u00a0h × ${daysAWeek(format, count)}`,
  short: (format, hours, count) => `${hours}\u00a0h × ${days(format, count)}`,
};
