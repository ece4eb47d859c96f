import { CHAPTERS } from '#words/results.ts';
import type { CalendarDate } from '../../life/calendar-date.ts';
import {
  type ChapterAnswers,
  findEndedChapter,
  findNextChapter,
  findSameSpan,
  joinChapter,
} from '../../life/join-chapter.ts';
import type { Chapter } from '../../life/life-events.ts';
import { isolateName } from '../../words/isolate-name.ts';

/** Several answers, and the position of the one that was chosen; `null` for none. */
export interface AskedChoice {
  readonly doubt: string;
  readonly answers: readonly string[];
  readonly chosen: number | null;
}

/** The questions of a chapter, each with the answer that it has. */
export type AskedOfChapter = { readonly [Answer in keyof ChapterAnswers]-?: AskedChoice | null };

const positionOf = (isFirst: boolean | undefined): number | null =>
  isFirst === undefined ? null : Number(!isFirst);

/** The answers to whether a chapter goes on, or ends with the next one. */
export const nameGoingOn = (next: Chapter) =>
  [CHAPTERS.goesOn.yes, CHAPTERS.goesOn.no({ name: isolateName(next.name) })] as const;

/**
 * What a chapter changes of others, as far as it is answered: whether one without an end goes on beside it, and which of two
 * with the same weeks colors them.
 */
export function planChapter(
  chapter: Chapter,
  chapters: readonly Chapter[],
  { goesOn, colors }: ChapterAnswers,
  birthdate: CalendarDate,
) {
  const ended = findEndedChapter(chapter, chapters, birthdate);
  const same = findSameSpan(chapter, chapters, birthdate);
  const asked: AskedOfChapter = {
    goesOn: ended && {
      doubt: CHAPTERS.goesOn.question({ name: isolateName(ended.name) }),
      answers: nameGoingOn(findNextChapter(ended, chapter, chapters, birthdate)),
      chosen: positionOf(goesOn),
    },
    colors: same && {
      doubt: CHAPTERS.sameWeeks({ name: isolateName(same.name) }),
      answers: [isolateName(chapter.name), isolateName(same.name)],
      chosen: positionOf(colors),
    },
  };
  const answers: ChapterAnswers = {
    ...(ended && goesOn !== undefined && { goesOn }),
    ...(same && colors !== undefined && { colors }),
  };
  const joined = joinChapter(chapters, chapter, answers, birthdate);
  const own = joined.find(({ id }) => id === chapter.id) ?? chapter;
  // Where it asks about another one, it may end as well: then it only says so.
  const isEnded = findEndedChapter(own, joined, birthdate) === own;
  const ending = [
    ...(ended && ended !== chapter && goesOn === false ? [ended] : []),
    ...(isEnded && (ended !== chapter || goesOn === false) ? [own] : []),
  ];
  return {
    asked,
    isAnswered: asked.goesOn?.chosen !== null && asked.colors?.chosen !== null,
    notes: ending.map(({ name }) => CHAPTERS.goesOn.ends({ name: isolateName(name) })),
    chapters: joined,
  };
}
