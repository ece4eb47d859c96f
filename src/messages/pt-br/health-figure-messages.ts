import type * as English from '../en/health-figure-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';
import { years } from './units.ts';

export const GAINED_YEARS: Translated<typeof English.GAINED_YEARS> = {
  gain: plural({ one: '+# ano', many: '+# de anos', other: '+# anos' }),
  loss: plural({ one: '−# ano', many: '−# de anos', other: '−# anos' }),
  none: years,
};

export const HOURS: Translated<typeof English.HOURS> = {
  day: {
    at: plural({ one: '# hora por dia', many: '# de horas por dia', other: '# horas por dia' }),
    over: plural({
      one: 'pouco mais de # hora por dia',
      many: 'pouco mais de # de horas por dia',
      other: 'pouco mais de # horas por dia',
    }),
    under: plural({
      one: 'pouco menos de # hora por dia',
      many: 'pouco menos de # de horas por dia',
      other: 'pouco menos de # horas por dia',
    }),
  },
  week: {
    at: plural({ one: '# hora por semana', many: '# de horas por semana', other: '# horas por semana' }),
    over: plural({
      one: 'pouco mais de # hora por semana',
      many: 'pouco mais de # de horas por semana',
      other: 'pouco mais de # horas por semana',
    }),
    under: plural({
      one: 'pouco menos de # hora por semana',
      many: 'pouco menos de # de horas por semana',
      other: 'pouco menos de # horas por semana',
    }),
  },
};

export const MINUTES: Translated<typeof English.MINUTES> = {
  day: plural({ one: '# minuto por dia', many: '# de minutos por dia', other: '# minutos por dia' }),
  week: plural({
    one: '# minuto por semana',
    many: '# de minutos por semana',
    other: '# minutos por semana',
  }),
};
