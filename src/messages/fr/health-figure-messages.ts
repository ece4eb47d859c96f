import type * as English from '../en/health-figure-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';
import { years } from './units.ts';

export const GAINED_YEARS: Translated<typeof English.GAINED_YEARS> = {
  gain: plural({ one: '+# an', many: '+# d’années', other: '+# ans' }),
  loss: plural({ one: '−# an', many: '−# d’années', other: '−# ans' }),
  none: years,
};

export const HOURS: Translated<typeof English.HOURS> = {
  day: {
    at: plural({ one: '# heure par jour', many: '# d’heures par jour', other: '# heures par jour' }),
    over: plural({
      one: 'un peu plus de # heure par jour',
      many: 'un peu plus de # d’heures par jour',
      other: 'un peu plus de # heures par jour',
    }),
    under: plural({
      one: 'un peu moins de # heure par jour',
      many: 'un peu moins de # d’heures par jour',
      other: 'un peu moins de # heures par jour',
    }),
  },
  week: {
    at: plural({ one: '# heure par semaine', many: '# d’heures par semaine', other: '# heures par semaine' }),
    over: plural({
      one: 'un peu plus de # heure par semaine',
      many: 'un peu plus de # d’heures par semaine',
      other: 'un peu plus de # heures par semaine',
    }),
    under: plural({
      one: 'un peu moins de # heure par semaine',
      many: 'un peu moins de # d’heures par semaine',
      other: 'un peu moins de # heures par semaine',
    }),
  },
};

export const MINUTES: Translated<typeof English.MINUTES> = {
  day: plural({ one: '# minute par jour', many: '# de minutes par jour', other: '# minutes par jour' }),
  week: plural({
    one: '# minute par semaine',
    many: '# de minutes par semaine',
    other: '# minutes par semaine',
  }),
};
