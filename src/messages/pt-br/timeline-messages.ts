import type * as English from '../en/timeline-messages.ts';
import type { Translated } from '../translated.ts';
import { atStart } from './people.ts';
import { days, years } from './units.ts';
import { atWrittenAge, writtenYears } from './written-figures.ts';

export const TIMELINE_MESSAGES: Translated<typeof English.TIMELINE_MESSAGES> = {
  title: 'Linha do tempo da vida',
  birth: 'Nascimento',
  now: (age) => `Agora, ${age}`,
  expectancy: (figure) => `Expectativa de vida, ${figure}`,
  projected: (age) => writtenYears(age),
  slider: 'Linha do tempo interativa',
  today: 'Hoje',
  end: 'Expectativa de vida',
  play: 'Reproduzir',
  stop: 'Pausar',
  columns: { what: 'Marco', when: 'Quando' },
};

/** When something remains. @param at the slider's age as written; `null` for today */
const when = (at: string | null) => (at === null ? 'Hoje' : atStart(atWrittenAge(at)));

export const REMAINING_MESSAGES: Translated<typeof English.REMAINING_MESSAGES> = {
  reached: (at) => `${when(at)}: expectativa de vida alcançada.`,
  days: (format, at, figure) => `${when(at)}: ${days(format, figure)} até a expectativa de vida.`,
  yearsAndDays: (format, at, figures) =>
    `${when(at)}: ${years(format, figures.years)}, ou ${days(format, figures.days)}, até a expectativa de vida.`,
};

export const AHEAD_MESSAGES: Translated<typeof English.AHEAD_MESSAGES> = {
  past: (at) => `${at} · além da expectativa de vida`,
  reached: (at) => `${at} · na expectativa de vida`,
  days: (format, at, figure) => `${at} · ${days(format, figure)} até a expectativa de vida`,
  partOfYear: (format, at, figure) => `${at} · ${years(format, figure)} até a expectativa de vida`,
  years: (format, at, figure) => `${at} · ${years(format, figure)} pela frente`,
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
    `${years(format, age)} até agora, além de uma expectativa de vida de ${writtenYears(lifeExpectancy)}.`,
  soFar: (format, { age, lifeExpectancy, share }) =>
    `${age} de ${years(format, lifeExpectancy)} até agora, ${share}.`,
  slider: (at) => `O controle deslizante está em ${writtenYears(at)}.`,
};
