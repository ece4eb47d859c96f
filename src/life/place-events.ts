import { type CalendarDate, daysBetween } from './calendar-date.ts';
import type { Chapter, Moment } from './life-events.ts';
import { daysOfWhen, type WeekSpan, type When, weeksOfWhen } from './when.ts';

export interface PlacedMoment {
  readonly moment: Moment;
  /** From 1, in the order of time. */
  readonly number: number;
  /** The middle one of the weeks that its time touches, counted from 0 at birth. */
  readonly week: number;
}

export interface PlacedChapter extends WeekSpan {
  readonly chapter: Chapter;
  /** Whether it has no end, neither its own nor the beginning of another chapter. */
  readonly goesOn: boolean;
}

/** The chapters and moments that can be placed in the weeks of a life, as `placeChapters` and `placeMoments` order them. */
export interface Marks {
  readonly chapters: readonly PlacedChapter[];
  readonly moments: readonly PlacedMoment[];
}

/**
 * Places moments in the weeks of a life, in the order of time.
 * Those before birth are left out, and those with a date if the birthdate is unknown.
 * @param birthdate `null` if it is unknown
 */
export function placeMoments(
  moments: readonly Moment[],
  birthdate: CalendarDate | null,
): readonly PlacedMoment[] {
  return moments
    .flatMap((moment) => {
      const weeks = weeksOfWhen(moment.when, birthdate);
      return weeks ? [{ moment, week: Math.floor((weeks.from + weeks.until - 1) / 2) }] : [];
    })
    .toSorted((one, other) => one.week - other.week)
    .map((placed, index) => ({ ...placed, number: index + 1 }));
}

/** A chapter with its weeks by its own times, and with these times in days since birth or, without a birthdate, in weeks. */
export interface TimedChapter extends WeekSpan {
  readonly chapter: Chapter;
  readonly begin: number;
  /** The first day of its last year, month or day: another chapter that begins from then on ends it. */
  readonly last: number;
}

/** A time in days since birth or, without a birthdate, in weeks. @returns `null` as `weeksOfWhen` */
export function measure(when: When, birthdate: CalendarDate | null): WeekSpan | null {
  if (!birthdate) return weeksOfWhen(when, null);
  const { from, until } = daysOfWhen(when, birthdate);
  const end = daysBetween(birthdate, until);
  return end > 0 ? { from: Math.max(0, daysBetween(birthdate, from)), until: end } : null;
}

export const NEVER = Number.POSITIVE_INFINITY;

/**
 * @returns `null` for a chapter without a place, such as one that certainly ends before it begins: "2013" to "2012" and
 * "June 13" to "June 11" do, "2012" to "2012" and "June 2012" to "2012" need not
 */
function timeChapter(chapter: Chapter, birthdate: CalendarDate | null): TimedChapter | null {
  const { from, until, goesOn } = chapter;
  const [begin, weeks] = [measure(from, birthdate)?.from, weeksOfWhen(from, birthdate)];
  if (begin === undefined || !weeks) return null;
  const timed = { chapter, begin, from: weeks.from };
  if (until === null) return { ...timed, last: goesOn ? NEVER : begin, until: NEVER };
  const [last, lastWeeks] = [measure(until, birthdate), weeksOfWhen(until, birthdate)];
  if (!last || !lastWeeks) return null;
  // An age ends with its birthday. It and a week, as in a link, are exact: a chapter that begins within them shares weeks.
  const end = until.unit === 'age' ? 'from' : 'until';
  const isExact = until.unit === 'age' || until.unit === 'week';
  return last[end] > begin
    ? { ...timed, last: isExact ? last[end] : last.from, until: lastWeeks[end] }
    : null;
}

/** The chapters that have a place, in the order in which they begin. */
export const timeChapters = (
  chapters: readonly Chapter[],
  birthdate: CalendarDate | null,
): readonly TimedChapter[] =>
  chapters
    .flatMap((chapter) => timeChapter(chapter, birthdate) ?? [])
    .toSorted((one, other) => one.begin - other.begin);

/** The first chapter that ends another one: it begins in the last year, month or day of that, or later. */
export const findNext = ({ begin, last }: TimedChapter, all: readonly TimedChapter[]) =>
  all.find((other) => other.begin > begin && other.begin >= last);

/**
 * Places chapters in the weeks of a life, so that each colors what it shares with those before it: in the order of their
 * first weeks, of those with the same one the longest first, of those with the same weeks in the order of the list.
 *
 * A chapter ends where one begins in its last year, month or day. Without an end, it ends where the next one begins, unless
 * it goes on: then it ends with the present week, since what comes after is not known. One that has yet to begin has no
 * end then. Chapters from before birth are left out, and those with a date if the birthdate is unknown.
 * @param dates the birthdate, `null` if it is unknown, and the present week of life, counted from 0
 * @example placeChapters([{ from: age 22, until: null, … }], { birthdate: null, now: 1900 }) // 1144 until 1901
 */
export function placeChapters(
  chapters: readonly Chapter[],
  { birthdate, now }: { readonly birthdate: CalendarDate | null; readonly now: number },
): readonly PlacedChapter[] {
  const timed = timeChapters(chapters, birthdate);
  return timed
    .map((each) => ({ ...each, until: Math.min(each.until, findNext(each, timed)?.from ?? NEVER) }))
    .filter(({ from, until }) => until > from)
    .toSorted((one, other) => one.from - other.from || other.until - one.until)
    .map(({ chapter, from, until }) => {
      const goesOn = until === NEVER;
      return { chapter, from, goesOn, until: goesOn && from <= now ? now + 1 : until };
    });
}

/** The chapter that colors a week: of those that share it, the last one. @param placed as `placeChapters` orders them */
export const findInWeek = (placed: readonly PlacedChapter[], week: number): PlacedChapter | undefined =>
  placed.findLast(({ from, until }) => week >= from && week < until);

/**
 * The weeks that chapters color, in the order of time: a chapter that others interrupt has several spans, one that they hide
 * has none.
 * @param placed as `placeChapters` orders them
 */
export function colorWeeks(
  placed: readonly PlacedChapter[],
): readonly (WeekSpan & Pick<PlacedChapter, 'chapter'>)[] {
  const color = (covered: readonly PlacedChapter[], over: PlacedChapter) => [
    ...covered.flatMap((each) => [
      { ...each, until: Math.min(each.until, over.from) },
      { ...each, from: Math.max(each.from, over.until) },
    ]),
    over,
  ];
  return placed
    .reduce(color, [])
    .filter(({ from, until }) => from < until)
    .toSorted((one, other) => one.from - other.from);
}

export interface ChapterProblem {
  readonly code: 'fromBeforeBirth' | 'untilBeforeBirth' | 'endsBeforeItBegins';
}

/** Finds what is wrong with the times of a chapter; `null` for nothing. */
export function findChapterProblem(chapter: Chapter, birthdate: CalendarDate): ChapterProblem | null {
  if (!measure(chapter.from, birthdate)) return { code: 'fromBeforeBirth' };
  if (chapter.until && !measure(chapter.until, birthdate)) return { code: 'untilBeforeBirth' };
  return timeChapter(chapter, birthdate) ? null : { code: 'endsBeforeItBegins' };
}

export interface ListedChapter {
  readonly chapter: Chapter;
  /** Of one that goes on, without an end: the words of a list do not depend on the present week. */
  readonly placed: PlacedChapter | null;
  /** The problem of its times, such as after another birthdate was entered; `null` for none. */
  readonly problem: ChapterProblem | null;
}

/** All chapters, with their weeks if they have some. @param birthdate `null` if it is unknown */
export function listChapters(
  chapters: readonly Chapter[],
  birthdate: CalendarDate | null,
): readonly ListedChapter[] {
  const places = placeChapters(chapters, { birthdate, now: NEVER });
  return chapters.map((chapter) => ({
    chapter,
    placed: places.find((each) => each.chapter === chapter) ?? null,
    problem: birthdate && findChapterProblem(chapter, birthdate),
  }));
}
