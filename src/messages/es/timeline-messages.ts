import type * as English from '../en/timeline-messages.ts';
import type { Translated } from '../translated.ts';
import { atStart } from './people.ts';
import { days, years } from './units.ts';
import { atAge, yearsOld } from './written-ages.ts';

export const TIMELINE_MESSAGES: Translated<typeof English.TIMELINE_MESSAGES> = {
  title: 'Línea de tiempo de la vida',
  birth: 'Nacimiento',
  now: (age) => `Ahora, ${age}`,
  expectancy: (figure) => `Esperanza de vida, ${figure}`,
  projected: (age) => yearsOld(age),
  slider: 'Línea de tiempo interactiva',
  today: 'Hoy',
  end: 'Esperanza de vida',
  play: 'Reproducir',
  stop: 'Pausar',
  columns: { what: 'Marca', when: 'Cuándo' },
};

const when = (at: string | null) => (at === null ? 'Hoy' : atStart(atAge(at)));

export const REMAINING_MESSAGES: Translated<typeof English.REMAINING_MESSAGES> = {
  reached: (at) => `${when(at)}: esperanza de vida alcanzada.`,
  days: (format, at, figure) => `${when(at)}: ${days(format, figure)} hasta la esperanza de vida.`,
  yearsAndDays: (format, at, figures) =>
    `${when(at)}: ${years(format, figures.years)}, es decir, ${days(format, figures.days)}, hasta la esperanza de vida.`,
};

export const AHEAD_MESSAGES: Translated<typeof English.AHEAD_MESSAGES> = {
  past: (at) => `${at} · superada la esperanza de vida`,
  reached: (at) => `${at} · en la esperanza de vida`,
  days: (format, at, figure) => `${at} · ${days(format, figure)} hasta la esperanza de vida`,
  partOfYear: (format, at, figure) => `${at} · ${years(format, figure)} hasta la esperanza de vida`,
  years: (format, at, figure) => `${at} · ${years(format, figure)} por delante`,
};

export const MILESTONE_MESSAGES: Translated<typeof English.MILESTONE_MESSAGES> = {
  ago: (format, figure) => `hace ${years(format, figure)}`,
  withinWeeks: 'en pocas semanas',
  inYears: (format, figure) => `dentro de ${years(format, figure)}`,
  reached: 'ya alcanzada',
  share: (format, share, lifeExpectancy) => `${share} de ${years(format, lifeExpectancy)}`,
};

export const TIMELINE_SENTENCES: Translated<typeof English.TIMELINE_SENTENCES> = {
  past: (format, age, lifeExpectancy) =>
    `${years(format, age)} hasta ahora, más que la esperanza de vida de ${yearsOld(lifeExpectancy)}.`,
  soFar: (format, { age, lifeExpectancy, share }) =>
    `${age} de ${years(format, lifeExpectancy)} hasta ahora: ${share}.`,
  slider: (at) => `El control marca ${yearsOld(at)}.`,
};
