import type * as English from '../en/timeline-messages.ts';
import type { Format } from '../format.ts';
import type { Translated } from '../translated.ts';
import { days, years } from './units.ts';

export const TIMELINE_MESSAGES: Translated<typeof English.TIMELINE_MESSAGES> = {
  title: 'Frise de vie',
  birth: 'Naissance',
  now: (format, age) => `Maintenant, ${years(format, age)}`,
  expectancy: (format, figure) => `Espérance de vie, ${years(format, figure)}`,
  projected: (format, age) => `À ${years(format, age)}`,
  slider: 'Frise interactive',
  today: 'Aujourd’hui',
  end: 'Espérance de vie',
  play: 'Lancer',
  stop: 'Pause',
  columns: { what: 'Repère', when: 'Quand' },
};

const when = (format: Format, at: number | null) => (at === null ? 'Aujourd’hui' : `À ${years(format, at)}`);

export const REMAINING_MESSAGES: Translated<typeof English.REMAINING_MESSAGES> = {
  reached: (format, at) => `${when(format, at)}\u00a0: l’espérance de vie est atteinte.`,
  days: (format, at, figure) =>
    `${when(format, at)}\u00a0: encore ${days(format, figure)} jusqu’à l’espérance de vie.`,
  yearsAndDays: (format, at, figures) =>
    `${when(format, at)}\u00a0: encore ${years(format, figures.years)}, soit ${days(format, figures.days)}, jusqu’à l’espérance de vie.`,
};

export const AHEAD_MESSAGES: Translated<typeof English.AHEAD_MESSAGES> = {
  past: (format, at) => `${years(format, at)} · au-delà de l’espérance de vie`,
  reached: (format, at) => `${years(format, at)} · espérance de vie atteinte`,
  days: (format, at, figure) => `${years(format, at)} · ${days(format, figure)} jusqu’à l’espérance de vie`,
  partOfYear: (format, at, figure) =>
    `${years(format, at)} · ${years(format, figure)} jusqu’à l’espérance de vie`,
  years: (format, at, figure) => `${years(format, at)} · ${years(format, figure)} à venir`,
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
    `${years(format, age)} jusqu’ici, au-delà d’une espérance de vie de ${years(format, lifeExpectancy)}.`,
  soFar: (format, { age, lifeExpectancy, share }) =>
    `Jusqu’ici ${years(format, age)} sur ${format.number(lifeExpectancy)}, soit ${share}.`,
  slider: (format, at) => `Le curseur est à ${years(format, at)}.`,
};
