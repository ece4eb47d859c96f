import type * as English from '../en/schedule-editor-messages.ts';
import type { Translated } from '../translated.ts';
import { decimalYears, years } from './units.ts';

export const SCHEDULE_MESSAGES: Translated<typeof English.SCHEDULE_MESSAGES> = {
  title: 'Quand ont lieu vos activités',
  hint: 'Un champ vide veut dire dès la naissance, ou sans fin. Une année, comme 2012, désigne l’âge que vous atteignez cette année-là.',
  labels: { days: 'jours par semaine', from: 'dès (âge ou année)', until: 'jusqu’à (âge ou année)' },
  labelsOf: {
    days: (name) => `${name}, jours par semaine`,
    from: (name) => `${name}, dès (âge ou année)`,
    until: (name) => `${name}, jusqu’à (âge ou année)`,
  },
  birth: '0\u00a0an',
  noEnd: 'sans fin',
  suggestion: (format, age) => `par ex. ${format.number(age)}`,
  close: 'Fermer',
  apply: 'Appliquer',
  cancel: 'Annuler',
};

export const SCHEDULE_PROBLEMS: Translated<typeof English.SCHEDULE_PROBLEMS> = {
  days: 'Choisissez de 1 à 7 jours par semaine.',
  age: 'Indiquez un âge entier, de 0 à 150, ou une année.',
  order: 'La fin doit venir après le début.',
  beforeBirth: 'Cette année est avant votre naissance.',
};

interface WeekHours {
  readonly hours: string;
  readonly most: string;
}

const tooMuch = ({ hours, most }: WeekHours) =>
  `vos activités prennent ${hours}\u00a0heures par semaine\u202f; une semaine en compte ${most}.`;

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const OVERFULL_MESSAGES: Translated<typeof English.OVERFULL_MESSAGES> = {
  always: (week) => capitalize(tooMuch(week)),
  from: (format, week, from) => `À partir de ${years(format, from)}, ${tooMuch(week)}`,
  until: (format, week, until) => `Jusqu’à ${years(format, until)}, ${tooMuch(week)}`,
  between: (format, week, from, until) =>
    `De ${format.number(from)} à ${years(format, until)}, ${tooMuch(week)}`,
};

export const describeFullest: Translated<typeof English.describeFullest> = ({ hours, most }) =>
  `Semaine la plus remplie\u00a0: ${hours}\u00a0h sur ${most}`;

export const SCHEDULED_YEARS: Translated<typeof English.SCHEDULED_YEARS> = {
  soFar: (format, when, soFar) => `${when}\u00a0: ${decimalYears(format, soFar)} jusqu’ici`,
  soFarAndAhead: (format, when, { soFar, ahead }) =>
    `${when}\u00a0: ${decimalYears(format, soFar)} jusqu’ici, ${format.decimal(ahead)} à venir`,
};
