import type * as English from '../en/schedule-messages.ts';
import type { Translated } from '../translated.ts';
import { betweenAges, fromAge, untilAge } from './ages.ts';
import { plural } from './plural.ts';
import { days } from './units.ts';

const daysAWeek = plural({ one: '# día a la semana', other: '# días a la semana' });

export const SCHEDULE_AGES: Translated<typeof English.SCHEDULE_AGES> = {
  from: fromAge,
  until: untilAge,
  between: betweenAges,
};

export const SCHEDULE_DAYS: Translated<typeof English.SCHEDULE_DAYS> = {
  everyDay: (hours) => `${hours} h todos los días`,
  weekly: (format, hours, count) => `${hours} h × ${daysAWeek(format, count)}`,
  short: (format, hours, count) => `${hours} h × ${days(format, count)}`,
};
