import type { Format } from '../format.ts';
import { describeSurveyAges, type SurveyAges } from './survey-ages.ts';

/** The texts about the average days, loaded together with them. */
export const AVERAGE_DAY_MESSAGES = {
  hint: 'Pick one to replace your activities. You can undo it.',
  sources: 'Sources:',
  lives: 'Ready-made lives',
  livesHint: 'These come with days a week and ages. Make them yours under “When your activities happen”.',
  /** Applies to all days. */
  note:
    'Work includes commuting unless it’s listed separately or the day says otherwise; sleep includes naps and lying ' +
    'awake. Anything not listed counts as free time.',
  use: (title: string) => `Use “${title}”`,
  /** An activity of a day. @param hours a day, as written */
  hours: (name: string, hours: string) => `${name} ${hours} h`,
  /** The same with days a week and ages. @param schedule such as '8 h × 5 days a week, 22 to 65' */
  schedule: (name: string, schedule: string) => `${name} ${schedule}`,
  /** A day for assistive technology. @param hours its activities, in a row */
  described: (hours: string, about: string) => `${hours}. ${about}`,
} as const;

/** A title that is short enough for a button, and the population, place and year as a sentence. */
interface AboutDay {
  readonly title: string;
  /** It says plainly that the average is an American one. @param year of the American survey */
  readonly about: (year: string) => string;
}

const days = {
  working: {
    title: 'Working',
    about: (year: string) =>
      `US average for employed adults without children under 18 at home, weekends included, ${year}.`,
  },
  'working-parent': {
    title: 'Working parent',
    about: (year: string) =>
      `US average for employed adults with children under 18 at home, weekends included, ${year}.`,
  },
  'parent-at-home': {
    title: 'Parent at home',
    about: (year: string) =>
      `US average for adults without a job and with children under 18 at home, ${year}.`,
  },
  student: {
    title: 'Student',
    about: () =>
      'US average for full-time university and college students aged 15 to 49, weekdays, 2003 to 2005.',
  },
  teenager: {
    title: 'Teenager',
    about: (year: string) =>
      `US average for people aged 15 to 19, weekends and school breaks included, ${year}.`,
  },
  'later-life': {
    title: 'Later life',
    about: (year: string) => `US average for people aged 75 and over, ${year}.`,
  },
  'average-person': {
    title: 'Average person',
    about: (year: string) => `US average for everyone aged 15 and over, with and without a job, ${year}.`,
  },
} satisfies Record<string, AboutDay>;

/** The published average days of Americans. */
export const AVERAGE_DAYS: Readonly<Record<keyof typeof days, AboutDay>> = days;

/** The average day of the visitor's own country. */
export const OWN_COUNTRY_DAY = {
  title: (place: string) => `Average in ${place}`,
  about: (format: Format, { place, ages, year }: OwnCountry) =>
    `Average for people in ${place}, ${describeSurveyAges(format, ages)}, with and without a job, weekends included, ${year}. Work doesn’t include commuting.`,
} as const;

interface OwnCountry {
  readonly place: string;
  readonly ages: SurveyAges;
  /** The year of the survey, or years such as "2009–10". */
  readonly year: string;
}

const office = 'Work of 40 hours in five days, from 22 to 65, is a usual full-time pattern';

const lives = {
  'office-life': {
    title: 'Office work',
    about: (year: string) =>
      `${office}; the other hours are the US average for employed adults without children at home, ${year}.`,
  },
  'nursing-shifts-life': {
    title: 'Nursing shifts',
    about: (year: string) =>
      `Twelve-hour shifts on three days a week are common among hospital nurses (a US study, 2012); the ages are examples, and the other hours are the US average for employed adults, ${year}.`,
  },
  'parent-at-home-life': {
    title: 'Parenting years',
    about: (year: string) =>
      `Work up to the first child and care until the youngest is 18, at ages chosen as examples; the hours of care, housework and TV are the US average for parents without a job, ${year}.`,
  },
  'student-life': {
    title: 'Student years',
    about: () =>
      `Studying on five days from 18 to 22, with the US average of full-time students, 2003 to 2005. ${office}.`,
  },
  'retired-life': {
    title: 'Retirement',
    about: (year: string) =>
      `${office}; the hours from 65 on are the US average for people aged 75 and over, ${year}. Rest and personal care includes sleep.`,
  },
} satisfies Record<string, AboutDay>;

/** Lives whose activities have days a week and ages. */
export const READY_MADE_LIVES: Readonly<Record<keyof typeof lives, AboutDay>> = lives;
