import type * as English from '../en/person-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';
import { days, years } from './units.ts';

export const PERSON_MESSAGES: Translated<typeof English.PERSON_MESSAGES> = {
  hint: 'Promedios de personas como tú y como ellas, no un pronóstico.',
  edit: 'Editar',
  editLabel: (name) => `Editar ${name}`,
  remove: 'Quitar',
  removeLabel: (name) => `Quitar ${name}`,
  undo: 'Deshacer',
  undoLabel: (name) => `Deshacer: recuperar ${name}`,
  rests: 'En qué se basa',
  restsLabel: (name) => `En qué se basa para ${name}`,
  removed: (name) => `Se quitó: ${name}.`,
  loading: 'Consultando la tabla de mortalidad…',
  failed: 'No se pudo cargar la tabla de mortalidad. Lo que escribiste sigue aquí.',
  again: 'Intentar de nuevo',
  againLabel: (name) => `Intentar de nuevo para ${name}`,
  noTable: (place) => `No hay tabla de mortalidad para ${place}. Puedes elegir otro país.`,
  noCountry: 'Elige un país para consultar su tabla de mortalidad.',
};

/** @example namePerson('Mi madre') // 'tu madre' */
export const namePerson: Translated<typeof English.namePerson> = (name) =>
  name.replace(/^mi\s+(?=\S)/i, 'tu ').replace(/^mis\s+(?=\S)/i, 'tus ');

const daysMore = plural({ one: 'alrededor de # día más', other: 'unos # días más' });
const yearsMore = plural({ one: 'alrededor de # año más', other: 'unos # años más' });
const aboutDays = plural({ one: 'alrededor de # día', other: 'unos # días' });

export const TIME_AHEAD: Translated<typeof English.TIME_AHEAD> = {
  days: (format, figure, name) => `Quizá tengas por delante ${daysMore(format, figure)} con ${name}.`,
  years: (format, figure, name) => `Quizá tengas por delante ${yearsMore(format, figure)} con ${name}.`,
  none: (name) => `No indicaste ningún día al año con ${name}.`,
  hardlyAny: (name) => `Indicaste muy poco tiempo al año con ${name}.`,
  theirAge: (format, age, name) =>
    `Con ${years(format, age)}, ${name} supera la última edad de las tablas de mortalidad.`,
  ownAge: (format, age) => `Con ${years(format, age)}, superas la última edad de las tablas de mortalidad.`,
  unknown: (name) => `Un promedio dice poco sobre ${name} y tú.`,
};

export const SHARE_BEHIND: Translated<typeof English.SHARE_BEHIND> = {
  begun: 'Los días compartidos acaban de empezar.',
  about: (share) => `Ya se ha vivido alrededor del ${share} de los días compartidos.`,
  moreThan: (share) => `Ya se ha vivido más del ${share} de los días compartidos.`,
};

export const TIME_DETAIL: Translated<typeof English.TIME_DETAIL> = {
  soFar: plural({
    one: 'Hasta ahora, alrededor de # día compartido.',
    other: 'Hasta ahora, unos # días compartidos.',
  }),
  everyDayUntil: (year, share) => `Son todos los días hasta ${year}. ${share}`,
  everyDayUntilThen: (format, year, figure, share) =>
    `Son todos los días hasta ${year} y después ${days(format, figure)} al año. ${share}`,
  livingTogether: (share) => `Vives con esta persona. ${share}`,
  atDays: (format, figure, share) => `Contando ${days(format, figure)} al año. ${share}`,
};

export const LAST_WORD: Translated<typeof English.LAST_WORD> = {
  beyondTables: 'Un día compartido más es un día más, diga lo que diga un promedio.',
  weekendsWithin: plural({
    one: 'Eso incluye alrededor de # fin de semana.',
    other: 'Eso incluye unos # fines de semana.',
  }),
  weekendsInYears: plural({
    one: 'En esos años cabe alrededor de # fin de semana.',
    other: 'En esos años caben unos # fines de semana.',
  }),
  firstDay: (format, figure) => `Un día compartido al año sumaría ${aboutDays(format, figure)}.`,
  oneMoreDay: (format, figure) => `Un día compartido más al año sumaría ${aboutDays(format, figure)}.`,
  firstDayFrom: (format, figure, year) =>
    `A partir de ${year}, un día compartido al año sumaría ${aboutDays(format, figure)}.`,
  oneMoreDayFrom: (format, figure, year) =>
    `A partir de ${year}, un día compartido más al año sumaría ${aboutDays(format, figure)}.`,
};
