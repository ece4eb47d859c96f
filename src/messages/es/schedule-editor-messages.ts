import type * as English from '../en/schedule-editor-messages.ts';
import type { Translated } from '../translated.ts';
import { betweenAges, fromAge, untilAge } from './ages.ts';
import { atStart } from './people.ts';
import { decimalYears } from './units.ts';

export const SCHEDULE_MESSAGES: Translated<typeof English.SCHEDULE_MESSAGES> = {
  title: 'Cuándo ocurren tus actividades',
  hint: 'Un campo vacío significa desde el nacimiento o sin fin. Un año, como 2012, significa la edad que cumples ese año.',
  labels: { days: 'días a la semana', from: 'desde (edad o año)', until: 'hasta (edad o año)' },
  labelsOf: {
    days: (name) => `${name}: días a la semana`,
    from: (name) => `${name}: desde (edad o año)`,
    until: (name) => `${name}: hasta (edad o año)`,
  },
  birth: 'al nacer',
  noEnd: 'sin fin',
  suggestion: (format, age) => `p. ej., ${format.number(age)}`,
  close: 'Cerrar',
  apply: 'Aplicar',
  cancel: 'Cancelar',
};

export const SCHEDULE_PROBLEMS: Translated<typeof English.SCHEDULE_PROBLEMS> = {
  days: 'Elige de 1 a 7 días a la semana.',
  age: 'Escribe una edad en años enteros, de 0 a 150, o un año.',
  order: 'El final tiene que ser posterior al comienzo.',
  beforeBirth: 'Este año es anterior a tu nacimiento.',
};

type WeekHours = Parameters<typeof English.OVERFULL_MESSAGES.always>[0];

const tooMuch = ({ hours, most }: WeekHours) =>
  `tus actividades ocupan ${hours} horas a la semana; una semana tiene ${most}.`;

export const OVERFULL_MESSAGES: Translated<typeof English.OVERFULL_MESSAGES> = {
  always: (week) => atStart(tooMuch(week)),
  from: (format, week, from) => `${atStart(fromAge(format, from))}, ${tooMuch(week)}`,
  until: (format, week, until) => `${atStart(untilAge(format, until))}, ${tooMuch(week)}`,
  between: (format, week, from, until) => `${atStart(betweenAges(format, from, until))}, ${tooMuch(week)}`,
};

export const describeFullest: Translated<typeof English.describeFullest> = ({ hours, most }) =>
  `Como máximo, ${hours} de ${most} horas a la semana`;

export const SCHEDULED_YEARS: Translated<typeof English.SCHEDULED_YEARS> = {
  soFar: (format, when, soFar) => `${when}: ${decimalYears(format, soFar)} hasta ahora`,
  soFarAndAhead: (format, when, { soFar, ahead }) =>
    `${when}: ${decimalYears(format, soFar)} hasta ahora, ${format.decimal(ahead)} por delante`,
};
