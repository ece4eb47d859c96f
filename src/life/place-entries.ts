import type { CalendarDate } from './calendar-date.ts';
import type { Chapter, Moment } from './personal-entries.ts';
import { type WeekSpan, weeksOfWhen } from './weeks-of-when.ts';
import { parseWhen } from './when.ts';

/** A moment in the week that stands for it. */
export interface PlacedMoment {
  readonly moment: Moment;
  /** From 1, in the order of time. */
  readonly number: number;
  /** The middle one of the weeks that its time touches, counted from 0 at birth. */
  readonly week: number;
}

/** A chapter with its weeks of life. */
export interface PlacedChapter extends WeekSpan {
  readonly chapter: Chapter;
}

/** The chapters and moments that can be placed in the weeks of a life, each in the order of time. */
export interface Marks {
  readonly chapters: readonly PlacedChapter[];
  readonly moments: readonly PlacedMoment[];
}

const weeksOfText = (text: string, birthdate: CalendarDate | null): WeekSpan | null => {
  const when = parseWhen(text);
  return when && weeksOfWhen(when, birthdate);
};

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
      const weeks = weeksOfText(moment.when, birthdate);
      return weeks ? [{ moment, week: Math.floor((weeks.from + weeks.until - 1) / 2) }] : [];
    })
    .toSorted((one, other) => one.week - other.week)
    .map((placed, index) => ({ ...placed, number: index + 1 }));
}

/** The weeks that a chapter has by its own entries: to the end of the year that it names, or up to the age. */
function spanOf({ from, until }: Chapter, birthdate: CalendarDate | null): WeekSpan | null {
  const first = weeksOfText(from, birthdate);
  if (!first) return null;
  if (until === null) return { from: first.from, until: Number.POSITIVE_INFINITY };
  const last = weeksOfText(until, birthdate);
  if (!last) return null;
  return { from: first.from, until: parseWhen(until)?.unit === 'age' ? last.from : last.until };
}

/**
 * Places chapters in the weeks of a life, in the order of time. Each ends where the next one begins, if not before.
 * Chapters from before birth are left out, and those with a date if the birthdate is unknown.
 * @param birthdate `null` if it is unknown
 * @returns spans without overlap; the last one may have no end
 */
export function placeChapters(
  chapters: readonly Chapter[],
  birthdate: CalendarDate | null,
): readonly PlacedChapter[] {
  const placed = chapters
    .flatMap((chapter) => {
      const span = spanOf(chapter, birthdate);
      return span ? [{ chapter, ...span }] : [];
    })
    .toSorted((one, other) => one.from - other.from);
  return placed
    .map((each, index) => ({ ...each, until: Math.min(each.until, placed[index + 1]?.from ?? each.until) }))
    .filter(({ from, until }) => until > from);
}

/** What is wrong with the times of a chapter. */
export type ChapterProblem =
  | { readonly code: 'fromBeforeBirth' | 'untilBeforeBirth' | 'endsBeforeItBegins' }
  | { readonly code: 'overlaps'; readonly other: Chapter };

/**
 * Finds what is wrong with the times of a chapter; `null` for nothing.
 * Two chapters may share the year, month or day in which one ends and the other begins.
 * @param others the visitor's other chapters
 */
export function findChapterProblem(
  chapter: Chapter,
  others: readonly Chapter[],
  birthdate: CalendarDate,
): ChapterProblem | null {
  if (!weeksOfText(chapter.from, birthdate)) return { code: 'fromBeforeBirth' };
  if (chapter.until !== null && !weeksOfText(chapter.until, birthdate)) return { code: 'untilBeforeBirth' };
  const span = spanOf(chapter, birthdate);
  if (!span || span.until <= span.from) return { code: 'endsBeforeItBegins' };
  const other = others.find((each) => overlaps(chapter, each, birthdate));
  return other ? { code: 'overlaps', other } : null;
}

/** Whether the later of two chapters begins before the last year, month, day or age of the earlier one. */
function overlaps(one: Chapter, other: Chapter, birthdate: CalendarDate): boolean {
  const [a, b] = [spanOf(one, birthdate), spanOf(other, birthdate)];
  if (!a || !b) return false;
  if (a.from === b.from) return true;
  const [earlier, begin] = a.from < b.from ? [one, b.from] : [other, a.from];
  const last = earlier.until === null ? null : weeksOfText(earlier.until, birthdate);
  return last !== null && begin < last.from;
}
