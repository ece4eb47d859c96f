import type { CalendarDate } from '../../life/calendar-date.ts';
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
}

/** The week from which on an event has its place; at the end without one. */
const NOWHERE = Number.POSITIVE_INFINITY;

/** Chapters and moments in one list, in the order of time. */
export function listEvents(
  { chapters, moments }: Pick<LifeEvents, 'chapters' | 'moments'>,
  context: TimeContext,
): readonly ListedEvent[] {
  const birthdate: CalendarDate | null = context.birthdate;
  const listed = [
    ...listChapters(chapters, birthdate).map((each) => ({
      week: each.placed?.from ?? NOWHERE,
      event: {
        kind: 'chapters' as const,
        id: each.chapter.id,
        name: each.chapter.name,
        time: describeChapterTime(context, each.chapter, each.placed),
        note: describeChapterNote(context, each),
        mark: each.chapter.color,
      },
    })),
    ...listMoments(moments, birthdate).map(({ moment, placed }) => ({
      week: placed?.week ?? NOWHERE,
      event: {
        kind: 'moments' as const,
        id: moment.id,
        name: moment.text,
        time: describeTime(context, moment.when),
        note: placed ? null : describeUnplaced(birthdate),
        mark: placed?.number ?? null,
      },
    })),
  ];
  return listed
    .toSorted((one, other) => (one.week === other.week ? 0 : one.week - other.week))
    .map(({ event }) => event);
}
