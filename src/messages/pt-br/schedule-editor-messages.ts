import type * as English from '../en/schedule-editor-messages.ts';
import type { Translated } from '../translated.ts';
import { betweenAges, fromAge, untilAge } from './ages.ts';
import { atStart } from './people.ts';
import { decimalYears } from './units.ts';

export const SCHEDULE_MESSAGES: Translated<typeof English.SCHEDULE_MESSAGES> = {
  title: 'Quando suas atividades acontecem',
  hint: 'Campos em branco significam “desde o nascimento” e “sem fim”. Um ano, como 2012, indica a idade que você completa nele.',
  labels: { days: 'dias por semana', from: 'desde (idade ou ano)', until: 'até (idade ou ano)' },
  labelsOf: {
    days: (name) => `${name}: dias por semana`,
    from: (name) => `${name}: desde (idade ou ano)`,
    until: (name) => `${name}: até (idade ou ano)`,
  },
  birth: 'nascer',
  noEnd: 'sem fim',
  suggestion: (format, age) => `ex.: ${format.number(age)}`,
  close: 'Fechar',
  apply: 'Aplicar',
  cancel: 'Cancelar',
};

export const SCHEDULE_PROBLEMS: Translated<typeof English.SCHEDULE_PROBLEMS> = {
  days: 'Escolha de 1 a 7 dias por semana.',
  age: 'Informe uma idade em anos completos, de 0 a 150, ou um ano.',
  order: 'O fim tem que vir depois do começo.',
  beforeBirth: 'Este ano é anterior ao seu nascimento.',
};

type WeekHours = Parameters<typeof English.OVERFULL_MESSAGES.always>[0];

const tooMuch = ({ hours, most }: WeekHours) =>
  `suas atividades ocupam ${hours} horas por semana; uma semana tem ${most}.`;

export const OVERFULL_MESSAGES: Translated<typeof English.OVERFULL_MESSAGES> = {
  always: ({ hours, most }) => `Suas atividades ocupam ${hours} horas por semana; uma semana tem ${most}.`,
  from: (format, week, from) => `${atStart(fromAge(format, from))}, ${tooMuch(week)}`,
  until: (format, week, until) => `${atStart(untilAge(format, until))}, ${tooMuch(week)}`,
  between: (format, week, from, until) => `${atStart(betweenAges(format, from, until))}, ${tooMuch(week)}`,
};

export const describeFullest: Translated<typeof English.describeFullest> = ({ hours, most }) =>
  `No máximo ${hours} de ${most} horas por semana`;

export const SCHEDULED_YEARS: Translated<typeof English.SCHEDULED_YEARS> = {
  soFar: (format, when, soFar) => `${when}: ${decimalYears(format, soFar)} até agora`,
  soFarAndAhead: (format, when, { soFar, ahead }) =>
    `${when}: ${decimalYears(format, soFar)} até agora, ${format.decimal(ahead)} pela frente`,
};
