import type * as English from '../en/timeline-messages.ts';
import type { Format } from '../format.ts';
import type { Translated } from '../translated.ts';
import { atAge } from './ages.ts';
import { atStart } from './people.ts';
import { days, years } from './units.ts';

export const TIMELINE_MESSAGES: Translated<typeof English.TIMELINE_MESSAGES> = {
  title: 'Línea de tiempo de la vida',
  birth: 'Nacimiento',
  now: (format, age) => `Ahora, ${format.number(age)}`,
  expectancy: (format, figure) => `Esperanza de vida, ${format.number(figure)}`,
  projected: years,
  slider: 'Línea de tiempo interactiva',
  today: 'Hoy',
  end: 'Esperanza de vida',
  play: 'Reproducir',
  stop: 'Pausar',
  columns: { what: 'Marca', when: 'Cuándo' },
};

const when = (format: Format, at: number | null) => (at === null ? 'Hoy' : atStart(atAge(format, at)));

export const REMAINING_MESSAGES: Translated<typeof English.REMAINING_MESSAGES> = {
  reached: (format, at) => `${when(format, at)}: esperanza de vida alcanzada.`,
  days: (format, at, figure) => `${when(format, at)}: ${days(format, figure)} hasta la esperanza de vida.`,
  yearsAndDays: (format, at, figures) =>
    `${when(format, at)}: ${years(format, figures.years)}, es decir, ${days(format, figures.days)}, hasta la esperanza de vida.`,
};

export const AHEAD_MESSAGES: Translated<typeof English.AHEAD_MESSAGES> = {
  past: (format, at) => `${format.number(at)} · superada la esperanza de vida`,
  reached: (format, at) => `${format.number(at)} · en la esperanza de vida`,
  days: (format, at, figure) => `${format.number(at)} · ${days(format, figure)} hasta la esperanza de vida`,
  partOfYear: (format, at, figure) =>
    `${format.number(at)} · ${years(format, figure)} hasta la esperanza de vida`,
  years: (format, at, figure) => `${format.number(at)} · ${years(format, figure)} por delante`,
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
    `${years(format, age)} hasta ahora, más que la esperanza de vida de ${years(format, lifeExpectancy)}.`,
  soFar: (format, { age, lifeExpectancy, share }) =>
    `${format.number(age)} de ${years(format, lifeExpectancy)} hasta ahora: ${share}.`,
  slider: (format, at) => `El control marca ${years(format, at)}.`,
};
