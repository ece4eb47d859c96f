import type * as English from '../en/week-messages.ts';
import type { Translated } from '../translated.ts';
import { untilAge } from './ages.ts';
import { atStart } from './people.ts';
import { plural } from './plural.ts';
import { weeks, years } from './units.ts';

export const WEEK_MESSAGES: Translated<typeof English.WEEK_MESSAGES> = {
  title: 'La vida en semanas',
  standing: 'Cada fila es un año de tu vida; cada punto, una semana.',
  lying: 'Cada columna es un año de tu vida; cada punto, una semana.',
  keys: {
    time: 'Con las flechas avanzas una semana o un año; con Re Pág y Av Pág, una década.',
    activities: 'Con las flechas avanzas un año; con Re Pág y Av Pág, una década.',
  },
  add: 'Para añadir un momento, haz clic en su semana, tócala dos veces o pulsa Enter.',
  choice: 'Colorear por',
  by: { time: 'Tiempo', activities: 'Actividad', chapters: 'Etapa' },
  age: 'Edad',
  yearOfAge: years,
  weekOfAge: (format, age, week) => `${years(format, age)}, semana ${format.number(week)}`,
  week: (position) => `semana ${position}`,
  lived: 'Hasta ahora',
  now: 'Esta semana',
  until: (format, age) => atStart(untilAge(format, age)),
  ahead: 'Por delante',
  states: { lived: 'hasta ahora', now: 'esta semana', ahead: 'por delante' },
  datedState: (dates, state) => `${dates} · ${state}`,
};

export const LIFE_SENTENCES: Translated<typeof English.LIFE_SENTENCES> = {
  firstWeek: 'Tu primera semana ha empezado.',
  lived: plural({ one: 'Has vivido # semana.', other: 'Has vivido # semanas.' }),
  ahead: plural({
    one: 'Quizá tengas por delante # más.',
    other: 'Quizá tengas por delante unas #.',
  }),
};

export const WEEKS_SENTENCES: Translated<typeof English.WEEKS_SENTENCES> = {
  past: (format, { lived, lifeExpectancy }) =>
    `${weeks(format, lived)} hasta ahora, más que la esperanza de vida de ${years(format, lifeExpectancy)}.`,
  today: (format, { lived, ahead, lifeExpectancy }) =>
    `${weeks(format, lived)} hasta ahora, ${format.number(ahead)} por delante ${untilAge(format, lifeExpectancy)}. El punto brillante es esta semana.`,
  atEnd: (format, { lived, between, lifeExpectancy }) =>
    `${weeks(format, lived)} hasta ahora, ${format.number(between)} desde hoy ${untilAge(format, lifeExpectancy)}.`,
  moved: (format, { lived, between, until, ahead }) =>
    `${weeks(format, lived)} hasta ahora, ${format.number(between)} desde hoy ${untilAge(format, until)} y ${format.number(ahead)} después.`,
};
