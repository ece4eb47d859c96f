import type { Format } from '../format.ts';
import { plural } from './plural.ts';
import { days } from './units.ts';

/** The texts around the time with people. A button’s label says of whom it is. */
export const PERSON_MESSAGES = {
  hint: 'Averages for people like the two of you, not a forecast.',
  edit: 'Edit',
  editLabel: (name: string) => `Edit ${name}`,
  remove: 'Remove',
  removeLabel: (name: string) => `Remove ${name}`,
  undo: 'Undo',
  undoLabel: (name: string) => `Undo removing ${name}`,
  rests: 'What this rests on',
  restsLabel: (name: string) => `What this rests on for ${name}`,
  removed: (name: string) => `Removed ${name}.`,
  loading: 'Looking up the life table…',
  failed: 'The life table couldn’t be loaded. What you entered is still here.',
  again: 'Try again',
  againLabel: (name: string) => `Try again for ${name}`,
  noTable: (place: string) => `There’s no life table for ${place}. You can choose another country.`,
  noCountry: 'Choose a country to look up its life table.',
} as const;

/** What the page calls somebody whom the visitor named. @example namePerson('My mother') // 'your mother' */
export const namePerson = (name: string): string => name.replace(/^my\s+(?=\S)/i, 'your ');

const aboutMoreDays = plural({ one: 'About # more day', other: 'About # more days' });
const aboutMoreYears = plural({ one: 'About # more year', other: 'About # more years' });
const aboutDays = plural({ one: 'about # day', other: 'about # days' });

/** The time ahead with a person, in one sentence. Figures are rounded; a name is one by `namePerson`. */
export const TIME_AHEAD = {
  days: (format: Format, figure: number, name: string) =>
    `${aboutMoreDays(format, figure)} with ${name} may lie ahead.`,
  years: (format: Format, figure: number, name: string) =>
    `${aboutMoreYears(format, figure)} with ${name} may lie ahead.`,
  none: (name: string) => `You entered no days a year with ${name}.`,
  hardlyAny: (name: string) => `You entered hardly any days a year with ${name}.`,
  /** Past the last age in the life tables. */
  theirAge: (format: Format, age: number, name: string) =>
    `At ${format.number(age)}, ${name} is past the last age in the life tables.`,
  ownAge: (format: Format, age: number) =>
    `At ${format.number(age)}, you’re past the last age in the life tables.`,
  unknown: (name: string) => `An average says little about you and ${name}.`,
} as const;

/** How much of the time with a person is behind. @param share a percentage, as written */
export const SHARE_BEHIND = {
  begun: 'Your days together have just begun.',
  about: (share: string) => `About ${share} of your days together are behind you.`,
  moreThan: (share: string) => `More than ${share} of your days together are behind you.`,
} as const;

/** What the time ahead was reckoned from, and a sentence of `SHARE_BEHIND`. */
export const TIME_DETAIL = {
  soFar: plural({
    one: 'You’ve had about # day together so far.',
    other: 'You’ve had about # days together so far.',
  }),
  everyDayUntil: (year: number, share: string) => `That’s every day until ${year}. ${share}`,
  /** @param figure days a year from then on */
  everyDayUntilThen: (format: Format, year: number, figure: number, share: string) =>
    `That’s every day until ${year}, then ${days(format, figure)} a year. ${share}`,
  livingTogether: (share: string) => `You live together. ${share}`,
  /** @param figure days a year */
  atDays: (format: Format, figure: number, share: string) =>
    `That’s at ${days(format, figure)} a year. ${share}`,
} as const;

/** What the time with a person ends on. */
export const LAST_WORD = {
  beyondTables: 'One more day together is one more day, whatever an average says.',
  weekendsWithin: plural({
    one: 'That includes about # weekend.',
    other: 'That includes about # weekends.',
  }),
  weekendsInYears: plural({
    one: 'Those years hold about # weekend.',
    other: 'Those years hold about # weekends.',
  }),
  /** What one day a year would add, for those with none, and for others. */
  firstDay: (format: Format, figure: number) =>
    `One day together a year would add ${aboutDays(format, figure)}.`,
  oneMoreDay: (format: Format, figure: number) =>
    `One more day together a year would add ${aboutDays(format, figure)}.`,
  /** The same from a calendar year on. */
  firstDayFrom: (format: Format, figure: number, year: number) =>
    `From ${year} on, one day together a year would add ${aboutDays(format, figure)}.`,
  oneMoreDayFrom: (format: Format, figure: number, year: number) =>
    `From ${year} on, one more day together a year would add ${aboutDays(format, figure)}.`,
} as const;
