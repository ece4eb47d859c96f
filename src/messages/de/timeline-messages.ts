import type * as English from '../en/timeline-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';
import { days, years, yearsInDative } from './units.ts';

export const TIMELINE_MESSAGES: Translated<typeof English.TIMELINE_MESSAGES> = {
  title: 'Das Leben als Zeitstrahl',
  birth: 'Geburt',
  now: (age) => `Jetzt, ${age}`,
  expectancy: (figure) => `Lebenserwartung, ${figure}`,
  projected: (age) => `Alter ${age}`,
  slider: 'Interaktiver Zeitstrahl',
  today: 'Heute',
  end: 'Lebenserwartung',
  play: 'Abspielen',
  stop: 'Pause',
  columns: { what: 'Markierung', when: 'Wann' },
};

const when = (at: string | null) => (at === null ? 'Heute' : `Mit ${at}`);

export const REMAINING_MESSAGES: Translated<typeof English.REMAINING_MESSAGES> = {
  reached: (at) => `${when(at)}: Die Lebenserwartung ist erreicht.`,
  days: (format, at, figure) => `${when(at)}: ${days(format, figure)} bis zur Lebenserwartung.`,
  yearsAndDays: (format, at, figures) =>
    `${when(at)}: ${years(format, figures.years)} oder ${days(format, figures.days)} bis zur Lebenserwartung.`,
};

const yearsAhead = plural({ one: '# künftiges Jahr', other: '# künftige Jahre' });

export const AHEAD_MESSAGES: Translated<typeof English.AHEAD_MESSAGES> = {
  past: (at) => `${at} · über die Lebenserwartung hinaus`,
  reached: (at) => `${at} · Lebenserwartung erreicht`,
  days: (format, at, figure) => `${at} · ${days(format, figure)} bis zur Lebenserwartung`,
  partOfYear: (format, at, figure) => `${at} · ${years(format, figure)} bis zur Lebenserwartung`,
  years: (format, at, figure) => `${at} · ${yearsAhead(format, figure)}`,
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
    `Bisher ${years(format, age)}, mehr als die Lebenserwartung von ${lifeExpectancy} Jahren.`,
  soFar: (format, life) =>
    `Bisher ${life.age} von ${yearsInDative(format, life.lifeExpectancy)}, ${life.share}.`,
  slider: (at) => `Der Regler steht bei ${at}.`,
};
