import type { Format } from '../format.ts';
import { plural } from './plural.ts';

/** The words of the backup file. Loaded when they are opened. */
export const BACKUP_MESSAGES = {
  about:
    'A file with everything you entered: the form, and your moments, chapters and people. It’s plain text, so keep it somewhere private.',
  save: 'Save a backup file',
  open: 'Open a backup file',
  replaces: 'Opening a file replaces what’s here. You can undo it.',
  saved: 'Backup file saved.',
  refused: 'Nothing was changed, because the file has a problem:',
  foreign: 'It’s not a backup file from this page.',
  newer: 'It was made with a newer version of this page. Reload the page and try again.',
  tooLarge: 'It’s larger than any backup file from this page.',
  unreadable: 'Your browser couldn’t read the file. Try again.',
  /** Problems that are not listed. */
  more: plural({ one: 'And # more.', other: 'And # more.' }),
  /** The file’s name, without its ending. @param day such as 2026-11-22 */
  file: (day: string) => `lifetime-visualizer-${day}`,
} as const;

/** The parts of a backup that cannot be read. */
const PARTS = {
  birthdate: 'birthdate',
  birthYear: 'year of birth',
  color: 'color',
  country: 'country',
  daysPerYear: 'days a year',
  from: 'beginning',
  hours: 'hours',
  lifeExpectancy: 'life expectancy',
  livedTogether: 'time of living together',
  name: 'name',
  population: 'choice of everyone, women or men',
  schedule: 'days and ages',
  since: 'year of meeting',
  text: 'words',
  until: 'end',
  when: 'time',
} as const;

const LISTS = {
  activities: { one: 'Activity', all: 'activities' },
  chapters: { one: 'Chapter', all: 'chapters' },
  moments: { one: 'Moment', all: 'moments' },
  people: { one: 'Person', all: 'people' },
} as const;

type Part = keyof typeof PARTS;
type List = keyof typeof LISTS;

/** What is wrong in a backup. */
export const BACKUP_ISSUES = {
  something: 'Something in it can’t be read.',
  part: (part: Part) => `The ${PARTS[part]} can’t be read.`,
  list: (list: List) => `The ${LISTS[list].all} can’t be read.`,
  tooMany: (format: Format, list: List, count: number, most: number) =>
    `It has ${format.number(count)} ${LISTS[list].all}. Up to ${format.number(most)} fit.`,
  /** @param position in its list, from 1 */
  item: (list: List, position: string) => `${LISTS[list].one} ${position} can’t be read.`,
  partOfItem: (list: List, position: string, part: Part) =>
    `${LISTS[list].one} ${position}: the ${PARTS[part]} can’t be read.`,
} as const;
