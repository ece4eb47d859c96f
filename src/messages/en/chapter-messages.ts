import type { Format } from '../format.ts';
import { plural } from './plural.ts';

/** The words about chapters. */
export const CHAPTER_MESSAGES = {
  title: 'Chapters',
  adding: 'Add a chapter',
  editing: (name: string) => `Edit ${name}`,
  name: 'Name',
  namePlaceholder: 'such as School',
  from: 'From',
  until: 'Until',
  untilHint: 'Leave this empty if it goes on, or ends where the next chapter begins.',
  added: (name: string) => `Added: ${name}.`,
  color: 'Color',
  columns: { what: 'Chapter', when: 'When', age: 'Ages', week: 'Weeks of life' },
  problems: {
    name: 'Enter a name.',
    tooMany: plural({
      one: 'You have # chapter, and there is no room for more. Remove one to add another.',
      other: 'You have # chapters, and there is no room for more. Remove one to add another.',
    }),
    beforeBirth: 'This is before your birth. Enter a later time.',
    endsBeforeItBegins: 'The end has to be later than the beginning.',
    /** @param span one of `SPANS` */
    overlaps: (name: string, span: string) =>
      `This overlaps “${name}” (${span}). Make one of them end before the other begins.`,
  },
} as const;

/** The names of the colors that a chapter can have. */
export const COLOR_NAMES = {
  blue: 'Blue',
  green: 'Green',
  purple: 'Purple',
  red: 'Red',
  orange: 'Orange',
  cyan: 'Cyan',
  pink: 'Pink',
  lime: 'Lime',
  brown: 'Brown',
  slate: 'Slate',
} as const;

/**
 * From when until when a chapter lasts, in brackets and in a table. Times are days, months, calendar years, or an age
 * by itself beside one of those.
 */
export const SPANS = {
  between: (begin: string, end: string) => `${begin} to ${end}`,
  from: (begin: string) => `from ${begin} on`,
  betweenAges: (format: Format, from: number, until: number) =>
    `age ${format.number(from)} to ${format.number(until)}`,
  fromAge: (format: Format, age: number) => `from age ${format.number(age)} on`,
} as const;

/** Ages or weeks of a chapter, each in a column of its own. */
export const FIGURE_SPANS = {
  between: (from: string, until: string) => `${from} to ${until}`,
  from: (from: string) => `${from} on`,
} as const;

/** The ages at the beginning and the end of a chapter. */
interface Ages {
  readonly from: number;
  readonly until: number;
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const atAges = (format: Format, { from, until }: Ages) =>
  from === until
    ? `, age ${format.number(from)}`
    : `, ages ${format.number(from)} to ${format.number(until)}`;
const withAges = (format: Format, of: Ages | null) => (of ? atAges(format, of) : '');

/** The same in a list, with the ages of the chapter unless they are not known. */
export const LISTED_SPANS = {
  between: (format: Format, begin: string, end: string, ages: Ages | null) =>
    capitalize(`${begin} to ${end}${withAges(format, ages)}`),
  untilNext: (format: Format, begin: string, ages: Ages) =>
    `From ${begin} to the next chapter${withAges(format, ages)}`,
  from: (format: Format, begin: string, age: number | null) =>
    `From ${begin} on${age === null ? '' : `, from age ${format.number(age)}`}`,
  betweenAges: (format: Format, from: number, until: number) =>
    `Age ${format.number(from)} to ${format.number(until)}`,
  fromAge: (format: Format, age: number) => `From age ${format.number(age)} on`,
} as const;
