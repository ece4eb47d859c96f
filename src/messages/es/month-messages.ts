import type * as English from '../en/month-messages.ts';
import type { Format } from '../format.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';

/** Months with their unit, which stays on the line of its figure. */
const months = plural({ one: '#\u00a0mes', other: '#\u00a0meses' });
const aboutMonths = plural({ one: 'alrededor de #\u00a0mes', other: 'unos #\u00a0meses' });
const about = plural({ one: 'alrededor de #', other: 'unos #' });
const monthsLived = plural({ one: '#\u00a0mes vivido', other: '#\u00a0meses vividos' });

type Whose = Parameters<typeof English.MONTH_SENTENCES.newborn>[0];

const behind = (format: Format, lived: number, whose: Whose) =>
  whose === 'own' ? `Has vivido ${months(format, lived)}` : monthsLived(format, lived);
const lessThanOne = (whose: Whose) =>
  whose === 'own' ? 'Has vivido menos de un mes' : 'Menos de un mes vivido';

export const MONTH_SENTENCES: Translated<typeof English.MONTH_SENTENCES> = {
  total: (format, total) => `Una vida de ${aboutMonths(format, total)}.`,
  newborn: (whose) => `${lessThanOne(whose)}.`,
  newbornAhead: (format, ahead, whose) =>
    `${lessThanOne(whose)}; por delante, ${aboutMonths(format, ahead)}.`,
  lived: (format, lived, whose) => `${behind(format, lived, whose)}.`,
  livedAhead: (format, lived, ahead, whose) =>
    `${behind(format, lived, whose)}; por delante, ${about(format, ahead)}.`,
  reached: (format, lived, whose) => `${behind(format, lived, whose)}, tantos como la esperanza de vida.`,
  beyond: (format, lived, beyond, whose) =>
    `${behind(format, lived, whose)}, ${format.number(beyond)} más que la esperanza de vida.`,
};

export const MONTH_MESSAGES: Translated<typeof English.MONTH_MESSAGES> = {
  key: 'Cada punto es un mes y cada columna, un año; los colores son las horas de abajo.',
  example: (figure) => `Un ejemplo: una persona nacida en 1990 en Canadá (${figure}).`,
  needsBirthdate: 'Escribe tu fecha de nacimiento para ver lo que ya has vivido.',
  needsCountry: 'Elige un país para ver lo que quizá tengas por delante.',
  noLimit: 'La esperanza de vida no es un límite.',
};
