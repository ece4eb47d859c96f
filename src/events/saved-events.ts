import * as v from 'valibot';
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
import type { LinkDates, Linked, LinkedKind, SavedKind } from './kind.ts';
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

/** Makes something of each kind. */
export const mapKinds = <Made extends Record<KindName, unknown>>(
  make: <K extends KindName>(kind: K) => Made[K],
): { [K in KindName]: Made[K] } => ({
  chapters: make('chapters'),
  moments: make('moments'),
  people: make('people'),
});

export const joinEvents = (before: LifeEvents, added: LifeEvents): LifeEvents => ({
  chapters: [...before.chapters, ...added.chapters],
  moments: [...before.moments, ...added.moments],
  people: [...before.people, ...added.people],
});

/** The name of a chapter or a person, or the words of a moment. */
export const nameOfEvent = <K extends KindName>(kind: K, event: EventOf<K>): string =>
  SAVED[kind].nameOf(event);

const savedList = <K extends KindName>({ schema, limit }: SavedKind<K>) => listWithIds(schema, limit);

/** Life events as they are saved. */
export const SavedEvents = v.object({
  chapters: savedList(SAVED.chapters),
  moments: savedList(SAVED.moments),
  people: savedList(SAVED.people),
});

const ofWeek = (week: number): When => ({ unit: 'week', week });

/** Schemas of the fields of a chapter in a link. */
export const LINKED_CHAPTER_FIELDS = chapterFields(Week);

const LINKED_CHAPTER: LinkedKind<'chapters'> = {
  schema: v.object(LINKED_CHAPTER_FIELDS),
  // All together, since one can end where another one begins.
  write: (chapters, dates) =>
    placeChapters(chapters, dates)
      .filter(({ from }) => from < MAX_WEEK)
      .map(({ chapter, from, until, goesOn }) => ({
        name: chapter.name,
        from: ofWeek(from),
        until: goesOn ? null : ofWeek(Math.min(until, MAX_WEEK) - 1),
        ...(goesOn && chapter.goesOn && { goesOn }),
        color: chapter.color,
      })),
};

const LINKED_MOMENT: LinkedKind<'moments'> = {
  schema: v.object(momentFields(Week)),
  write: (moments, { birthdate }) =>
    placeMoments(moments, birthdate)
      .filter(({ week }) => week < MAX_WEEK)
      .map(({ moment: { text }, week }) => ({ text, when: ofWeek(week) })),
};

const linkedList = <K extends KindName>({ schema }: LinkedKind<K>, { limit }: SavedKind<K>) =>
  listOf(schema, limit);

/** Life events as they are in links. People never are. */
export const LinkedEvents = v.object({
  chapters: linkedList(LINKED_CHAPTER, SAVED.chapters),
  moments: linkedList(LINKED_MOMENT, SAVED.moments),
});

export interface LinkedContent {
  readonly chapters: readonly Linked<'chapters'>[];
  readonly moments: readonly Linked<'moments'>[];
}

/** Life events for a link, with weeks of life in place of their dates. */
export const linkEvents = (events: LifeEvents, dates: LinkDates): LinkedContent => ({
  chapters: LINKED_CHAPTER.write(events.chapters, dates),
  moments: LINKED_MOMENT.write(events.moments, dates),
});

/** Uses the position as id, since events in a link cannot be edited. */
const identify = <Event>(linked: readonly Event[]) =>
  linked.map((event, index) => ({ ...event, id: String(index) }));

export const openLinkedEvents = ({ chapters, moments }: LinkedContent): LifeEvents => ({
  ...NO_LIFE_EVENTS,
  chapters: identify(chapters),
  moments: identify(moments),
});
