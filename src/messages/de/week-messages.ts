import type * as English from '../en/week-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';
import { weeks } from './units.ts';

export const WEEK_MESSAGES: Translated<typeof English.WEEK_MESSAGES> = {
  title: 'Leben in Wochen',
  standing: 'Jede Zeile ist ein Jahr Ihres Lebens, jeder Punkt eine Woche.',
  lying: 'Jede Spalte ist ein Jahr Ihres Lebens, jeder Punkt eine Woche.',
  keys: {
    time: 'Mit den Pfeiltasten gehen Sie eine Woche oder ein Jahr weiter, mit Bild auf und Bild ab ein Jahrzehnt.',
    activities: 'Mit den Pfeiltasten gehen Sie ein Jahr weiter, mit Bild auf und Bild ab ein Jahrzehnt.',
  },
  add: 'Um einen Moment hinzuzufügen, klicken Sie auf seine Woche, tippen Sie zweimal darauf oder drücken Sie die Eingabetaste.',
  choice: 'Färben nach',
  by: { time: 'Zeit', activities: 'Aktivität', chapters: 'Kapitel' },
  age: 'Alter',
  yearOfAge: (age) => `Alter ${age}`,
  weekOfAge: (age, week) => `Alter ${age}, Woche ${week}`,
  week: (position) => `Woche ${position}`,
  lived: 'Bisher',
  now: 'Diese Woche',
  until: (age) => `Bis ${age} Jahre`,
  ahead: 'Voraus',
  states: { lived: 'bisher', now: 'diese Woche', ahead: 'voraus' },
  datedState: (dates, state) => `${dates} · ${state}`,
};

export const LIFE_SENTENCES: Translated<typeof English.LIFE_SENTENCES> = {
  firstWeek: 'Ihre erste Woche hat begonnen.',
  lived: plural({ one: 'Sie haben # Woche gelebt.', other: 'Sie haben # Wochen gelebt.' }),
  ahead: plural({
    one: 'Etwa # liegt vielleicht noch vor Ihnen.',
    other: 'Etwa # liegen vielleicht noch vor Ihnen.',
  }),
};

export const WEEKS_SENTENCES: Translated<typeof English.WEEKS_SENTENCES> = {
  past: (format, { lived, lifeExpectancy }) =>
    `Bisher ${weeks(format, lived)}, mehr als die Lebenserwartung von ${lifeExpectancy} Jahren.`,
  today: (format, { lived, ahead, lifeExpectancy }) =>
    `Bisher ${weeks(format, lived)}, voraus ${weeks(format, ahead)} bis zum Alter von ${lifeExpectancy}. Der helle Punkt ist diese Woche.`,
  atEnd: (format, { lived, between, lifeExpectancy }) =>
    `Bisher ${weeks(format, lived)}, von jetzt an ${weeks(format, between)} bis zum Alter von ${lifeExpectancy}.`,
  moved: (format, { lived, between, until, ahead }) =>
    `Bisher ${weeks(format, lived)}, von jetzt an ${weeks(format, between)} bis zum Alter von ${until}, danach ${weeks(format, ahead)}.`,
};
