import type * as English from '../en/week-messages.ts';
import type { Translated } from '../translated.ts';
import { untilAge } from './ages.ts';
import { atStart } from './people.ts';
import { plural } from './plural.ts';
import { weeks, years } from './units.ts';

export const WEEK_MESSAGES: Translated<typeof English.WEEK_MESSAGES> = {
  title: 'A vida em semanas',
  standing: 'Cada linha é um ano da sua vida; cada ponto, uma semana.',
  lying: 'Cada coluna é um ano da sua vida; cada ponto, uma semana.',
  keys: {
    time: 'As setas avançam ou voltam uma semana ou um ano; Page Up e Page Down, uma década.',
    activities: 'As setas avançam ou voltam um ano; Page Up e Page Down, uma década.',
  },
  add: 'Para adicionar um momento, clique na semana dele, toque nela duas vezes ou pressione Enter.',
  choice: 'Colorir por',
  by: { time: 'Tempo', activities: 'Atividade', chapters: 'Fase' },
  age: 'Idade',
  yearOfAge: (format, age) => `Idade ${format.number(age)}`,
  weekOfAge: (format, age, week) => `Idade ${format.number(age)}, semana ${format.number(week)}`,
  week: (position) => `semana ${position}`,
  lived: 'Até agora',
  now: 'Esta semana',
  until: (format, age) => atStart(untilAge(format, age)),
  ahead: 'Pela frente',
  states: { lived: 'já vivida', now: 'esta semana', ahead: 'pela frente' },
  datedState: (dates, state) => `${dates} · ${state}`,
};

export const LIFE_SENTENCES: Translated<typeof English.LIFE_SENTENCES> = {
  firstWeek: 'Sua primeira semana começou.',
  lived: plural({
    one: 'Você já viveu # semana.',
    many: 'Você já viveu # de semanas.',
    other: 'Você já viveu # semanas.',
  }),
  ahead: plural({
    one: 'Talvez haja cerca de # pela frente.',
    many: 'Talvez haja cerca de # pela frente.',
    other: 'Talvez haja cerca de # pela frente.',
  }),
};

export const WEEKS_SENTENCES: Translated<typeof English.WEEKS_SENTENCES> = {
  past: (format, { lived, lifeExpectancy }) =>
    `${weeks(format, lived)} até agora, além de uma expectativa de vida de ${years(format, lifeExpectancy)}.`,
  today: (format, { lived, ahead, lifeExpectancy }) =>
    `${weeks(format, lived)} até agora, ${format.number(ahead)} pela frente ${untilAge(format, lifeExpectancy)}. O ponto em destaque é esta semana.`,
  atEnd: (format, { lived, between, lifeExpectancy }) =>
    `${weeks(format, lived)} até agora, ${format.number(between)} de hoje ${untilAge(format, lifeExpectancy)}.`,
  moved: (format, { lived, between, until, ahead }) =>
    `${weeks(format, lived)} até agora, ${format.number(between)} de hoje ${untilAge(format, until)}, ${format.number(ahead)} depois disso.`,
};
