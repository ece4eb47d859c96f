import type { Format } from '../format.ts';
import { plural } from './plural.ts';

/** Ages or calendar years of a time: two if a birthday or a New Year may lie within it, else the same one twice. */
interface OneOrTwo {
  readonly from: number;
  readonly until: number;
}

const oneOrTwo = ({ from, until }: OneOrTwo, write: (figure: number) => string) =>
  from === until ? write(from) : `${write(from)} or ${write(until)}`;

const ages = (format: Format, of: OneOrTwo) => oneOrTwo(of, format.number);
const atAge = (format: Format, of: OneOrTwo | null) => (of ? `, at age ${ages(format, of)}` : '');
const inYear = (of: OneOrTwo | null) => (of ? `, in ${oneOrTwo(of, String)}` : '');

/** A time by itself, in a table, and in the field where it is typed and read. */
export const ENTRY_TIMES = {
  year: (year: number) => String(year),
  age: (format: Format, age: number) => `age ${format.number(age)}`,
  /** In a column of ages. */
  ages,
} as const;

/** A time in a list: with its ages, or an age with its calendar years, unless they are not known. */
export const LISTED_TIMES = {
  day: (format: Format, day: string, of: OneOrTwo | null) => `${day}${atAge(format, of)}`,
  month: (format: Format, month: string, of: OneOrTwo | null) => `${month}${atAge(format, of)}`,
  year: (format: Format, year: number, of: OneOrTwo | null) => `${year}${atAge(format, of)}`,
  /** From one day to another. */
  week: (format: Format, days: string, of: OneOrTwo | null) => `${days}${atAge(format, of)}`,
  age: (format: Format, age: number, years: OneOrTwo | null) => `Age ${format.number(age)}${inYear(years)}`,
} as const;

/** How a typed time was read, below its field. */
export const TIME_READINGS = {
  day: (format: Format, day: string, of: OneOrTwo | null) => `${day}${atAge(format, of)}`,
  month: (format: Format, month: string, of: OneOrTwo | null) => `In ${month}${atAge(format, of)}`,
  year: (format: Format, year: number, of: OneOrTwo | null) => `In ${year}${atAge(format, of)}`,
  week: (format: Format, days: string, of: OneOrTwo | null) => `${days}${atAge(format, of)}`,
  age: (format: Format, age: number, years: OneOrTwo | null) =>
    `At age ${format.number(age)}${inYear(years)}`,
  /** Of something that ends at an age. */
  untilAge: (format: Format, age: number, year: number) => `Until you turn ${format.number(age)}, in ${year}`,
  /** @param reading one of the others */
  afterPicture: (reading: string) => `${reading}. The picture ends before that, but your list keeps it.`,
} as const;

/** What a field for a time takes. */
export const TIME_HINT = 'Enter a day, month, year or age, such as “May 2012” or “age 30”.';

/** What is wrong with a typed time, and what to do. */
export const TIME_PROBLEMS = {
  empty: TIME_HINT,
  unreadable: 'This can’t be read. Enter a day, month, year or age, such as “May 2012” or “age 30”.',
  ambiguous: 'Which is the day, and which the month? Write the month as a word.',
  noYear: 'The year is missing. Add it.',
  noSuchDay: 'There is no such day. Check the day and the month.',
  tooLate: (format: Format, oldest: number) =>
    `This is past age ${format.number(oldest)}. Enter an earlier time.`,
  /** @param time a day, month or year */
  beforeBirth: (time: string) => `${time} is before your birth. Enter a later time.`,
} as const;

/** A round day of a life, offered as a moment. */
export const ROUND_DAYS = {
  /** @param count whole thousands */
  week: (format: Format, count: number) => `${format.number(count)}th week`,
  days: plural({ one: '# day old', other: '# days old' }),
  billionSeconds: 'A billion seconds old',
} as const;
