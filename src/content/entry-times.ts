import { addDays, type CalendarDate } from '../life/calendar-date.ts';
import { agesOfWhen, daysOfWhen } from '../life/extent-of-when.ts';
import type { Life } from '../life/life.ts';
import type { TimeProblem } from '../life/parse-typed-time.ts';
import type { RoundDay } from '../life/round-days.ts';
import { WEEKS_PER_YEAR } from '../life/weeks.ts';
import { parseWhen, type When } from '../life/when.ts';
import type { Format } from '../messages/format.ts';

/** What the words for a time depend on. */
export interface TimeContext {
  readonly format: Format;
  /** `null` if it is unknown. */
  readonly birthdate: CalendarDate | null;
}

/** The days of a week of life. @example 'May 15 – 21, 2012' */
export function describeWeekDays(format: Format, birthdate: CalendarDate, week: number): string {
  const { from, until } = daysOfWhen({ unit: 'week', week }, birthdate);
  return format.dateRange(from, addDays(until, -1));
}

/**
 * A time in words.
 * @example 'May 15, 2012', 'May 2012', '2012', 'age 22'
 */
export function describeWhen({ format, birthdate }: TimeContext, when: When): string {
  switch (when.unit) {
    case 'day':
      return format.date(when.date);
    case 'month':
      return format.month(when.year, when.month);
    case 'year':
      return String(when.year);
    case 'age':
      return `age ${when.age}`;
    case 'week':
      return birthdate
        ? describeWeekDays(format, birthdate, when.week)
        : `age ${Math.floor(when.week / WEEKS_PER_YEAR)}`;
  }
}

/** A time as somebody would type it: a week as its first day. */
export function writeTypedTime(context: TimeContext, text: string): string {
  const when = parseWhen(text);
  if (!when) return '';
  const { birthdate } = context;
  const isWeek = when.unit === 'week' && birthdate;
  return describeWhen(context, isWeek ? { unit: 'day', date: daysOfWhen(when, birthdate).from } : when);
}

/** One figure or two. @example '21 or 22' */
const either = (from: number, until: number) => (from === until ? String(from) : `${from} or ${until}`);

/** What belongs to a time: its age, or the years of an age. `null` if that is unknown or before birth. */
function describeOther(when: When, birthdate: CalendarDate | null): string | null {
  if (!birthdate) return null;
  if (when.unit === 'age') {
    const { from, until } = daysOfWhen(when, birthdate);
    return `in ${either(from.year, addDays(until, -1).year)}`;
  }
  const ages = agesOfWhen(when, birthdate);
  return ages && `at age ${either(ages.from, ages.until)}`;
}

/** A sentence with a capital letter. */
export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The ages of a time, for a table. @example '21 or 22' */
export function describeAges(when: When, birthdate: CalendarDate | null): string {
  if (when.unit === 'age') return String(when.age);
  const ages = birthdate && agesOfWhen(when, birthdate);
  return ages ? either(ages.from, ages.until) : '';
}

/**
 * A time with its age, as in a list.
 * @example 'May 15, 2012, at age 22', 'Age 30, in 2020 or 2021'
 */
export function describeTime(context: TimeContext, text: string): string {
  const when = parseWhen(text);
  if (!when) return '';
  const other = describeOther(when, context.birthdate);
  return capitalize([describeWhen(context, when), other].filter(Boolean).join(', '));
}

const PREPOSITIONS = { day: '', month: 'In ', year: 'In ', age: 'At ', week: '' };

/** The last age that the picture of weeks shows. */
const lastShownAge = ({ age, lifeExpectancy }: Pick<Life, 'age' | 'lifeExpectancy'>) =>
  Math.max(age, lifeExpectancy);

/** A time in words, as it was read. @param isEnd whether something goes on until then: at an age, until its birthday */
function describeRead(context: TimeContext, when: When, isEnd: boolean): string {
  const { birthdate } = context;
  if (isEnd && when.unit === 'age' && birthdate) {
    return `Until you turn ${when.age}, in ${daysOfWhen(when, birthdate).from.year}`;
  }
  const reading = `${PREPOSITIONS[when.unit]}${describeWhen(context, when)}`;
  return [reading, describeOther(when, birthdate)].filter(Boolean).join(', ');
}

/**
 * How a typed time was read, and that it comes after the picture of weeks, if it does.
 * @param isEnd whether something goes on until then
 * @example 'In 2012, at age 21 or 22'
 */
export function describeReading(
  context: TimeContext,
  when: When,
  { life, isEnd = false }: { life: Pick<Life, 'age' | 'lifeExpectancy'>; isEnd?: boolean },
): string {
  const read = describeRead(context, when, isEnd);
  const age = when.unit === 'age' ? when.age : context.birthdate && agesOfWhen(when, context.birthdate)?.from;
  const isShown = age == null || age < lastShownAge(life) || age === life.age;
  return isShown ? read : `${read}. The picture ends before that, but your list keeps it.`;
}

const WHAT_TO_ENTER = 'a day, month, year or age, such as “May 2012” or “age 30”.';

/** What a field for a time takes. */
export const TIME_HINT = `Enter ${WHAT_TO_ENTER}`;

/** What is wrong with a time, and what to do. */
export function describeTimeProblem(context: TimeContext, problem: TimeProblem): string {
  switch (problem.code) {
    case 'empty':
      return TIME_HINT;
    case 'unreadable':
      return `This can’t be read. Enter ${WHAT_TO_ENTER}`;
    case 'ambiguous':
      return 'Which is the day, and which the month? Write the month as a word.';
    case 'noYear':
      return 'The year is missing. Add it.';
    case 'noSuchDay':
      return 'There is no such day. Check the day and the month.';
    case 'tooLate':
      return 'This is past age 150. Enter an earlier time.';
    case 'beforeBirth':
      return `${capitalize(describeWhen(context, problem.when))} is before your birth. Enter a later time.`;
  }
}

/** A round day in a few words. @example '1,000th week' */
export function describeRoundDay(format: Format, { unit, count }: RoundDay): string {
  if (unit === 'seconds') return 'A billion seconds old';
  return unit === 'week' ? `${format.number(count)}th week` : `${format.number(count)} days old`;
}
