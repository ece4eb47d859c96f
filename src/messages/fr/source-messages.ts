import type * as English from '../en/source-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';

export const SOURCE_LABELS: Translated<typeof English.SOURCE_LABELS> = {
  who2020: 'OMS 2020',
  aasm2015: 'AASM et SRS 2015',
};

export const SOURCE_NOTES: Translated<typeof English.SOURCE_NOTES> = {
  adults: plural({ one: 'sur #\u00a0adulte', many: 'sur #\u00a0d’adultes', other: 'sur #\u00a0adultes' }),
  people: plural({
    one: 'sur #\u00a0personne',
    many: 'sur #\u00a0de personnes',
    other: 'sur #\u00a0personnes',
  }),
  hoursOfSleep: 'sur les heures de sommeil recommandées aux adultes',
  americanDays: 'sur les journées moyennes aux États-Unis',
  nurses: 'sur les horaires du personnel infirmier à l’hôpital',
  socialMedia: 'sur le temps que les internautes passent sur les réseaux sociaux',
  classHours: 'sur les heures de cours nécessaires aux anglophones',
  readingSpeed: 'sur la lecture silencieuse en anglais',
};

export const describeTimeUseSource: Translated<typeof English.describeTimeUseSource> = (source) =>
  `Heures moyennes\u00a0: adaptées de ${source}.`;
