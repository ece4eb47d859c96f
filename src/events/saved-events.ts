import * as v from 'valibot';
import type { CalendarDate } from '../life/calendar-date.ts';
import {
  type Chapter,
  type EventOf,
  type KindName,
  type LifeEvents,
  type Moment,
  NO_LIFE_EVENTS,
  type Person,
} from '../life/life-events.ts';
import { placeChapters, placeMoments } from '../life/place-events.ts';
import { MAX_WEEK, type When } from '../life/when.ts';
import {
  CalendarYear,
  Color,
  type EntriesOf,
  EventText,
  Id,
  listOf,
  listWithIds,
  Time,
  Week,
} from './saved-values.ts';

/** How life events are kept: in what is saved, and in links. The page starts with this, and not with how they are entered. */

const chapterFields = (time: v.GenericSchema<unknown, When>) =>
  ({
    name: EventText,
    from: time,
    until: v.nullable(time),
    goesOn: v.exactOptional(v.literal(true)),
    color: Color,
  }) as const satisfies EntriesOf<Omit<Chapter, 'id'>>;

const momentFields = (time: v.GenericSchema<unknown, When>) =>
  ({ text: EventText, when: time }) as const satisfies EntriesOf<Omit<Moment, 'id'>>;

interface SavedKind<K extends KindName> {
  /** How many of it there can be. */
  readonly limit: number;
  readonly schema: v.GenericSchema<unknown, EventOf<K>>;
  readonly nameOf: (event: EventOf<K>) => string;
}

export const SAVED: { readonly [K in KindName]: SavedKind<K> } = {
  chapters: { limit: 8, schema: v.object({ id: Id, ...chapterFields(Time) }), nameOf: ({ name }) => name },
  moments: { limit: 50, schema: v.object({ id: Id, ...momentFields(Time) }), nameOf: ({ text }) => text },
  people: {
    limit: 8,
    schema: v.object({
      id: Id,
      name: EventText,
      birthYear: CalendarYear,
      diedIn: v.optional(v.nullable(CalendarYear), null),
      daysPerYear: v.pipe(v.number(), v.minValue(0), v.maxValue(365)),
      since: v.nullable(CalendarYear),
      livedTogether: v.nullable(v.object({ until: v.nullable(CalendarYear) })),
    } as const satisfies EntriesOf<Person>),
    nameOf: ({ name }) => name,
  },
};

export const joinEvents = (before: LifeEvents, added: LifeEvents): LifeEvents => ({
  chapters: [...before.chapters, ...added.chapters],
  moments: [...before.moments, ...added.moments],
  people: [...before.people, ...added.people],
});

/** The name of a chapter or a person, or the words of a moment. */
export const nameOfEvent = <K extends KindName>(kind: K, event: EventOf<K>): string =>
  SAVED[kind].nameOf(event);

export const SavedEvents = v.object({
  chapters: listWithIds(SAVED.chapters.schema, SAVED.chapters.limit),
  moments: listWithIds(SAVED.moments.schema, SAVED.moments.limit),
  people: listWithIds(SAVED.people.schema, SAVED.people.limit),
});

const ofWeek = (week: number): When => ({ unit: 'week', week });

export const LINKED_CHAPTER_FIELDS = chapterFields(Week);

/** Life events as they are in links. People never are. */
export const LinkedEvents = v.object({
  chapters: listOf(v.object(LINKED_CHAPTER_FIELDS), SAVED.chapters.limit),
  moments: listOf(v.object(momentFields(Week)), SAVED.moments.limit),
});

export type LinkedContent = v.InferOutput<typeof LinkedEvents>;

/** What the weeks of a link are found with. */
interface LinkDates {
  /** `null` if it is unknown. */
  readonly birthdate: CalendarDate | null;
  /** The present week of life, counted from 0. */
  readonly now: number;
}

/**
 * Life events for a link, with weeks of life in place of their dates, which would reveal the birthdate. Times after age 150
 * are left out: a link has no such weeks.
 */
export const linkEvents = ({ chapters, moments }: LifeEvents, dates: LinkDates): LinkedContent => ({
  // All together, since one can end where another one begins.
  chapters: placeChapters(chapters, dates)
    .filter(({ from }) => from < MAX_WEEK)
    .map(({ chapter, from, until, goesOn }) => ({
      name: chapter.name,
      from: ofWeek(from),
      until: goesOn ? null : ofWeek(Math.min(until, MAX_WEEK) - 1),
      ...(goesOn && chapter.goesOn && { goesOn }),
      color: chapter.color,
    })),
  moments: placeMoments(moments, dates.birthdate)
    .filter(({ week }) => week < MAX_WEEK)
    .map(({ moment: { text }, week }) => ({ text, when: ofWeek(week) })),
});

/** Uses the position as id, since events in a link cannot be edited. */
const identify = <Event>(linked: readonly Event[]) =>
  linked.map((event, index) => ({ ...event, id: String(index) }));

export const openLinkedEvents = ({ chapters, moments }: LinkedContent): LifeEvents => ({
  ...NO_LIFE_EVENTS,
  chapters: identify(chapters),
  moments: identify(moments),
});
