import type * as English from '../en/schedule-messages.ts';
import type { Translated } from '../translated.ts';
import { betweenAges, fromAge, untilAge } from './ages.ts';
import { plural } from './plural.ts';
import { days } from './units.ts';

const daysAWeek = plural({
  one: '# dia por semana',
  many: '# de dias por semana',
  other: '# dias por semana',
});

export const SCHEDULE_AGES: Translated<typeof English.SCHEDULE_AGES> = {
  from: fromAge,
  until: untilAge,
  between: betweenAges,
};

export const SCHEDULE_DAYS: Translated<typeof English.SCHEDULE_DAYS> = {
  everyDay: (hours) => `${hours} h todos os dias`,
  weekly: (format, hours, count) => `${hours} h × ${daysAWeek(format, count)}`,
  short: (format, hours, count) => `${hours} h × ${days(format, count)}`,
};
