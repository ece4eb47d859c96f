import { ENTRY_TIMES, LISTED_SPANS, LISTED_TIMES, TIME_READINGS, UNPLACED } from '#words/results.ts';
import { addDays, type CalendarDate } from '../life/calendar-date.ts';
import type { Life } from '../life/life.ts';
import type { Chapter } from '../life/life-events.ts';
import type { PlacedChapter } from '../life/place-events.ts';
import { ageInWeek } from '../life/weeks.ts';
import { agesOfWhen, daysOfWhen, type When } from '../life/when.ts';
import type { Format } from '../words/format.ts';

export interface TimeContext {
  readonly format: Format;
  readonly birthdate: CalendarDate | null;
}

/** The days of a week of life. @example 'May 15 – 21, 2012' */
export function describeWeekDays(format: Format, birthdate: CalendarDate, week: number): string {
  const { from, until } = daysOfWhen({ unit: 'week', week }, birthdate);
  return format.dateRange(from, addDays(until, -1));
}

/** @example 'May 15, 2012', 'May 2012', '2012', 'age 22' */
export function describeWhen({ format, birthdate }: TimeContext, when: When): string {
  switch (when.unit) {
    case 'day':
      return format.date(when.date);
    case 'month':
      return format.month(when.year, when.month);
    case 'year':
      return ENTRY_TIMES.year({ year: when.year });
    case 'age':
      return ENTRY_TIMES.age(format, { age: when.age });
    case 'week':
      return birthdate
        ? describeWeekDays(format, birthdate, when.week)
        : ENTRY_TIMES.age(format, { age: ageInWeek(when.week) });
  }
}

/** A time as text that can be typed: a week as its first day. */
export function writeTypedTime(context: TimeContext, when: When): string {
  const { birthdate } = context;
  const isWeek = when.unit === 'week' && birthdate;
  return describeWhen(context, isWeek ? { unit: 'day', date: daysOfWhen(when, birthdate).from } : when);
}

/** The ages of a time as its messages take them. @param ages `null` if they are not known */
const countAges = (ages: { readonly from: number; readonly until: number } | null) =>
  ({
    ages: ages === null ? 'none' : ages.from === ages.until ? 'one' : 'two',
    from: ages?.from ?? 0,
    until: ages?.until ?? 0,
  }) as const;

/** The calendar years of an age as its messages take them. @param birthdate `null` if it is not known */
function countYears(age: number, birthdate: CalendarDate | null) {
  if (!birthdate) return { calendarYears: 'none', from: '', until: '' } as const;
  const days = daysOfWhen({ unit: 'age', age }, birthdate);
  const [from, until] = [String(days.from.year), String(addDays(days.until, -1).year)];
  return { calendarYears: from === until ? 'one' : 'two', from, until } as const;
}

/**
 * A time with its ages, or an age with its years.
 * @example 'May 15, 2012, at age 22', 'Age 30, in 2020 or 2021'
 */
export function describeTime({ format, birthdate }: TimeContext, when: When): string {
  if (when.unit === 'age')
    return LISTED_TIMES.age(format, { age: when.age, ...countYears(when.age, birthdate) });
  if (when.unit === 'week' && !birthdate)
    return LISTED_TIMES.age(format, { age: ageInWeek(when.week), ...countYears(0, null) });
  const ages = countAges(birthdate && agesOfWhen(when, birthdate));
  return LISTED_TIMES.withAges(format, { time: describeWhen({ format, birthdate }, when), ...ages });
}

/**
 * Says how a typed time was read and, if so, that it comes after the end of the picture of weeks.
 * @param isEnd whether the time is the end of something; an age then means until that birthday
 * @example '2012, at age 21 or 22'
 */
export function describeReading(
  context: TimeContext & { readonly birthdate: CalendarDate },
  when: When,
  { life, isEnd }: { readonly life: Pick<Life, 'age' | 'lifeExpectancy'>; readonly isEnd: boolean },
): string {
  const { format, birthdate } = context;
  const reading =
    isEnd && when.unit === 'age'
      ? TIME_READINGS.untilAge(format, { age: when.age, year: daysOfWhen(when, birthdate).from.year })
      : describeTime(context, when);
  const age = agesOfWhen(when, birthdate)?.from ?? 0;
  const isShown = age === life.age || age < Math.max(life.age, life.lifeExpectancy);
  return isShown ? reading : TIME_READINGS.afterPicture({ reading });
}

export const describeUnplaced = (birthdate: CalendarDate | null): string =>
  birthdate ? UNPLACED.beforeBirth : UNPLACED.noBirthdate;

const ageOf = (when: When): number | null => (when.unit === 'age' ? when.age : null);

const agesOf = ({ from, until }: PlacedChapter) => ({ from: ageInWeek(from), until: ageInWeek(until) });

/** A chapter’s time in a list that has no end of its own. */
function describeOpenTime(context: TimeContext, from: When, placed: PlacedChapter | null): string {
  const { format } = context;
  const begin = describeWhen(context, from);
  if (placed && !placed.goesOn)
    return LISTED_SPANS.untilNext(format, { begin, ...countAges(agesOf(placed)) });
  const age = ageOf(from);
  return age === null
    ? LISTED_SPANS.from(format, { begin, fromAge: knownAges(context, placed)?.from ?? null })
    : LISTED_SPANS.fromAge(format, { age });
}

/** Without a birthdate, as in a link, times are ages already. */
const knownAges = ({ birthdate }: TimeContext, placed: PlacedChapter | null) =>
  placed && birthdate ? agesOf(placed) : null;

/**
 * A chapter's time with its ages, as in a list.
 * @param placed `null` if it has no place in the weeks
 * @example 'June 2012 to 2016, ages 22 to 26', 'From 2017 on, at 26'
 */
export function describeChapterTime(
  context: TimeContext,
  { from, until }: Pick<Chapter, 'from' | 'until'>,
  placed: PlacedChapter | null,
): string {
  if (until === null) return describeOpenTime(context, from, placed);
  const { format } = context;
  const [age, lastAge] = [ageOf(from), ageOf(until)];
  if (age !== null && lastAge !== null)
    return LISTED_SPANS.betweenAges(format, { from: age, until: lastAge });
  const [begin, end] = [describeWhen(context, from), describeWhen(context, until)];
  // Beside an age that was typed, the same one would be said twice.
  const ages = age === null && lastAge === null ? knownAges(context, placed) : null;
  return LISTED_SPANS.between(format, { begin, end, ...countAges(ages) });
}
