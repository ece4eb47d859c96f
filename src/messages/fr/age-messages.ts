import type * as English from '../en/age-messages.ts';
import type { Format } from '../format.ts';
import type { Translated } from '../translated.ts';
import { atStart, describeExpectedAge, nameOf, nameWithAge } from './people.ts';
import { decimalYears, years } from './units.ts';

export const AGE_MESSAGES: Translated<typeof English.AGE_MESSAGES> = {
  missing: 'La table de mortalité n’a pas pu être chargée. Le reste de la page n’en a pas besoin.',
  none: (place) => `Il n’y a pas de table de mortalité pour les personnes qui vivent ${place}.`,
  choice: 'Espérance de vie à utiliser',
  meaning: 'Sur quoi reposent ces âges',
};

export const TABLE_FIGURES: Translated<typeof English.TABLE_FIGURES> = {
  period: (format, { people, place, lifeExpectancy, year, source }) =>
    `Calcul fondé sur l’âge qu’atteignent en moyenne les ${nameWithAge(format, people)} ${place}\u00a0: ${decimalYears(format, lifeExpectancy)} aux taux de mortalité de ${year} (table de mortalité adaptée de ${source}).`,
  cohort: (format, { people, place, lifeExpectancy, source }) =>
    `Calcul fondé sur l’âge qu’atteindraient en moyenne les ${nameWithAge(format, people)} ${place}\u00a0: environ ${years(format, lifeExpectancy)} si les taux de mortalité continuent de baisser comme l’ONU le prévoit (projection adaptée de ${source}).`,
};

export const CHOICES: Translated<typeof English.CHOICES> = {
  birth: (format, age) => `Moyenne à la naissance\u00a0: ${format.decimal(age)}`,
  entered: (format, age) => `Votre saisie\u00a0: ${format.number(age)}`,
  period: (format, age, people) =>
    people.stage === 'newborn'
      ? `${atStart(nameOf(people))}\u00a0: ${format.decimal(age)}`
      : `${atStart(nameOf(people))} ayant déjà ${years(format, people.age)}\u00a0: ${format.decimal(age)}`,
  cohort: (format, age) =>
    `Si les taux de mortalité continuent de baisser\u00a0: environ ${format.number(age)}`,
};

const atAge = (format: Format, of: English.AtAge) =>
  `Aux taux de mortalité de ${of.year}, ${describeExpectedAge(format, of)}`;

function nameAverage(
  format: Format,
  { year, counts }: English.AverageAtBirth,
  { people }: English.AtAge,
): string {
  const average = `la moyenne à la naissance${year === null ? '' : ` en ${year}`}`;
  if (counts === 'thoseWhoDiedYounger')
    return `${average}, qui compte aussi les personnes qui n’ont pas atteint ${years(format, people.age)}`;
  if (counts === null) return average;
  return `${average} pour ${people.stage === 'adult' ? 'les femmes et les hommes' : 'les filles et les garçons'} ensemble`;
}

export const AT_AGE: Translated<typeof English.AT_AGE> = {
  alone: (format, of) => `${atAge(format, of)}.`,
  same: (format, of, average) =>
    `${atAge(format, of)}\u00a0: c’est aussi ${nameAverage(format, average, of)}.`,
  more: (format, of, average) =>
    `${atAge(format, of)}\u00a0: ${decimalYears(format, average.difference)} de plus que ${nameAverage(format, average, of)}.`,
  less: (format, of, average) =>
    `${atAge(format, of)}\u00a0: ${decimalYears(format, average.difference)} de moins que ${nameAverage(format, average, of)}.`,
};

export const HEADLINE_FIGURES: Translated<typeof English.HEADLINE_FIGURES> = {
  ofAge: (format, { expected, year }) =>
    `${decimalYears(format, expected)}, c’est la moyenne aux taux de mortalité de ${year}.`,
  ofLastAge: (format, { expected, year, lastAge }) =>
    `${decimalYears(format, expected)}, c’est la moyenne des personnes qui atteignent ${years(format, lastAge)}, l’âge où s’arrête la table de mortalité, aux taux de mortalité de ${year}.`,
};

const project = (format: Format, { people, place, expected }: English.Projection, range = '') =>
  `Si les taux de mortalité continuent de baisser comme l’ONU le prévoit, les ${nameWithAge(format, people)} ${place} vivront en moyenne jusqu’à ${years(format, expected)} environ${range}. C’est une projection\u00a0: elle repose sur les taux de mortalité que l’ONU prévoit pour chaque année jusqu’en 2100.`;

export const PROJECTIONS: Translated<typeof English.PROJECTIONS> = {
  noChange:
    'Si les taux de mortalité continuent de baisser, ce chiffre ne devrait presque pas changer à cet âge.',
  figure: (format, of) => project(format, of),
  withInterval: (format, of, { low, high }) =>
    project(
      format,
      of,
      ` (huit prévisions sur dix\u00a0: de ${format.number(low)} à ${years(format, high)})`,
    ),
};

export const AVERAGES: Translated<typeof English.AVERAGES> = {
  entered: {
    past: (format, { age, average }) =>
      `À ${years(format, age)}, vous avez dépassé l’espérance de vie de ${years(format, average)} que vous avez indiquée.`,
    at: (format, { age, average }) =>
      `À ${years(format, age)}, vous avez atteint l’espérance de vie de ${years(format, average)} que vous avez indiquée.`,
    close: (format, { age, average }) =>
      `À ${years(format, age)}, vous approchez de l’espérance de vie de ${years(format, average)} que vous avez indiquée.`,
  },
  birth: {
    past: (format, { age, average }) =>
      `À ${years(format, age)}, vous avez dépassé la moyenne à la naissance, qui est de ${decimalYears(format, average)}. Cette moyenne compte tout le monde dès la naissance.`,
    at: (format, { age, average }) =>
      `À ${years(format, age)}, vous avez atteint la moyenne à la naissance, qui est de ${decimalYears(format, average)}. Cette moyenne compte tout le monde dès la naissance.`,
    close: (format, { age, average }) =>
      `À ${years(format, age)}, vous approchez de la moyenne à la naissance, qui est de ${decimalYears(format, average)}. Cette moyenne compte tout le monde dès la naissance.`,
    lower: (format, { average }) =>
      `La moyenne à la naissance, ${decimalYears(format, average)}, est plus basse parce qu’elle compte tout le monde dès la naissance.`,
  },
};

export const ESTIMATES: Translated<typeof English.ESTIMATES> = {
  estimate: (format, { age, lifeExpectancy, expected, meanError, greatestError }) =>
    `Estimation\u00a0: là où l’espérance de vie à la naissance est de ${years(format, lifeExpectancy)}, les personnes qui ont déjà ${years(format, age)} vivent en moyenne jusqu’à ${years(format, expected)} environ. À cet âge, l’erreur de l’estimation est de ${decimalYears(format, meanError)} en moyenne, et de ${format.decimal(greatestError)} au plus.`,
  outsideAges: (format, first, last) =>
    `Choisissez un pays pour voir jusqu’à quel âge vivent les personnes de votre âge. Sans pays, cette page ne peut l’estimer que de ${format.number(first)} à ${years(format, last)}.`,
  noCountry: (format, lifeExpectancy) =>
    `Aucun pays n’a une espérance de vie de ${years(format, lifeExpectancy)}\u00a0: cette page ne peut donc pas estimer jusqu’à quel âge vivent les personnes de votre âge.`,
};
