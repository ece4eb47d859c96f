import * as v from 'valibot';
import { MAX_ACTIVITIES, MAX_NAME_LENGTH } from '../life/activity.ts';
import { LIFE_EXPECTANCY_LIMITS, roundToTenth } from '../life/input-limits.ts';
import {
  type Chapter,
  EVENT_LIMITS,
  MAX_EVENT_LENGTH,
  type Moment,
  type Person,
} from '../life/life-events.ts';
import { nearestColor } from '../life/saved-colors.ts';
import { parseWhen, type When } from '../life/when.ts';
import { CountryCode } from '../world/api-schemas.ts';
import type { Country } from '../world/life-expectancy.ts';

/**
 * The shape and the sizes of what a visitor enters, in everything that the page writes: saved forms, backups, links to
 * results and to the view. Fields are text as entered, right or wrong: `parse-draft.ts` knows their limits.
 */

/** More than any age or year takes in words. */
export const MAX_AGE_CHARACTERS = 60;

export const text = (characters: number) => v.pipe(v.string(), v.maxLength(characters));
export const wholeNumber = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
/** Years of a life expectancy, to a tenth. */
export const LifeYears = v.pipe(
  v.number(),
  v.minValue(LIFE_EXPECTANCY_LIMITS.min),
  v.maxValue(LIFE_EXPECTANCY_LIMITS.max),
  v.transform(roundToTenth),
);
/** BCP 47. */
export const LanguageTag = text(35);
export const PopulationName = v.picklist(['everyone', 'women', 'men']);

export const BasisName = v.picklist(['birth', 'period', 'cohort']);

/** An id is used in the page, so it has only letters and digits. */
const Id = v.pipe(v.string(), v.regex(/^[\w-]{1,20}$/));
/** Read as one of the page's: another version of the page, or a person, may have written another. */
const Color = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i), v.transform(nearestColor));
const CalendarYear = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9999));

const EventText = v.pipe(text(MAX_EVENT_LENGTH), v.nonEmpty());

/** A time as `writeWhen` writes it. */
const Time = v.pipe(
  v.string(),
  v.transform(parseWhen),
  v.custom<When>((time) => time !== null),
);
/** A week of life: links have no dates. */
const Week = v.pipe(v.string(), v.startsWith('w'), Time);

/** Schemas of all fields of an event: one that is missing here would not be saved. */
type EntriesOf<Event> = { readonly [Field in keyof Event]-?: v.GenericSchema<unknown, Event[Field]> };

const chapterEntries = (time: v.GenericSchema<unknown, When>) =>
  ({ name: EventText, from: time, until: v.nullable(time), color: Color }) as const satisfies EntriesOf<
    Omit<Chapter, 'id'>
  >;
const momentEntries = (time: v.GenericSchema<unknown, When>) =>
  ({ text: EventText, when: time }) as const satisfies EntriesOf<Omit<Moment, 'id'>>;

const personEntries = {
  id: Id,
  name: EventText,
  birthYear: CalendarYear,
  diedIn: v.optional(v.nullable(CalendarYear), null),
  daysPerYear: v.pipe(v.number(), v.minValue(0), v.maxValue(365)),
  since: v.nullable(CalendarYear),
  livedTogether: v.nullable(v.object({ until: v.nullable(CalendarYear) })),
} as const satisfies EntriesOf<Person>;

const listOf = <Item extends v.GenericSchema>(item: Item, most: number) =>
  v.pipe(v.array(item), v.maxLength(most));
const listWithIds = <Item extends v.GenericSchema<unknown, { readonly id: string }>>(
  item: Item,
  most: number,
) =>
  v.pipe(
    listOf(item, most),
    v.check((list) => new Set(list.map(({ id }) => id)).size === list.length),
  );

/** Its `lifeExpectancy`, always 0, is only in what is saved. */
const SavedCountry = v.pipe(
  v.object({ code: CountryCode, name: text(100), lifeExpectancy: v.literal(0) }),
  v.transform(({ code, name }): Country => ({ code, name })),
);

export const ScheduleSchema = v.object({
  /** Days a week. */
  days: text(20),
  /** An age or a calendar year; empty for birth. */
  from: text(MAX_AGE_CHARACTERS),
  /** An age or a calendar year; empty for no end. */
  until: text(MAX_AGE_CHARACTERS),
});

const activityEntries = {
  name: text(MAX_NAME_LENGTH),
  /** The page's own id of an activity that it knows; later versions may know others. */
  known: v.nullable(text(100)),
  hours: v.string(),
  color: Color,
  /** `null` for every day from birth on. */
  schedule: v.nullable(ScheduleSchema),
} as const;

export const DocumentSchema = v.object({
  /** As the date input has it: empty, or an ISO 8601 date. */
  birthdate: text(40),
  country: v.nullable(SavedCountry),
  /** Whether the visitor enters the life expectancy instead of using the country's. */
  manual: v.boolean(),
  lifeExpectancy: v.string(),
  /** The life expectancy that the results use, of those that a country has. */
  basis: v.optional(BasisName, 'birth'),
  population: v.optional(PopulationName, 'everyone'),
  activities: listWithIds(v.object({ id: Id, ...activityEntries }), MAX_ACTIVITIES),
  /** They are added in the results; `null` until one was added. */
  events: v.nullable(
    v.object({
      chapters: listWithIds(v.object({ id: Id, ...chapterEntries(Time) }), EVENT_LIMITS.chapters),
      moments: listWithIds(v.object({ id: Id, ...momentEntries(Time) }), EVENT_LIMITS.moments),
      people: listWithIds(v.object(personEntries), EVENT_LIMITS.people),
    }),
  ),
});

/** The activities of a link. The visitor's own ids stay on the device: they would show that two links are one person's. */
export const LinkedActivities = v.pipe(listOf(v.object(activityEntries), MAX_ACTIVITIES), v.minLength(1));

export const LinkedEvents = v.object({
  chapters: listOf(v.object(chapterEntries(Week)), EVENT_LIMITS.chapters),
  moments: listOf(v.object(momentEntries(Week)), EVENT_LIMITS.moments),
});

/** The same in a link to the view, whose chapters need no name, and whose moments have none. */
export const ViewedEvents = v.object({
  chapters: listOf(
    v.object({ ...chapterEntries(Week), name: text(MAX_EVENT_LENGTH) }),
    EVENT_LIMITS.chapters,
  ),
  moments: listOf(v.object({ when: Week }), EVENT_LIMITS.moments),
});
