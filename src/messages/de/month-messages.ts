import type * as English from '../en/month-messages.ts';
import type { Format } from '../format.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';

type Whose = Parameters<typeof English.MONTH_SENTENCES.newborn>[0];

const lifeOf = plural({
  one: 'Ein Leben von etwa #\u00a0Monat.',
  other: 'Ein Leben von etwa #\u00a0Monaten.',
});
const behindYou = plural({
  one: '#\u00a0Monat liegt hinter Ihnen',
  other: '#\u00a0Monate liegen hinter Ihnen',
});
const over = plural({ one: '#\u00a0Monat ist vergangen', other: '#\u00a0Monate sind vergangen' });

const behind = (format: Format, lived: number, whose: Whose) =>
  (whose === 'own' ? behindYou : over)(format, lived);
const ahead = (format: Format, figure: number, whose: Whose) =>
  `etwa ${format.number(figure)} ${whose === 'own' ? 'vielleicht noch vor Ihnen' : 'kommen vielleicht noch'}`;
const lessThanOne = (whose: Whose) =>
  whose === 'own' ? 'Weniger als ein Monat liegt hinter Ihnen' : 'Weniger als ein Monat ist vergangen';

export const MONTH_SENTENCES: Translated<typeof English.MONTH_SENTENCES> = {
  total: lifeOf,
  newborn: (whose) => `${lessThanOne(whose)}.`,
  newbornAhead: (format, figure, whose) => `${lessThanOne(whose)}, ${ahead(format, figure, whose)}.`,
  lived: (format, lived, whose) => `${behind(format, lived, whose)}.`,
  livedAhead: (format, lived, figure, whose) =>
    `${behind(format, lived, whose)}, ${ahead(format, figure, whose)}.`,
  reached: (format, lived, whose) => `${behind(format, lived, whose)}, so viele wie die Lebenserwartung.`,
  beyond: (format, lived, beyond, whose) =>
    `${behind(format, lived, whose)}, ${format.number(beyond)} mehr als die Lebenserwartung.`,
};

export const MONTH_MESSAGES: Translated<typeof English.MONTH_MESSAGES> = {
  key: 'Jeder Punkt ist ein Monat, jede Spalte ein Jahr; die Farben stehen für die Stunden unten.',
  example: (figure) => `Ein Beispiel: ein erfundener Mensch, 1990 in Kanada geboren (${figure}).`,
  needsBirthdate: 'Geben Sie Ihr Geburtsdatum ein, um zu sehen, was hinter Ihnen liegt.',
  needsCountry: 'Wählen Sie ein Land, um zu sehen, was vielleicht noch kommt.',
  noLimit: 'Die Lebenserwartung ist keine Grenze.',
};
