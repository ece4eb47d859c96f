import type * as English from '../en/health-figure-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';
import { years } from './units.ts';

export const GAINED_YEARS: Translated<typeof English.GAINED_YEARS> = {
  gain: plural({ one: '+# año', other: '+# años' }),
  loss: plural({ one: '−# año', other: '−# años' }),
  none: years,
};

export const HOURS: Translated<typeof English.HOURS> = {
  day: {
    at: plural({ one: '# hora al día', other: '# horas al día' }),
    over: plural({ one: 'algo más de # hora al día', other: 'algo más de # horas al día' }),
    under: plural({ one: 'algo menos de # hora al día', other: 'algo menos de # horas al día' }),
  },
  week: {
    at: plural({ one: '# hora a la semana', other: '# horas a la semana' }),
    over: plural({ one: 'algo más de # hora a la semana', other: 'algo más de # horas a la semana' }),
    under: plural({ one: 'algo menos de # hora a la semana', other: 'algo menos de # horas a la semana' }),
  },
};

export const MINUTES: Translated<typeof English.MINUTES> = {
  day: plural({ one: '# minuto al día', other: '# minutos al día' }),
  week: plural({ one: '# minuto a la semana', other: '# minutos a la semana' }),
};
