import type { ActivityColor } from '../../life/colors.ts';
import type { LifeEvents } from '../../life/life-events.ts';
import { listChapters, listMoments } from '../../life/list-events.ts';
import { describeChapterNote, describeChapterTime } from '../describe-chapters.ts';
import { describeTime, describeUnplaced, type TimeContext } from '../describe-event-times.ts';

/** A chapter or a moment in the list. */
export interface ListedEvent {
  readonly kind: 'chapters' | 'moments';
  readonly id: string;
  readonly name: string;
  readonly time: string;
  /** Why it has no place in the weeks; `null` if it has one. */
  readonly note: string | null;
  /** The number of a moment in the weeks, or the color of a chapter. */
  readonly mark: number | ActivityColor | null;
  /** The first week of its place; after all others without one. */
  readonly week: number;
}

const NOWHERE = Number.MAX_SAFE_INTEGER;

/** Chapters and moments in one list, in the order of time. */
export function listEvents(
  { chapters, moments }: Pick<LifeEvents, 'chapters' | 'moments'>,
  context: TimeContext,
): readonly ListedEvent[] {
  const { birthdate } = context;
  const listed: readonly ListedEvent[] = [
    ...listChapters(chapters, birthdate).map((each) => ({
      kind: 'chapters' as const,
      id: each.chapter.id,
      name: each.chapter.name,
      time: describeChapterTime(context, each.chapter, each.placed),
      note: describeChapterNote(context, each),
      mark: each.chapter.color,
      week: each.placed?.from ?? NOWHERE,
    })),
    ...listMoments(moments, birthdate).map(({ moment, placed }) => ({
      kind: 'moments' as const,
      id: moment.id,
      name: moment.text,
      time: describeTime(context, moment.when),
      note: placed ? null : describeUnplaced(birthdate),
      mark: placed?.number ?? null,
      week: placed?.week ?? NOWHERE,
    })),
  ];
  return listed.toSorted((one, other) => one.week - other.week);
}
