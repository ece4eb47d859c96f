import type * as English from '../en/unit-words.ts';
import type { Translated } from '../translated.ts';

export const UNIT_WORDS: Translated<typeof English.UNIT_WORDS> = [
  'milliard',
  'milliards',
  'million',
  'millions',
  'an',
  'ans',
  'année',
  'années',
  'mois',
  'semaine',
  'semaines',
  'jour',
  'jours',
  'heure',
  'heures',
  'minute',
  'minutes',
  'personnes',
  'adultes',
  'fois',
  'points',
  'km',
  'h',
];
