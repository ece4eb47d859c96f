import type { CalendarDate } from './calendar-date.ts';
import type { Chapter, Moment } from './life-events.ts';
import {
  type ChapterProblem,
  findChapterProblem,
  type PlacedChapter,
  type PlacedMoment,
  placeChapters,
  placeMoments,
} from './place-events.ts';

/** A moment with its place in the weeks; `null` for one that has none. */
interface ListedMoment {
  readonly moment: Moment;
  readonly placed: PlacedMoment | null;
}

/** A chapter with its weeks; `null` for one that has none. */
export interface ListedChapter {
  readonly chapter: Chapter;
  /** Of one that goes on, without an end: the words of a list do not depend on the present week. */
  readonly placed: PlacedChapter | null;
  /** The problem of its times, such as after another birthdate was entered; `null` for none. */
  readonly problem: ChapterProblem | null;
}

/**
 * All moments: those with a place in the weeks in the order of time, and then the others.
 * @param birthdate `null` if it is unknown
 */
export function listMoments(
  moments: readonly Moment[],
  birthdate: CalendarDate | null,
): readonly ListedMoment[] {
  const listed = placeMoments(moments, birthdate).map((placed) => ({ moment: placed.moment, placed }));
  const others = moments.filter((each) => !listed.some(({ moment }) => moment === each));
  return [...listed, ...others.map((moment) => ({ moment, placed: null }))];
}

/**
 * All chapters: those with weeks in the order of time, and then the others.
 * @param birthdate `null` if it is unknown
 */
export function listChapters(
  chapters: readonly Chapter[],
  birthdate: CalendarDate | null,
): readonly ListedChapter[] {
  const dates = { birthdate, now: Number.POSITIVE_INFINITY };
  const without = (chapter: Chapter) => chapters.filter((each) => each !== chapter);
  const listed = placeChapters(chapters, dates).map((placed) => ({ chapter: placed.chapter, placed }));
  const others = chapters.filter((each) => !listed.some(({ chapter }) => chapter === each));
  return [...listed, ...others.map((chapter) => ({ chapter, placed: null }))].map((each) => ({
    ...each,
    problem: birthdate && findChapterProblem(each.chapter, without(each.chapter), birthdate),
  }));
}
