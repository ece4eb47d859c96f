import type { SourceId } from './sources.ts';

/** A published average day that can fill the form. */
export interface AverageDay {
  /** Unique, in kebab-case. */
  readonly id: string;
  /** Short enough for a button. */
  readonly title: string;
  /** The population, place and year, following "an average day of". */
  readonly whose: string;
  readonly source: SourceId;
  /** The main activities, in hours a day as published. */
  readonly activities: readonly { readonly name: string; readonly hours: number }[];
}

/** The texts about the average days, loaded together with them. */
export const AVERAGE_DAYS_WORDS = {
  hint: 'They fill in the activities. What is there now can be brought back.',
  whose: (whose: string) => `An average day of ${whose}.`,
  use: (title: string) => `Use “${title}”`,
} as const;

/** Notes that apply to all days. */
export const AVERAGE_DAYS_NOTE =
  'Work includes the way there unless getting around is listed, and sleep includes naps and lying awake. What a day ' +
  'leaves out, such as other leisure, washing and shopping, counts as free time here.';

export const AVERAGE_DAYS: readonly AverageDay[] = [
  {
    id: 'working',
    title: 'Working',
    whose: 'employed adults in the United States with no child under 18 at home, days off included, 2025',
    source: 'timeUse2025',
    activities: [
      { name: 'Sleep', hours: 8.83 },
      { name: 'Work', hours: 5.44 },
      { name: 'TV', hours: 2.22 },
      { name: 'Household', hours: 1.62 },
      { name: 'Eating', hours: 1.16 },
    ],
  },
  {
    id: 'working-parent',
    title: 'Working parent',
    whose: 'employed adults in the United States with a child under 18 at home, days off included, 2025',
    source: 'timeUse2025',
    activities: [
      { name: 'Sleep', hours: 8.56 },
      { name: 'Work', hours: 5.55 },
      { name: 'Household', hours: 1.71 },
      { name: 'TV', hours: 1.58 },
      { name: 'Caring for family', hours: 1.22 },
    ],
  },
  {
    id: 'parent-at-home',
    title: 'Parent at home',
    whose: 'adults in the United States without a job and with a child under 18 at home, 2025',
    source: 'timeUse2025',
    activities: [
      { name: 'Sleep', hours: 9.31 },
      { name: 'Household', hours: 3.09 },
      { name: 'TV', hours: 2.3 },
      { name: 'Caring for family', hours: 2.15 },
      { name: 'Eating', hours: 1.27 },
    ],
  },
  {
    id: 'student',
    title: 'Student',
    whose:
      'full-time university and college students aged 15 to 49 in the United States, weekdays, 2003 to 2005',
    source: 'studentTimeUse2003To2005',
    activities: [
      { name: 'Sleep', hours: 8.5 },
      { name: 'Studying', hours: 3.1 },
      { name: 'Work', hours: 2.7 },
      { name: 'Getting around', hours: 1.5 },
      { name: 'Eating', hours: 1 },
    ],
  },
  {
    id: 'later-life',
    title: 'Later life',
    whose: 'people aged 75 and over in the United States, 2025',
    source: 'timeUse2025',
    activities: [
      // By age, sleep is only published together with washing and dressing, so it cannot be analyzed as sleep.
      { name: 'Rest and personal care', hours: 9.87 },
      { name: 'TV', hours: 4.43 },
      { name: 'Household', hours: 2.73 },
      { name: 'Eating', hours: 1.49 },
      { name: 'Reading', hours: 0.62 },
    ],
  },
  {
    id: 'average-person',
    title: 'Average person',
    whose: 'people aged 15 and over in the United States, with and without a job, 2025',
    source: 'timeUse2025',
    activities: [
      { name: 'Sleep', hours: 9.03 },
      { name: 'Work', hours: 3.32 },
      { name: 'TV', hours: 2.61 },
      { name: 'Household', hours: 1.99 },
      { name: 'Eating', hours: 1.21 },
    ],
  },
];
