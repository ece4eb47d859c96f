import type * as English from '../en/week-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';
import { weeks, yearsInDative } from './units.ts';

export const WEEK_MESSAGES: Translated<typeof English.WEEK_MESSAGES> = {
  title: 'Das Leben in Wochen',
  standing: 'Jede Zeile ist ein Jahr Ihres Lebens, jeder Punkt eine Woche.',
  lying: 'Jede Spalte ist ein Jahr Ihres Lebens, jeder Punkt eine Woche.',
  keys: {
    time: 'Mit den Pfeiltasten gehen Sie um eine Woche oder ein Jahr, mit „Bild auf“ und „Bild ab“ um ein Jahrzehnt.',
    activities: 'Mit den Pfeiltasten gehen Sie um ein Jahr, mit „Bild auf“ und „Bild ab“ um ein Jahrzehnt.',
  },
  add: 'Um einen Moment hinzuzufügen, klicken Sie auf seine Woche, tippen Sie zweimal darauf oder drücken Sie die Eingabetaste.',
  choice: 'Farben nach',
  by: { time: 'Zeit', activities: 'Aktivität', chapters: 'Abschnitt' },
  age: 'Alter',
  yearOfAge: (format, age) => `Alter ${format.number(age)}`,
  weekOfAge: (format, age, week) => `Alter ${format.number(age)}, Woche ${format.number(week)}`,
  week: (position) => `Woche ${position}`,
  lived: 'Bisher',
  now: 'Diese Woche',
  until: (format, age) => `Bis ${format.number(age)}`,
  ahead: 'Künftig',
  states: { lived: 'bisher', now: 'diese Woche', ahead: 'künftig' },
  datedState: (dates, state) => `${dates} · ${state}`,
};

export const LIFE_SENTENCES: Translated<typeof English.LIFE_SENTENCES> = {
  firstWeek: 'Ihre erste Woche hat begonnen.',
  lived: plural({
    one: 'Seit # Woche sind Sie auf der Welt.',
    other: 'Seit # Wochen sind Sie auf der Welt.',
  }),
  ahead: plural({
    one: 'Etwa # liegt vielleicht noch vor Ihnen.',
    other: 'Etwa # liegen vielleicht noch vor Ihnen.',
  }),
};

export const WEEKS_SENTENCES: Translated<typeof English.WEEKS_SENTENCES> = {
  past: (format, { lived, lifeExpectancy }) =>
    `Bisher ${weeks(format, lived)}, mehr als die Lebenserwartung von ${yearsInDative(format, lifeExpectancy)}.`,
  today: (format, { lived, ahead, lifeExpectancy }) =>
    `Bisher ${weeks(format, lived)}, künftig ${format.number(ahead)} bis zum Alter von ${format.number(lifeExpectancy)}. Der helle Punkt ist diese Woche.`,
  atEnd: (format, { lived, between, lifeExpectancy }) =>
    `Bisher ${weeks(format, lived)}, von jetzt an ${format.number(between)} bis zum Alter von ${format.number(lifeExpectancy)}.`,
  moved: (format, { lived, between, until, ahead }) =>
    `Bisher ${weeks(format, lived)}, von jetzt an ${format.number(between)} bis zum Alter von ${format.number(until)}, danach ${format.number(ahead)}.`,
};
