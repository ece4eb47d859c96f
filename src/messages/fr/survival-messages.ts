import type * as English from '../en/survival-messages.ts';
import type { Format } from '../format.ts';
import type { Translated } from '../translated.ts';
import { nameOf, nameWithAge } from './people.ts';
import { years } from './units.ts';

export const SURVIVAL_MESSAGES: Translated<typeof English.SURVIVAL_MESSAGES> = {
  title: 'Combien atteignent chaque âge',
  hint: (year) =>
    `Aux taux de mortalité de ${year}. Des chances pour un groupe, pas une prévision pour vous.`,
  whose: 'Afficher les chiffres pour',
  populations: { everyone: 'Tout le monde', women: 'Femmes', men: 'Hommes' },
  chosen: {
    everyone:
      'Voici les chiffres pour tout le monde, ici et dans les autres sections sur les personnes de votre âge.',
    women:
      'Voici les chiffres pour les femmes, ici et dans les autres sections sur les personnes de votre âge.',
    men: 'Voici les chiffres pour les hommes, ici et dans les autres sections sur les personnes de votre âge.',
  },
  outlook: ['Si la mortalité', 'continue de baisser'],
  ended: (format, lastAge) =>
    `La table de mortalité s’arrête à ${years(format, lastAge)}\u00a0: il n’y a rien à montrer au-delà.`,
  keys: 'Flèches\u00a0: un an de plus ou de moins. Page précédente et Page suivante\u00a0: dix ans.',
  reaching: years,
  columns: {
    age: 'Âge',
    share: 'Part qui l’atteint',
    outlook: 'Si les taux de mortalité continuent de baisser',
  },
  quantiles: {
    threeInFour: (format, age) => `3 sur 4\u00a0: ${format.number(age)}`,
    half: (format, age) => `1 sur 2\u00a0: ${format.number(age)}`,
    oneInFour: (format, age) => `1 sur 4\u00a0: ${format.number(age)}`,
  },
};

export const CHANCES: Translated<typeof English.CHANCES> = {
  share: (format, people, share) => `${share} des ${nameWithAge(format, people)}`,
  withOutlook: (format, people, share, outlook) =>
    `${share} des ${nameWithAge(format, people)}\u202f; ${outlook} si les taux de mortalité continuent de baisser`,
  fewerThan: (least) => `moins de ${least}`,
};

const nameGroup = (format: Format, { people, place, moved }: English.Group) =>
  moved
    ? `Parmi les ${nameOf(people)} qui atteignent ${years(format, people.age)} ${place}`
    : `Parmi les ${nameWithAge(format, people)} ${place}`;

export const REACHED: Translated<typeof English.REACHED> = {
  threeInFour: (format, of, { last }) =>
    `${nameGroup(format, of)}, plus des trois quarts atteignent ${years(format, last)}.`,
  half: (format, of, { threeInFour, last }) =>
    `${nameGroup(format, of)}, les trois quarts atteignent ${years(format, threeInFour)}, et plus de la moitié ${years(format, last)}.`,
  oneInFour: (format, of, { threeInFour, half, last }) =>
    `${nameGroup(format, of)}, les trois quarts atteignent ${years(format, threeInFour)}, la moitié ${years(format, half)}, et plus d’un quart ${years(format, last)}.`,
  none: (format, of, { threeInFour, half, oneInFour }) =>
    `${nameGroup(format, of)}, les trois quarts atteignent ${years(format, threeInFour)}, la moitié ${years(format, half)} et un quart ${years(format, oneInFour)}.`,
};

export const REACHED_IN_OUTLOOK: Translated<typeof English.REACHED_IN_OUTLOOK> = {
  half: (format, age) =>
    `Si les taux de mortalité continuent de baisser, la moitié atteignent ${years(format, age)}.`,
  moreThanHalf: (format, age) =>
    `Si les taux de mortalité continuent de baisser, plus de la moitié atteignent ${years(format, age)}.`,
};
