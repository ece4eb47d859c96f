import type * as English from '../en/month-messages.ts';
import type { Format } from '../format.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';

const months = plural({ one: '#\u00a0mois', many: '#\u00a0de mois', other: '#\u00a0mois' });

type Whose = 'example' | 'own';

const BEHIND = { own: 'derrière vous', example: 'déjà vécus' } as const;
const LESS_THAN_ONE = {
  own: 'Moins d’un mois derrière vous',
  example: 'Moins d’un mois déjà vécu',
} as const;

const behind = (format: Format, lived: number, whose: Whose) =>
  lived < 2 && whose === 'example'
    ? `${months(format, lived)} déjà vécu`
    : `${months(format, lived)} ${BEHIND[whose]}`;

export const MONTH_SENTENCES: Translated<typeof English.MONTH_SENTENCES> = {
  total: (format, total) => `Une vie d’environ ${months(format, total)}.`,
  newborn: (whose) => `${LESS_THAN_ONE[whose]}.`,
  newbornAhead: (format, ahead, whose) => `${LESS_THAN_ONE[whose]}, environ ${format.number(ahead)} à venir.`,
  lived: (format, lived, whose) => `${behind(format, lived, whose)}.`,
  livedAhead: (format, lived, ahead, whose) =>
    `${behind(format, lived, whose)}, environ ${format.number(ahead)} à venir.`,
  reached: (format, lived, whose) => `${behind(format, lived, whose)}, autant que l’espérance de vie.`,
  beyond: (format, lived, beyond, whose) =>
    `${behind(format, lived, whose)}, dont ${format.number(beyond)} au-delà de l’espérance de vie.`,
};

export const MONTH_MESSAGES: Translated<typeof English.MONTH_MESSAGES> = {
  key: 'Chaque point est un mois, chaque colonne une année\u202f; les couleurs sont celles des heures ci-dessous.',
  example: (figure) => `Un exemple\u00a0: une personne née en 1990 au Canada (${figure}).`,
  needsBirthdate: 'Indiquez votre date de naissance pour voir ce qui est derrière vous.',
  needsCountry: 'Choisissez un pays pour voir ce qui est peut-être devant vous.',
  noLimit: 'L’espérance de vie n’est pas une limite.',
};
