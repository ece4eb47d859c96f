import type * as English from '../en/schedule-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';
import { days, writtenYears } from './units.ts';

const daysAWeek = plural({
  one: '# jour par semaine',
  many: '# de jours par semaine',
  other: '# jours par semaine',
});

export const SCHEDULE_AGES: Translated<typeof English.SCHEDULE_AGES> = {
  from: (age) => `dès ${writtenYears(age)}`,
  until: (age) => `jusqu’à ${writtenYears(age)}`,
  between: (from, until) => `de ${from} à ${writtenYears(until)}`,
};

export const SCHEDULE_DAYS: Translated<typeof English.SCHEDULE_DAYS> = {
  everyDay: (hours) => `${hours} h tous les jours`,
  weekly: (format, hours, count) => `${hours} h × ${daysAWeek(format, count)}`,
  short: (format, hours, count) => `${hours} h × ${days(format, count)}`,
};
