import * as v from 'valibot';
import { LINKED_CHAPTER_FIELDS, SAVED, SavedEvents } from '../events/saved-events.ts';
import { Color, Id, listOf, listWithIds, text, Week } from '../events/saved-values.ts';
import { MAX_ACTIVITIES, MAX_NAME_LENGTH } from '../life/activity.ts';
import { LIFE_EXPECTANCY_LIMITS } from '../life/input-limits.ts';
import { MAX_EVENT_LENGTH } from '../life/life-events.ts';
import { roundToTenth } from '../life/round.ts';
import { CountryCode } from '../world/api-schemas.ts';
import type { Country } from '../world/life-expectancy.ts';

/**
 * The shape and the sizes of what a visitor enters, in everything that the page writes: saved forms, backups, links to
 * results and to the view. Fields are text as entered, right or wrong: `parse-draft.ts` knows their limits.
 */

/** More than any age or year takes in words. */
export const MAX_AGE_CHARACTERS = 60;

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

const BasisName = v.picklist(['birth', 'period', 'cohort']);

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
  events: v.nullable(SavedEvents),
});

/** The activities of a link. The visitor's own ids stay on the device: they would show that two links are one person's. */
export const LinkedActivities = v.pipe(listOf(v.object(activityEntries), MAX_ACTIVITIES), v.minLength(1));

/** The events of a link to the view, whose chapters need no name, and whose moments have none. */
export const ViewedEvents = v.object({
  chapters: listOf(
    v.object({ ...LINKED_CHAPTER_FIELDS, name: text(MAX_EVENT_LENGTH) }),
    SAVED.chapters.limit,
  ),
  moments: listOf(v.object({ when: Week }), SAVED.moments.limit),
});
