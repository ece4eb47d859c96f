import type { CalendarDate } from './calendar-date.ts';
import type { Chapter } from './life-events.ts';
import { findNext, measure, NEVER, placeChapters, type TimedChapter, timeChapters } from './place-events.ts';

const without = (chapters: readonly Chapter[], { id }: Chapter) => chapters.filter((each) => each.id !== id);

/** What ends a chapter without an end. @param all as they are timed */
function findNextOf(chapter: Chapter, all: readonly TimedChapter[]): TimedChapter | undefined {
  const timed = all.find((each) => each.chapter === chapter);
  return timed && chapter.until === null ? findNext(timed, all) : undefined;
}

/**
 * Finds the chapter that may go on where another one begins: one without an end that a new or changed chapter would end, or
 * end sooner than now, or otherwise that chapter itself if one of the others would end it.
 * @param chapters all as they are: a changed one as it was
 */
export function findEndedChapter(
  chapter: Chapter,
  chapters: readonly Chapter[],
  birthdate: CalendarDate,
): Chapter | null {
  const others = without(chapters, chapter);
  const [before, after] = [chapters, [...others, chapter]].map((all) => timeChapters(all, birthdate));
  const beginOfNext = (each: Chapter, all: readonly TimedChapter[] = []) =>
    findNextOf(each, all)?.begin ?? NEVER;
  const ended = others.find((each) => beginOfNext(each, after) < beginOfNext(each, before));
  return ended ?? (beginOfNext(chapter, after) < NEVER ? chapter : null);
}

/**
 * The chapter with which one that `findEndedChapter` has found ends, unless that goes on: the new or changed one, or the next
 * one of the others.
 */
export function findNextChapter(
  ended: Chapter,
  chapter: Chapter,
  chapters: readonly Chapter[],
  birthdate: CalendarDate,
): Chapter {
  const all = timeChapters([...without(chapters, chapter), chapter], birthdate);
  return findNextOf(ended, all)?.chapter ?? chapter;
}

/**
 * Finds the chapter that begins and ends with a new or changed one, and colored these weeks before, so that the visitor
 * chooses which one colors them. `null` also if that was so before.
 * @param chapters all as they are: a changed one as it was
 */
export function findSameSpan(
  chapter: Chapter,
  chapters: readonly Chapter[],
  birthdate: CalendarDate,
): Chapter | null {
  const find = (own: Chapter | undefined, all: readonly Chapter[]) => {
    const placed = placeChapters(all, { birthdate, now: NEVER });
    const at = placed.find((each) => each.chapter === own);
    const begin = at && measure(at.chapter.from, birthdate)?.from;
    return placed.findLast(
      (each) =>
        each !== at &&
        each.from === at?.from &&
        each.until === at.until &&
        measure(each.chapter.from, birthdate)?.from === begin,
    )?.chapter;
  };
  const was = chapters.find(({ id }) => id === chapter.id);
  const same = find(chapter, [...without(chapters, chapter), chapter]);
  return same && same !== find(was, chapters) ? same : null;
}

/** What the visitor has answered; nothing where nothing was asked. */
interface ChapterAnswers {
  /** Whether the chapter that `findEndedChapter` finds goes on. */
  readonly goesOn?: boolean | undefined;
  /** Whether the new or changed chapter, rather than the one that `findSameSpan` finds, colors their weeks. */
  readonly colors?: boolean | undefined;
}

/**
 * All chapters with a new or changed one, as the visitor has answered. One that goes on has no end, or the one that another
 * chapter has given it so far; one that does not has its end from then on, so that nobody is asked about it again, unless
 * it is changed itself. Of those with the same weeks, the last one colors them.
 * @param chapters all as they are: a changed one as it was
 */
export function joinChapter(
  chapters: readonly Chapter[],
  chapter: Chapter,
  { goesOn, colors }: ChapterAnswers,
  birthdate: CalendarDate,
): readonly Chapter[] {
  const isKnown = chapters.some(({ id }) => id === chapter.id);
  const others = without(chapters, chapter);
  const joined =
    colors === false
      ? [chapter, ...others]
      : isKnown && colors === undefined
        ? chapters.map((each) => (each.id === chapter.id ? chapter : each))
        : [...others, chapter];
  const ended = goesOn === undefined ? null : findEndedChapter(chapter, chapters, birthdate);
  if (!ended || (!goesOn && isKnown && ended === chapter)) return joined;
  const before =
    ended === chapter ? undefined : findNextOf(ended, timeChapters(chapters, birthdate))?.chapter;
  const next = goesOn ? before : findNextChapter(ended, chapter, chapters, birthdate);
  // In the order in which chapters are saved.
  const { color, ...rest } = ended;
  const answered: Chapter = next ? { ...ended, until: next.from } : { ...rest, goesOn: true, color };
  return joined.map((each) => (each === ended ? answered : each));
}
