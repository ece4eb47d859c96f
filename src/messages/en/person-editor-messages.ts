import { plural } from './plural.ts';
import { SAVING_NOTE } from './saving-note.ts';

/** The words of the fields about a person. */
export const PERSON_EDITOR_MESSAGES = {
  title: { add: 'Add a person', change: (name: string) => `Edit ${name}` },
  name: 'Name',
  namePlaceholder: 'such as My mother',
  birthYear: 'Year of birth',
  yearPlaceholder: 'such as 1962',
  together: 'Have you lived together?',
  livedTogether: { no: 'No', until: 'Until some year', still: 'Still do' },
  until: 'Lived together until',
  untilHint: 'A year, past or to come.',
  days: { apart: 'Days together a year', later: 'Days together a year after that' },
  daysHint: 'A weekend a month is 24 days; once a week is 52.',
  since: { known: 'Known each other since (optional)', together: 'Living together since (optional)' },
  sinceHint: 'A year. Leave it empty for as long as you’ve both lived.',
  country: 'Country',
  sameCountry: (country: string) => `${country}, like you`,
  chooseCountry: 'Choose a country',
  population: 'Use figures for',
  populations: { everyone: 'Everyone', women: 'Women', men: 'Men' },
  privacy:
    'Stays on this device, never in a link or an image. Only the country’s code is sent, to look up its life table.',
  saving: SAVING_NOTE,
  save: 'Save',
  cancel: 'Cancel',
  full: plural({
    one: 'You can add up to # person. Remove one to add another.',
    other: 'You can add up to # people. Remove one to add another.',
  }),
} as const;

/** What is wrong with an entry. */
export const PERSON_PROBLEMS = {
  name: 'Enter a name.',
  year: 'Enter a year, such as 1962.',
  yearToCome: 'That’s in the future. Enter this year or an earlier one.',
  tooLongAgo: 'Check the year of birth: it’s more than 130 years ago.',
  days: 'Enter a number of days from 0 to 365.',
  sinceBeforeBirth: (year: number) => `One of you was born in ${year}. Enter that year or a later one.`,
  untilBeforeSince: (year: number) =>
    `You can’t have lived together before ${year}. Enter that year or a later one.`,
  untilTooFar: (year: number) => `Enter a year up to ${year}.`,
  country: 'Choose a country: the figures come from its life table.',
} as const;
