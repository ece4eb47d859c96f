import type { Format } from '../format.ts';
import { days, years } from './units.ts';

/** The words of the timeline. Texts that the specification quotes are letter for letter. */
export const TIMELINE_MESSAGES = {
  title: 'Life Timeline',
  birth: 'Birth',
  now: (format: Format, age: number) => `Now, ${format.number(age)}`,
  expectancy: (format: Format, figure: number) => `Life expectancy, ${format.number(figure)}`,
  projected: (format: Format, age: number) => `Age ${format.number(age)}`,
  slider: 'Interactive Timeline',
  today: 'Today',
  end: 'Life Expectancy',
  play: 'Play',
  stop: 'Pause',
  columns: { what: 'Marker', when: 'When' },
} as const;

/** When something remains. @param at the slider's age; `null` for today */
const when = (format: Format, at: number | null) => (at === null ? 'Today' : `At ${format.number(at)}`);

/** The time that remains. `at` is the slider's age, and `null` for today. */
export const REMAINING_MESSAGES = {
  reached: (format: Format, at: number | null) => `${when(format, at)}: life expectancy is reached.`,
  days: (format: Format, at: number | null, figure: number) =>
    `${when(format, at)}: ${days(format, figure)} to life expectancy.`,
  yearsAndDays: (format: Format, at: number | null, figures: { years: number; days: number }) =>
    `${when(format, at)}: ${years(format, figures.years)}, or ${days(format, figures.days)}, to life expectancy.`,
} as const;

/** The slider's age, and how far life expectancy is from there. */
export const AHEAD_MESSAGES = {
  past: (format: Format, at: number) => `${format.number(at)} · past life expectancy`,
  reached: (format: Format, at: number) => `${format.number(at)} · at life expectancy`,
  days: (format: Format, at: number, figure: number) =>
    `${format.number(at)} · ${days(format, figure)} to life expectancy`,
  /** Less than a year. “Ahead” would sound as if these days were all. */
  partOfYear: (format: Format, at: number, figure: number) =>
    `${format.number(at)} · ${years(format, figure)} to life expectancy`,
  years: (format: Format, at: number, figure: number) =>
    `${format.number(at)} · ${years(format, figure)} ahead`,
} as const;

/** When a marker of the timeline is. */
export const MILESTONE_MESSAGES = {
  ago: (format: Format, figure: number) => `${years(format, figure)} ago`,
  withinWeeks: 'within weeks',
  inYears: (format: Format, figure: number) => `in ${years(format, figure)}`,
  reached: 'already reached',
  /** How much of the life expectancy is lived. @param share as written */
  share: (format: Format, share: string, lifeExpectancy: number) =>
    `${share} of ${years(format, lifeExpectancy)}`,
} as const;

/** The timeline in a sentence or two. */
export const TIMELINE_SENTENCES = {
  past: (format: Format, age: number, lifeExpectancy: number) =>
    `${years(format, age)} so far, past a life expectancy of ${format.number(lifeExpectancy)}.`,
  soFar: (format: Format, life: { age: number; lifeExpectancy: number; share: string }) =>
    `${format.number(life.age)} of ${years(format, life.lifeExpectancy)} so far, ${life.share}.`,
  slider: (format: Format, at: number) => `The slider is at ${format.number(at)}.`,
} as const;
