import type * as English from '../en/month-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';

const months = plural({ one: '#\u00a0mês', many: '#\u00a0de\u00a0meses', other: '#\u00a0meses' });

/** Where the life is an example, nobody is spoken to. */
const LIVED = {
  example: plural({
    one: '#\u00a0mês já vivido',
    many: '#\u00a0de\u00a0meses já vividos',
    other: '#\u00a0meses já vividos',
  }),
  own: plural({
    one: 'Você já viveu #\u00a0mês',
    many: 'Você já viveu #\u00a0de\u00a0meses',
    other: 'Você já viveu #\u00a0meses',
  }),
} as const;

const UNDER_ONE = {
  example: 'Menos de um mês já vivido',
  own: 'Você viveu menos de um mês até agora',
} as const;

export const MONTH_SENTENCES: Translated<typeof English.MONTH_SENTENCES> = {
  total: (format, total) => `Uma vida de cerca de ${months(format, total)}.`,
  newborn: (whose) => `${UNDER_ONE[whose]}.`,
  newbornAhead: (format, ahead, whose) =>
    `${UNDER_ONE[whose]}, com cerca de ${months(format, ahead)} pela frente.`,
  lived: (format, lived, whose) => `${LIVED[whose](format, lived)}.`,
  livedAhead: (format, lived, ahead, whose) =>
    `${LIVED[whose](format, lived)}, com cerca de ${format.number(ahead)} pela frente.`,
  reached: (format, lived, whose) => `${LIVED[whose](format, lived)}, o mesmo que a expectativa de vida.`,
  beyond: (format, lived, beyond, whose) =>
    `${LIVED[whose](format, lived)}, ${format.number(beyond)} além da expectativa de vida.`,
};

export const MONTH_MESSAGES: Translated<typeof English.MONTH_MESSAGES> = {
  key: 'Cada ponto é um mês, cada coluna, um ano; as cores são as horas abaixo.',
  example: (figure) => `Um exemplo: alguém que nasceu em 1990 no Canadá (${figure}).`,
  needsBirthdate: 'Informe sua data de nascimento para ver o que já passou.',
  needsCountry: 'Escolha um país para ver o que pode vir pela frente.',
  noLimit: 'A expectativa de vida não é um limite.',
};
