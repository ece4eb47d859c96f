import type * as v from 'valibot';
import { LIFE_EXPECTANCY_LIMITS } from '../life/input-limits.ts';
import type { LifeEvents } from '../life/life-events.ts';
import type { Marks } from '../life/place-events.ts';
import { wholeWeeks } from '../life/weeks.ts';
import type { When } from '../life/when.ts';
import type { LinkedEvents } from './schema.ts';

/** The week of life after the last one that a link can have: 7,800. */
export const MAX_WEEK = wholeWeeks(LIFE_EXPECTANCY_LIMITS.max);

export type LinkedEventsContent = v.InferOutput<typeof LinkedEvents>;

const ofWeek = (week: number): When => ({ unit: 'week', week });

/**
 * Chapters and moments for a link: with weeks of life in place of their dates, which would reveal the birthdate. Times
 * after age 150 are left out: a link has no such weeks.
 */
export const createLinkedEvents = ({ chapters, moments }: Marks): LinkedEventsContent => ({
  chapters: chapters
    .filter(({ from }) => from < MAX_WEEK)
    .map(({ chapter: { name, color }, from, until, goesOn }) => ({
      name,
      from: ofWeek(from),
      until: goesOn ? null : ofWeek(Math.min(until, MAX_WEEK) - 1),
      color,
    })),
  moments: moments
    .filter(({ week }) => week < MAX_WEEK)
    .map(({ moment: { text }, week }) => ({ text, when: ofWeek(week) })),
});

/** Uses the position as id, since events in a link cannot be edited. People are never in one. */
export const openLinkedEvents = ({ chapters, moments }: LinkedEventsContent): LifeEvents => ({
  chapters: chapters.map((chapter, index) => ({ ...chapter, id: String(index) })),
  moments: moments.map((moment, index) => ({ ...moment, id: String(index) })),
  people: [],
});
