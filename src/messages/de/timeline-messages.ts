import type * as English from '../en/timeline-messages.ts';
import type { Format } from '../format.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';
import { days, years, yearsInDative } from './units.ts';

export const TIMELINE_MESSAGES: Translated<typeof English.TIMELINE_MESSAGES> = {
  title: 'Das Leben als Zeitstrahl',
  birth: 'Geburt',
  now: (format, age) => `Jetzt, ${format.number(age)}`,
  expectancy: (format, figure) => `Lebenserwartung, ${format.number(figure)}`,
  projected: (format, age) => `Alter ${format.number(age)}`,
  slider: 'Interaktiver Zeitstrahl',
  today: 'Heute',
  end: 'Lebenserwartung',
  play: 'Abspielen',
  stop: 'Pause',
  columns: { what: 'Markierung', when: 'Wann' },
};

const when = (format: Format, at: number | null) => (at === null ? 'Heute' : `Mit ${format.number(at)}`);

export const REMAINING_MESSAGES: Translated<typeof English.REMAINING_MESSAGES> = {
  reached: (format, at) => `${when(format, at)}: Die Lebenserwartung ist erreicht.`,
  days: (format, at, figure) => `${when(format, at)}: ${days(format, figure)} bis zur Lebenserwartung.`,
  yearsAndDays: (format, at, figures) =>
    `${when(format, at)}: ${years(format, figures.years)} oder ${days(format, figures.days)} bis zur Lebenserwartung.`,
};

const yearsAhead = plural({ one: '# künftiges Jahr', other: '# künftige Jahre' });

export const AHEAD_MESSAGES: Translated<typeof English.AHEAD_MESSAGES> = {
  past: (format, at) => `${format.number(at)} · über die Lebenserwartung hinaus`,
  reached: (format, at) => `${format.number(at)} · Lebenserwartung erreicht`,
  days: (format, at, figure) => `${format.number(at)} · ${days(format, figure)} bis zur Lebenserwartung`,
  partOfYear: (format, at, figure) =>
    `${format.number(at)} · ${years(format, figure)} bis zur Lebenserwartung`,
  years: (format, at, figure) => `${format.number(at)} · ${yearsAhead(format, figure)}`,
};

export const MILESTONE_MESSAGES: Translated<typeof English.MILESTONE_MESSAGES> = {
  ago: (format, figure) => `vor ${yearsInDative(format, figure)}`,
  withinWeeks: 'in wenigen Wochen',
  inYears: (format, figure) => `in ${yearsInDative(format, figure)}`,
  reached: 'schon erreicht',
  share: (format, share, lifeExpectancy) => `${share} von ${yearsInDative(format, lifeExpectancy)}`,
};

export const TIMELINE_SENTENCES: Translated<typeof English.TIMELINE_SENTENCES> = {
  past: (format, age, lifeExpectancy) =>
    `Bisher ${years(format, age)}, mehr als die Lebenserwartung von ${yearsInDative(format, lifeExpectancy)}.`,
  soFar: (format, life) =>
    `Bisher ${format.number(life.age)} von ${yearsInDative(format, life.lifeExpectancy)}, ${life.share}.`,
  slider: (format, at) => `Der Regler steht bei ${format.number(at)}.`,
};
