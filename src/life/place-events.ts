import { type CalendarDate, daysBetween } from './calendar-date.ts';
import type { Chapter, LifeEvents, Moment } from './life-events.ts';
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

/** The chapters and moments that can be placed in the weeks of a life, each in the order of time. */
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

/** The weeks of a chapter by its own times: until the end of a year, or until an age is reached. */
function spanOf(chapter: Chapter, birthdate: CalendarDate | null): WeekSpan | null {
  if (birthdate && endsBeforeItBegins(chapter, birthdate)) return null;
  const { from, until } = chapter;
  const first = weeksOfWhen(from, birthdate);
  if (!first) return null;
  if (until === null) return { from: first.from, until: Number.POSITIVE_INFINITY };
  const last = weeksOfWhen(until, birthdate);
  if (!last) return null;
  return { from: first.from, until: until.unit === 'age' ? last.from : last.until };
}

/**
 * Places chapters in the weeks of a life, in the order of time. Each ends where the next one begins, if not before. One
 * that goes on ends with the present week: what comes after it is not known. One that has yet to begin has no end then.
 * Chapters from before birth are left out, and those with a date if the birthdate is unknown.
 * @param dates the birthdate, `null` if it is unknown, and the present week of life, counted from 0
 * @returns spans without overlap
 * @example placeChapters([{ from: age 22, until: null, … }], { birthdate: null, now: 1900 }) // 1144 until 1901
 */
export function placeChapters(
  chapters: readonly Chapter[],
  { birthdate, now }: { readonly birthdate: CalendarDate | null; readonly now: number },
): readonly PlacedChapter[] {
  const placed = chapters
    .flatMap((chapter) => {
      const span = spanOf(chapter, birthdate);
      return span ? [{ chapter, ...span }] : [];
    })
    .toSorted((one, other) => one.from - other.from);
  return placed
    .map((each, index) => {
      const until = Math.min(each.until, placed[index + 1]?.from ?? each.until);
      const goesOn = !Number.isFinite(until);
      return { ...each, goesOn, until: goesOn && each.from <= now ? now + 1 : until };
    })
    .filter(({ from, until }) => until > from);
}

type ChapterTimes = Pick<Chapter, 'from' | 'until'>;

/** The days of a time, counted from 0 at birth, until the day after the last one; `null` for a time before birth. */
function daysSinceBirth(when: When, birthdate: CalendarDate) {
  const { from, until } = daysOfWhen(when, birthdate);
  const end = daysBetween(birthdate, until);
  return end > 0 ? { from: Math.max(0, daysBetween(birthdate, from)), until: end } : null;
}

/** The days of a chapter's end. An age has none: the chapter lasts until that birthday. */
function daysOfEnd({ until }: ChapterTimes, birthdate: CalendarDate) {
  if (until === null) return null;
  const days = daysSinceBirth(until, birthdate);
  return days && until.unit === 'age' ? { from: days.from, until: days.from } : days;
}

/**
 * Whether a chapter certainly ends before it begins: "2013" to "2012" and "June 13" to "June 11" do, "2012" to "2012" and
 * "June 2012" to "2012" need not.
 */
function endsBeforeItBegins(chapter: ChapterTimes, birthdate: CalendarDate): boolean {
  const begin = daysSinceBirth(chapter.from, birthdate);
  const end = daysOfEnd(chapter, birthdate);
  return begin !== null && end !== null && end.until <= begin.from;
}

export type ChapterProblem =
  | { readonly code: 'fromBeforeBirth' | 'untilBeforeBirth' | 'endsBeforeItBegins' }
  | { readonly code: 'overlaps'; readonly other: Chapter };

/**
 * Finds what is wrong with the times of a chapter; `null` for nothing.
 * Two chapters may share the year, month or day in which one ends and the other begins.
 * @param others the visitor's other chapters
 */
export function findChapterProblem(
  chapter: ChapterTimes,
  others: readonly Chapter[],
  birthdate: CalendarDate,
): ChapterProblem | null {
  if (!daysSinceBirth(chapter.from, birthdate)) return { code: 'fromBeforeBirth' };
  if (chapter.until !== null && !daysSinceBirth(chapter.until, birthdate))
    return { code: 'untilBeforeBirth' };
  if (endsBeforeItBegins(chapter, birthdate)) return { code: 'endsBeforeItBegins' };
  const other = others.find((each) => overlaps(chapter, each, birthdate));
  return other ? { code: 'overlaps', other } : null;
}

/** Whether the later of two chapters begins before the last year, month, day or age of the earlier one. */
function overlaps(one: ChapterTimes, other: ChapterTimes, birthdate: CalendarDate): boolean {
  if (endsBeforeItBegins(other, birthdate)) return false;
  const [a, b] = [daysSinceBirth(one.from, birthdate), daysSinceBirth(other.from, birthdate)];
  if (!a || !b) return false;
  if (a.from === b.from) return true;
  const [earlier, begin] = a.from < b.from ? [one, b.from] : [other, a.from];
  const last = daysOfEnd(earlier, birthdate);
  return last !== null && begin < last.from;
}

/**
 * Places a life's chapters and moments in its weeks.
 * @param birthdate `null` if it is unknown
 * @param now the present week of life, counted from 0
 */
export const placeMarks = (
  { chapters, moments }: Pick<LifeEvents, 'chapters' | 'moments'>,
  { birthdate, now }: { readonly birthdate: CalendarDate | null; readonly now: number },
): Marks => ({
  chapters: placeChapters(chapters, { birthdate, now }),
  moments: placeMoments(moments, birthdate),
});

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
  const places = placeChapters(chapters, { birthdate, now: Number.POSITIVE_INFINITY });
  return chapters.map((chapter) => {
    const others = chapters.filter((each) => each !== chapter);
    return {
      chapter,
      placed: places.find((each) => each.chapter === chapter) ?? null,
      problem: birthdate && findChapterProblem(chapter, others, birthdate),
    };
  });
}
