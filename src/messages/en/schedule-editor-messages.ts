import type { Format } from '../format.ts';
import { decimalYears } from './units.ts';

/** The words for when an activity happens. Loaded when that is opened or set. */
export const SCHEDULE_MESSAGES = {
  title: 'When your activities happen',
  hint: 'Empty fields mean from birth, and with no end. A year, such as 2012, means the age you turn in it.',
  labels: { days: 'days a week', from: 'from age or year', until: 'until age or year' },
  /** The same in full, for assistive technology. @param name of the activity */
  labelsOf: {
    days: (name: string) => `${name} days a week`,
    from: (name: string) => `${name} from age or year`,
    until: (name: string) => `${name} until age or year`,
  },
  birth: 'birth',
  noEnd: 'no end',
  suggestion: (format: Format, age: number) => `such as ${format.number(age)}`,
  close: 'Close',
  apply: 'Apply',
  cancel: 'Cancel',
} as const;

/** What is wrong with an entry. Those without a schedule are in `problems.ts`. */
export const SCHEDULE_PROBLEMS = {
  days: 'Choose 1 to 7 days a week.',
  age: 'Enter a whole age from 0 to 150, or a year.',
  order: 'The end has to be later than the beginning.',
  beforeBirth: 'This year is before your birth.',
} as const;

/** Hours of a week, as written. */
interface WeekHours {
  /** What the activities take. */
  readonly hours: string;
  /** What a week has. */
  readonly most: string;
}

const tooMuch = ({ hours, most }: WeekHours) => `activities take ${hours} hours a week; a week has ${most}.`;

/** That the activities of some ages take more hours than a week has. */
export const OVERFULL_MESSAGES = {
  always: (week: WeekHours) => `Your ${tooMuch(week)}`,
  from: (format: Format, week: WeekHours, from: number) =>
    `From age ${format.number(from)} on, your ${tooMuch(week)}`,
  until: (format: Format, week: WeekHours, until: number) =>
    `Until age ${format.number(until)}, your ${tooMuch(week)}`,
  between: (format: Format, week: WeekHours, from: number, until: number) =>
    `From age ${format.number(from)} to ${format.number(until)}, your ${tooMuch(week)}`,
} as const;

/** The hours of the fullest week. */
export const describeFullest = ({ hours, most }: WeekHours): string =>
  `At most ${hours} of ${most} hours a week`;

/** The years that a schedule makes. @param when it happens, in words */
export const SCHEDULED_YEARS = {
  soFar: (format: Format, when: string, soFar: number) => `${when}: ${decimalYears(format, soFar)} so far`,
  soFarAndAhead: (format: Format, when: string, years: { soFar: number; ahead: number }) =>
    `${when}: ${decimalYears(format, years.soFar)} so far, ${format.decimal(years.ahead)} ahead`,
} as const;
