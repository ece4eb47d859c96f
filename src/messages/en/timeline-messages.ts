import type { Format } from '../format.ts';
import { days, years } from './units.ts';

/** The words of the timeline. Texts that the specification quotes are letter for letter. */
export const TIMELINE_MESSAGES = {
  title: 'Life Timeline',
  birth: 'Birth',
  now: (age: string) => `Now, ${age}`,
  expectancy: (figure: string) => `Life expectancy, ${figure}`,
  projected: (age: string) => `Age ${age}`,
  slider: 'Interactive Timeline',
  today: 'Today',
  end: 'Life Expectancy',
  play: 'Play',
  stop: 'Pause',
  columns: { what: 'Marker', when: 'When' },
} as const;

/** When something remains. @param at the slider's age as written; `null` for today */
const when = (at: string | null) => (at === null ? 'Today' : `At ${at}`);

/** The time that remains. `at` is the slider's age as written, and `null` for today. */
export const REMAINING_MESSAGES = {
  reached: (at: string | null) => `${when(at)}: life expectancy is reached.`,
  days: (format: Format, at: string | null, figure: number) =>
    `${when(at)}: ${days(format, figure)} to life expectancy.`,
  yearsAndDays: (format: Format, at: string | null, figures: { years: number; days: number }) =>
    `${when(at)}: ${years(format, figures.years)}, or ${days(format, figures.days)}, to life expectancy.`,
} as const;

/** The slider's age, as written, and how far life expectancy is from there. */
export const AHEAD_MESSAGES = {
  past: (at: string) => `${at} · past life expectancy`,
  reached: (at: string) => `${at} · at life expectancy`,
  days: (format: Format, at: string, figure: number) => `${at} · ${days(format, figure)} to life expectancy`,
  /** Less than a year. “Ahead” would sound as if these days were all. */
  partOfYear: (format: Format, at: string, figure: number) =>
    `${at} · ${years(format, figure)} to life expectancy`,
  years: (format: Format, at: string, figure: number) => `${at} · ${years(format, figure)} ahead`,
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
  past: (format: Format, age: number, lifeExpectancy: string) =>
    `${years(format, age)} so far, past a life expectancy of ${lifeExpectancy}.`,
  soFar: (format: Format, life: { age: string; lifeExpectancy: number; share: string }) =>
    `${life.age} of ${years(format, life.lifeExpectancy)} so far, ${life.share}.`,
  slider: (at: string) => `The slider is at ${at}.`,
} as const;
