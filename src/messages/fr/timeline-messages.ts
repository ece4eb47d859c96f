import type * as English from '../en/timeline-messages.ts';
import type { Translated } from '../translated.ts';
import { days, writtenYears, years } from './units.ts';

export const TIMELINE_MESSAGES: Translated<typeof English.TIMELINE_MESSAGES> = {
  title: 'Frise de vie',
  birth: 'Naissance',
  now: (age) => `Maintenant, ${writtenYears(age)}`,
  expectancy: (figure) => `Espérance de vie, ${writtenYears(figure)}`,
  projected: (age) => `À ${writtenYears(age)}`,
  slider: 'Frise interactive',
  today: 'Aujourd’hui',
  end: 'Espérance de vie',
  play: 'Lancer',
  stop: 'Pause',
  columns: { what: 'Repère', when: 'Quand' },
};

const when = (at: string | null) => (at === null ? 'Aujourd’hui' : `À ${writtenYears(at)}`);

export const REMAINING_MESSAGES: Translated<typeof English.REMAINING_MESSAGES> = {
  reached: (at) => `${when(at)}\u00a0: l’espérance de vie est atteinte.`,
  days: (format, at, figure) =>
    `${when(at)}\u00a0: encore ${days(format, figure)} jusqu’à l’espérance de vie.`,
  yearsAndDays: (format, at, figures) =>
    `${when(at)}\u00a0: encore ${years(format, figures.years)}, soit ${days(format, figures.days)}, jusqu’à l’espérance de vie.`,
};

export const AHEAD_MESSAGES: Translated<typeof English.AHEAD_MESSAGES> = {
  past: (at) => `${writtenYears(at)} · au-delà de l’espérance de vie`,
  reached: (at) => `${writtenYears(at)} · espérance de vie atteinte`,
  days: (format, at, figure) => `${writtenYears(at)} · ${days(format, figure)} jusqu’à l’espérance de vie`,
  partOfYear: (format, at, figure) =>
    `${writtenYears(at)} · ${years(format, figure)} jusqu’à l’espérance de vie`,
  years: (format, at, figure) => `${writtenYears(at)} · ${years(format, figure)} à venir`,
};

export const MILESTONE_MESSAGES: Translated<typeof English.MILESTONE_MESSAGES> = {
  ago: (format, figure) => `il y a ${years(format, figure)}`,
  withinWeeks: 'dans quelques semaines',
  inYears: (format, figure) => `dans ${years(format, figure)}`,
  reached: 'déjà atteinte',
  share: (format, share, lifeExpectancy) => `${share} de ${years(format, lifeExpectancy)}`,
};

export const TIMELINE_SENTENCES: Translated<typeof English.TIMELINE_SENTENCES> = {
  past: (format, age, lifeExpectancy) =>
    `${years(format, age)} jusqu’ici, au-delà d’une espérance de vie de ${writtenYears(lifeExpectancy)}.`,
  soFar: (format, { age, lifeExpectancy, share }) =>
    `Jusqu’ici ${writtenYears(age)} sur ${format.number(lifeExpectancy)}, soit ${share}.`,
  slider: (at) => `Le curseur est à ${writtenYears(at)}.`,
};
