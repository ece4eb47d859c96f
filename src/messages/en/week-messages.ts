import type { Format } from '../format.ts';
import { plural } from './plural.ts';
import { weeks } from './units.ts';

/** The texts of the life in weeks. */
export const WEEK_MESSAGES = {
  title: 'Life in Weeks',
  standing: 'Each row is a year of your life; each dot is a week.',
  lying: 'Each column is a year of your life; each dot is a week.',
  keys: {
    time: 'Arrow keys move by a week or a year, Page Up and Page Down by a decade.',
    activities: 'Arrow keys move by a year, Page Up and Page Down by a decade.',
  },
  add: 'To add a moment, click its week, tap it twice or press Enter.',
  choice: 'Color by',
  by: { time: 'Time', activities: 'Activity', chapters: 'Chapter' },
  /** In front of the first figure of an axis of ages. */
  age: 'Age',
  yearOfAge: (format: Format, age: number) => `Age ${format.number(age)}`,
  weekOfAge: (format: Format, age: number, week: number) =>
    `Age ${format.number(age)}, week ${format.number(week)}`,
  week: (position: string) => `week ${position}`,
  lived: 'So far',
  now: 'This week',
  until: (format: Format, age: number) => `Up to age ${format.number(age)}`,
  ahead: 'Ahead',
  /** What one week is, after its days. */
  states: { lived: 'so far', now: 'this week', ahead: 'ahead' },
  /** @param dates its first and last day @param state one of `states` */
  datedState: (dates: string, state: string) => `${dates} · ${state}`,
} as const;

/** The two sentences that the results open with. */
export const LIFE_SENTENCES = {
  firstWeek: 'Your first week has begun.',
  lived: plural({ one: 'You have lived # week.', other: 'You have lived # weeks.' }),
  ahead: plural({ one: 'About # may lie ahead.', other: 'About # may lie ahead.' }),
} as const;

/** Weeks so far, up to the slider's age, and ahead, with the ages at their ends. */
interface Weeks {
  readonly lived: number;
  readonly between: number;
  readonly ahead: number;
  /** The slider's age. */
  readonly until: number;
  readonly lifeExpectancy: number;
}

/** The picture of weeks in a sentence: which of them there are decides which one. */
export const WEEKS_SENTENCES = {
  past: (format: Format, { lived, lifeExpectancy }: Weeks) =>
    `${weeks(format, lived)} so far, past a life expectancy of ${format.number(lifeExpectancy)}.`,
  today: (format: Format, { lived, ahead, lifeExpectancy }: Weeks) =>
    `${weeks(format, lived)} so far, ${format.number(ahead)} ahead until ${format.number(lifeExpectancy)}. The bright dot is this week.`,
  atEnd: (format: Format, { lived, between, lifeExpectancy }: Weeks) =>
    `${weeks(format, lived)} so far, ${format.number(between)} from now until ${format.number(lifeExpectancy)}.`,
  moved: (format: Format, { lived, between, until, ahead }: Weeks) =>
    `${weeks(format, lived)} so far, ${format.number(between)} from now until ${format.number(until)}, ${format.number(ahead)} after that.`,
} as const;
