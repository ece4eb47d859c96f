import type * as English from '../en/person-table-messages.ts';
import type { Format } from '../format.ts';
import type { People } from '../people.ts';
import type { Translated } from '../translated.ts';
import { nameWithAge } from './people.ts';
import { plural } from './plural.ts';
import { days, years } from './units.ts';

export const PERSON_TABLE_MESSAGES: Translated<typeof English.PERSON_TABLE_MESSAGES> = {
  columns: {
    person: 'Personne',
    daysBehind: 'Jours jusqu’ici',
    daysAhead: 'Jours à venir',
    share: 'Part jusqu’ici',
    yearsAhead: 'Années à venir pour les deux',
  },
};

const dots = plural({ one: '#\u00a0point', many: '#\u00a0de points', other: '#\u00a0points' });

export const DAY_DOTS: Translated<typeof English.DAY_DOTS> = {
  key: (format, daysPerDot) =>
    `Chaque point représente ${days(format, daysPerDot)} ensemble\u00a0: grand jusqu’ici, petit à venir.`,
  description: (format, { daysPerDot, behind, ahead }) =>
    `${dots(format, behind)} jusqu’ici et ${format.number(ahead)} à venir, chacun pour ${days(format, daysPerDot)} ensemble.`,
};

interface TablePeople {
  readonly people: People;
  readonly place: string;
}

const inPlace = (format: Format, { people, place }: TablePeople) => `${nameWithAge(format, people)} ${place}`;

const sinceWhen = (since: number | null) =>
  since === null ? 'depuis la plus récente de vos deux naissances' : `depuis ${since}`;

const explainDays = (counted: string) =>
  `Les jours jusqu’ici sont comptés comme vous les avez indiqués\u00a0: ${counted}. Une année que vous avez indiquée compte à partir du même jour et du même mois qu’aujourd’hui.`;

export const BASIS_MESSAGES: Translated<typeof English.BASIS_MESSAGES> = {
  whose: (format, { name, theirs, own }) =>
    `Chiffres pour ${name}\u00a0: ${inPlace(format, theirs)}. Pour vous\u00a0: ${inPlace(format, own)}.`,
  whoseAgeInYear: (format, { name, theirs, own }, year) =>
    `Chiffres pour ${name}\u00a0: ${inPlace(format, theirs)} (l’âge atteint en ${year}). Pour vous\u00a0: ${inPlace(format, own)}.`,
  lastTableAge: (format, age) =>
    `Les tables de mortalité s’arrêtent à ${years(format, age)}\u00a0: au-delà, on compte ${years(format, age)}.`,
  days: (format, { daysPerYear, since }) =>
    explainDays(`${format.number(daysPerYear)} par an ${sinceWhen(since)}`),
  daysChanged: (format, { daysPerYear, since, until, daysLater }) =>
    explainDays(
      `${format.number(daysPerYear)} par an ${sinceWhen(since)} et jusqu’en ${until}, puis ${format.number(daysLater)} par an`,
    ),
  average:
    'Les jours à venir sont une moyenne sur de nombreuses paires de personnes comme vous deux. Ils comptent le temps où les deux sont en vie, comme si la durée de vie de l’une n’avait aucun lien avec celle de l’autre.',
  cohort:
    'Comme vos autres résultats, ils supposent que l’on vivra plus longtemps dans les années à venir, ainsi que l’ONU le prévoit.',
  period: (year) => `Ils supposent que les taux de mortalité de ${year} restent les mêmes.`,
};
