import * as v from 'valibot';
import { type EventOf, type KindName, type LifeEvents, NO_LIFE_EVENTS } from '../life/life-events.ts';
import type { LinkDates, Linked, LinkedKind, SavedKind } from './kind.ts';
import { LINKED_CHAPTER, SAVED_CHAPTER } from './kinds/chapter.ts';
import { LINKED_MOMENT, SAVED_MOMENT } from './kinds/moment.ts';
import { SAVED_PERSON } from './kinds/saved-person.ts';
import { listOf, listWithIds } from './saved-values.ts';

/** All that goes through the kinds of life events as they are saved: what a new one needs beside its own file. */

export const SAVED: { readonly [K in KindName]: SavedKind<K> } = {
  chapters: SAVED_CHAPTER,
  moments: SAVED_MOMENT,
  people: SAVED_PERSON,
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

const linkedList = <K extends KindName>({ schema }: LinkedKind<K>, { limit }: SavedKind<K>) =>
  listOf(schema, limit);

/** Life events as they are in links. People never are. */
export const LinkedEvents = v.object({
  chapters: linkedList(LINKED_CHAPTER, SAVED_CHAPTER),
  moments: linkedList(LINKED_MOMENT, SAVED_MOMENT),
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
