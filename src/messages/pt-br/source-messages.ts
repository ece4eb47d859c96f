import type * as English from '../en/source-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';

export const SOURCE_LABELS: Translated<typeof English.SOURCE_LABELS> = {
  who2020: 'OMS 2020',
  aasm2015: 'AASM e SRS 2015',
};

export const SOURCE_NOTES: Translated<typeof English.SOURCE_NOTES> = {
  adults: plural({
    one: 'sobre # pessoa adulta',
    many: 'sobre # de pessoas adultas',
    other: 'sobre # pessoas adultas',
  }),
  people: plural({ one: 'sobre # pessoa', many: 'sobre # de pessoas', other: 'sobre # pessoas' }),
  hoursOfSleep: 'sobre as horas de sono recomendadas para pessoas adultas',
  americanDays: 'sobre os dias médios de pessoas nos Estados Unidos',
  nurses: 'sobre os plantões da enfermagem em hospitais',
  socialMedia: 'sobre o tempo que quem usa a internet passa nas redes sociais',
  classHours: 'sobre as horas de aula de que precisa quem fala inglês',
  readingSpeed: 'sobre a leitura silenciosa em inglês',
};

export const describeTimeUseSource: Translated<typeof English.describeTimeUseSource> = (source) =>
  `Horas médias: adaptadas de ${source}.`;
