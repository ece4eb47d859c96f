import type * as English from '../en/week-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';
import { weeks, years } from './units.ts';

export const WEEK_MESSAGES: Translated<typeof English.WEEK_MESSAGES> = {
  title: 'La vie en semaines',
  standing: 'Chaque ligne est une année de votre vie, chaque point une semaine.',
  lying: 'Chaque colonne est une année de votre vie, chaque point une semaine.',
  keys: {
    time: 'Flèches\u00a0: une semaine ou un an de plus ou de moins. Page précédente et Page suivante\u00a0: dix ans.',
    activities: 'Flèches\u00a0: un an de plus ou de moins. Page précédente et Page suivante\u00a0: dix ans.',
  },
  add: 'Pour ajouter un moment, cliquez sur sa semaine, touchez-la deux fois ou appuyez sur Entrée.',
  choice: 'Colorer selon',
  by: { time: 'Temps', activities: 'Activité', chapters: 'Chapitre' },
  age: 'Âge',
  yearOfAge: years,
  weekOfAge: (format, age, week) => `${years(format, age)}, semaine ${format.number(week)}`,
  week: (position) => `semaine ${position}`,
  lived: 'Jusqu’ici',
  now: 'Cette semaine',
  until: (format, age) => `Jusqu’à ${years(format, age)}`,
  ahead: 'À venir',
  states: { lived: 'jusqu’ici', now: 'cette semaine', ahead: 'à venir' },
  datedState: (dates, state) => `${dates} · ${state}`,
};

export const LIFE_SENTENCES: Translated<typeof English.LIFE_SENTENCES> = {
  firstWeek: 'Votre première semaine a commencé.',
  lived: plural({
    one: 'Vous avez vécu #\u00a0semaine.',
    many: 'Vous avez vécu #\u00a0de semaines.',
    other: 'Vous avez vécu #\u00a0semaines.',
  }),
  ahead: plural({
    one: 'Environ # est peut-\u2060être encore à venir.',
    many: 'Environ # sont peut-\u2060être encore à venir.',
    other: 'Environ # sont peut-\u2060être encore à venir.',
  }),
};

export const WEEKS_SENTENCES: Translated<typeof English.WEEKS_SENTENCES> = {
  past: (format, { lived, lifeExpectancy }) =>
    `${weeks(format, lived)} jusqu’ici, au-delà d’une espérance de vie de ${years(format, lifeExpectancy)}.`,
  today: (format, { lived, ahead, lifeExpectancy }) =>
    `${weeks(format, lived)} jusqu’ici, ${format.number(ahead)} à venir jusqu’à ${years(format, lifeExpectancy)}. Le point brillant, c’est cette semaine.`,
  atEnd: (format, { lived, between, lifeExpectancy }) =>
    `${weeks(format, lived)} jusqu’ici, ${format.number(between)} d’aujourd’hui à ${years(format, lifeExpectancy)}.`,
  moved: (format, { lived, between, until, ahead }) =>
    `${weeks(format, lived)} jusqu’ici, ${format.number(between)} d’aujourd’hui à ${years(format, until)}, ${format.number(ahead)} après.`,
};
