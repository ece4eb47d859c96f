import type * as English from '../en/schedule-editor-messages.ts';
import type { Translated } from '../translated.ts';
import { decimalYears } from './units.ts';

export const SCHEDULE_MESSAGES: Translated<typeof English.SCHEDULE_MESSAGES> = {
  title: 'Wann Ihre Aktivitäten stattfinden',
  hint: 'Leere Felder bedeuten: von Geburt an und Ende offen. Ein Jahr wie 2012 steht für das Alter, das Sie darin erreichen.',
  labels: { days: 'Tage pro Woche', from: 'ab Alter oder Jahr', until: 'bis Alter oder Jahr' },
  labelsOf: {
    days: (name) => `${name}: Tage pro Woche`,
    from: (name) => `${name}: ab Alter oder Jahr`,
    until: (name) => `${name}: bis Alter oder Jahr`,
  },
  birth: 'Geburt',
  noEnd: 'offen',
  suggestion: (format, age) => `etwa ${format.number(age)}`,
  close: 'Schließen',
  apply: 'Übernehmen',
  cancel: 'Abbrechen',
};

export const SCHEDULE_PROBLEMS: Translated<typeof English.SCHEDULE_PROBLEMS> = {
  days: 'Wählen Sie 1 bis 7 Tage pro Woche.',
  age: 'Geben Sie ein Alter von 0 bis 150 in ganzen Jahren ein oder ein Kalenderjahr.',
  order: 'Das Ende muss nach dem Anfang liegen.',
  beforeBirth: 'Dieses Jahr liegt vor Ihrer Geburt.',
};

type WeekHours = Parameters<typeof English.describeFullest>[0];

const most = (week: WeekHours) => `eine Woche hat ${week.most}.`;

export const OVERFULL_MESSAGES: Translated<typeof English.OVERFULL_MESSAGES> = {
  always: (week) => `Ihre Aktivitäten brauchen ${week.hours} Stunden pro Woche; ${most(week)}`,
  from: (format, week, from) =>
    `Im Alter ab ${format.number(from)} brauchen Ihre Aktivitäten ${week.hours} Stunden pro Woche; ${most(week)}`,
  until: (format, week, until) =>
    `Im Alter bis ${format.number(until)} brauchen Ihre Aktivitäten ${week.hours} Stunden pro Woche; ${most(week)}`,
  between: (format, week, from, until) =>
    `Im Alter von ${format.number(from)} bis ${format.number(until)} brauchen Ihre Aktivitäten ${week.hours} Stunden pro Woche; ${most(week)}`,
};

export const describeFullest: Translated<typeof English.describeFullest> = ({ hours, most: all }) =>
  `Höchstens ${hours} von ${all} Stunden pro Woche`;

export const SCHEDULED_YEARS: Translated<typeof English.SCHEDULED_YEARS> = {
  soFar: (format, when, soFar) => `${when}: bisher ${decimalYears(format, soFar)}`,
  soFarAndAhead: (format, when, years) =>
    `${when}: bisher ${decimalYears(format, years.soFar)}, künftig ${format.decimal(years.ahead)}`,
};
