import type * as English from '../en/timeline-messages.ts';
import type { Format } from '../format.ts';
import type { Translated } from '../translated.ts';
import { atAge } from './ages.ts';
import { atStart } from './people.ts';
import { days, years } from './units.ts';

export const TIMELINE_MESSAGES: Translated<typeof English.TIMELINE_MESSAGES> = {
  title: 'Linha do tempo da vida',
  birth: 'Nascimento',
  now: (format, age) => `Agora, ${format.number(age)}`,
  expectancy: (format, figure) => `Expectativa de vida, ${format.number(figure)}`,
  projected: years,
  slider: 'Linha do tempo interativa',
  today: 'Hoje',
  end: 'Expectativa de vida',
  play: 'Reproduzir',
  stop: 'Pausar',
  columns: { what: 'Marco', when: 'Quando' },
};

/** When something remains. @param at the slider's age; `null` for today */
const when = (format: Format, at: number | null) => (at === null ? 'Hoje' : atStart(atAge(format, at)));

export const REMAINING_MESSAGES: Translated<typeof English.REMAINING_MESSAGES> = {
  reached: (format, at) => `${when(format, at)}: expectativa de vida alcançada.`,
  days: (format, at, figure) => `${when(format, at)}: ${days(format, figure)} até a expectativa de vida.`,
  yearsAndDays: (format, at, figures) =>
    `${when(format, at)}: ${years(format, figures.years)}, ou ${days(format, figures.days)}, até a expectativa de vida.`,
};

export const AHEAD_MESSAGES: Translated<typeof English.AHEAD_MESSAGES> = {
  past: (format, at) => `${format.number(at)} · além da expectativa de vida`,
  reached: (format, at) => `${format.number(at)} · na expectativa de vida`,
  days: (format, at, figure) => `${format.number(at)} · ${days(format, figure)} até a expectativa de vida`,
  partOfYear: (format, at, figure) =>
    `${format.number(at)} · ${years(format, figure)} até a expectativa de vida`,
  years: (format, at, figure) => `${format.number(at)} · ${years(format, figure)} pela frente`,
};

export const MILESTONE_MESSAGES: Translated<typeof English.MILESTONE_MESSAGES> = {
  ago: (format, figure) => `há ${years(format, figure)}`,
  withinWeeks: 'em poucas semanas',
  inYears: (format, figure) => `daqui a ${years(format, figure)}`,
  reached: 'já alcançada',
  share: (format, share, lifeExpectancy) => `${share} de ${years(format, lifeExpectancy)}`,
};

export const TIMELINE_SENTENCES: Translated<typeof English.TIMELINE_SENTENCES> = {
  past: (format, age, lifeExpectancy) =>
    `${years(format, age)} até agora, além de uma expectativa de vida de ${years(format, lifeExpectancy)}.`,
  soFar: (format, { age, lifeExpectancy, share }) =>
    `${format.number(age)} de ${years(format, lifeExpectancy)} até agora, ${share}.`,
  slider: (format, at) => `O controle deslizante está em ${years(format, at)}.`,
};
