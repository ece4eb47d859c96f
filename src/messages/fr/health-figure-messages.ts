import type * as English from '../en/health-figure-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';
import { years } from './units.ts';

export const GAINED_YEARS: Translated<typeof English.GAINED_YEARS> = {
  gain: plural({ one: '+#\u00a0an', many: '+#\u00a0d’années', other: '+#\u00a0ans' }),
  loss: plural({ one: '−#\u00a0an', many: '−#\u00a0d’années', other: '−#\u00a0ans' }),
  none: years,
};

export const HOURS: Translated<typeof English.HOURS> = {
  day: {
    at: plural({
      one: '#\u00a0heure par jour',
      many: '#\u00a0d’heures par jour',
      other: '#\u00a0heures par jour',
    }),
    over: plural({
      one: 'un peu plus de #\u00a0heure par jour',
      many: 'un peu plus de #\u00a0d’heures par jour',
      other: 'un peu plus de #\u00a0heures par jour',
    }),
    under: plural({
      one: 'un peu moins de #\u00a0heure par jour',
      many: 'un peu moins de #\u00a0d’heures par jour',
      other: 'un peu moins de #\u00a0heures par jour',
    }),
  },
  week: {
    at: plural({
      one: '#\u00a0heure par semaine',
      many: '#\u00a0d’heures par semaine',
      other: '#\u00a0heures par semaine',
    }),
    over: plural({
      one: 'un peu plus de #\u00a0heure par semaine',
      many: 'un peu plus de #\u00a0d’heures par semaine',
      other: 'un peu plus de #\u00a0heures par semaine',
    }),
    under: plural({
      one: 'un peu moins de #\u00a0heure par semaine',
      many: 'un peu moins de #\u00a0d’heures par semaine',
      other: 'un peu moins de #\u00a0heures par semaine',
    }),
  },
};

export const MINUTES: Translated<typeof English.MINUTES> = {
  day: plural({
    one: '#\u00a0minute par jour',
    many: '#\u00a0de minutes par jour',
    other: '#\u00a0minutes par jour',
  }),
  week: plural({
    one: '#\u00a0minute par semaine',
    many: '#\u00a0de minutes par semaine',
    other: '#\u00a0minutes par semaine',
  }),
};
