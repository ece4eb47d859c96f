import type { ColorName } from './colors.ts';
import type { When } from './when.ts';

/** A named span of a life, such as a place or a job. */
export interface Chapter {
  /** Generated; never changes. */
  readonly id: string;
  readonly name: string;
  readonly from: When;
  /** `null` for a chapter without an end. */
  readonly until: When | null;
  /** Whether the beginning of another chapter leaves one without an end as it is. */
  readonly goesOn?: true;
  readonly color: ColorName;
}

/** Something that happened or will happen. */
export interface Moment {
  /** Generated; never changes. */
  readonly id: string;
  /** A few words. */
  readonly text: string;
  readonly when: When;
}

/** Someone with whom the visitor spends time. */
export interface Person {
  /** Generated; never changes. */
  readonly id: string;
  readonly name: string;
  /** A calendar year. */
  readonly birthYear: number;
  /** The calendar year of their death; `null` while they live. */
  readonly diedIn: number | null;
  /** Days a year that the two spend together, 0 to 365; without meaning while they live together. */
  readonly daysPerYear: number;
  /** The calendar year since which they know each other; `null` for as long as both have lived. */
  readonly since: number | null;
  /** Whether they have lived together from then on, and the calendar year until which; `null` for until today or a death. */
  readonly livedTogether: { readonly until: number | null } | null;
}

/** The kinds of life events, each with what one of it is. */
interface EventTypes {
  readonly chapters: Chapter;
  readonly moments: Moment;
  readonly people: Person;
}

export type KindName = keyof EventTypes;
export type EventOf<K extends KindName> = EventTypes[K];
export type LifeEvent = EventOf<KindName>;

/** The events that a visitor has entered besides the form. They stay on the device. */
export type LifeEvents = { readonly [K in KindName]: readonly EventOf<K>[] };

export const NO_LIFE_EVENTS: LifeEvents = { chapters: [], moments: [], people: [] };

/** How many chapters, moments and people there are together. @param events `null` for none */
export const countEvents = (events: LifeEvents | null): number =>
  events ? Object.values(events).reduce((sum, list) => sum + list.length, 0) : 0;

/** Characters of the name of a chapter or a person, and of the words of a moment. */
export const MAX_EVENT_LENGTH = 80;
