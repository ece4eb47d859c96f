import * as v from 'valibot';
import { ACTIVITY_COLORS } from '../life/colors.ts';
import { LIFE_EXPECTANCY_LIMITS } from '../life/input-limits.ts';
import {
  type Chapter,
  EVENT_LIMITS,
  type LifeEvents,
  MAX_EVENT_LENGTH,
  type Moment,
} from '../life/life-events.ts';
import type { PlacedChapter, PlacedMoment } from '../life/place-events.ts';
import { wholeWeeks } from '../life/weeks.ts';
import { parseWhen, type When, writeWhen } from '../life/when.ts';
import { cleanText } from '../words/clean-text.ts';
import { SEPARATOR } from './link-text.ts';

/** The week of life after the last one that a link can have: 7,800. */
export const MAX_WEEK = wholeWeeks(LIFE_EXPECTANCY_LIMITS.max);

export const ofWeek = (week: number): When => ({ unit: 'week', week });

/**
 * Chapters and moments for a link: with weeks of life in place of their dates, which would reveal the birthdate. Times
 * after age 150 are left out: a link has no such weeks.
 * @returns without people, who are never in a link
 */
export function createLinkedEvents(
  chapters: readonly PlacedChapter[],
  moments: readonly PlacedMoment[],
): LifeEvents {
  return {
    chapters: chapters
      .filter(({ from }) => from < MAX_WEEK)
      .map(({ chapter, from, until, goesOn }) => ({
        ...chapter,
        from: ofWeek(from),
        until: goesOn ? null : ofWeek(Math.min(until, MAX_WEEK) - 1),
      })),
    moments: moments
      .filter(({ week }) => week < MAX_WEEK)
      .map(({ moment, week }) => ({ ...moment, when: ofWeek(week) })),
    people: [],
  };
}

/** Adds chapters and moments to the parameters of a link. */
export function appendEvents(parameters: URLSearchParams, { chapters, moments }: LifeEvents): void {
  for (const { name, from, until, color } of chapters) {
    const values = [writeWhen(from), until ? writeWhen(until) : '', ACTIVITY_COLORS.indexOf(color), name];
    parameters.append('chapter', values.join(SEPARATOR));
  }
  for (const { text, when } of moments) parameters.append('moment', [writeWhen(when), text].join(SEPARATOR));
}

const words = v.pipe(v.string(), v.maxLength(MAX_EVENT_LENGTH), v.transform(cleanText), v.nonEmpty());
const week = v.pipe(
  v.string(),
  v.startsWith('w'),
  v.transform(parseWhen),
  v.custom<When>((time) => time !== null),
);

/** The values of a chapter of a link, none of which need be valid. */
export function splitChapter(text: string) {
  const [from, until, color, ...name] = text.split(SEPARATOR);
  return { from, until: until || null, color: ACTIVITY_COLORS[Number(color)], name: name.join(SEPARATOR) };
}

const LinkedChapter = v.pipe(
  v.string(),
  v.transform(splitChapter),
  v.object({ name: words, from: week, until: v.nullable(week), color: v.picklist(ACTIVITY_COLORS) }),
);

const LinkedMoment = v.pipe(
  v.string(),
  v.transform((text) => {
    const [when, ...rest] = text.split(SEPARATOR);
    return { when, text: rest.join(SEPARATOR) };
  }),
  v.object({ text: words, when: week }),
);

/** Uses the position as id, since events in a link cannot be edited. */
export const numbered = <Entry extends Omit<Chapter, 'id'> | Omit<Moment, 'id'>>(list: readonly Entry[]) =>
  list.map((entry, index) => ({ ...entry, id: String(index) }));

/** The chapters and moments of a link; `null` if it has none. */
export const LinkedEvents = v.pipe(
  v.object({
    chapters: v.pipe(v.array(LinkedChapter), v.maxLength(EVENT_LIMITS.chapters)),
    moments: v.pipe(v.array(LinkedMoment), v.maxLength(EVENT_LIMITS.moments)),
  }),
  v.transform(({ chapters, moments }): LifeEvents | null =>
    chapters.length + moments.length > 0
      ? { chapters: numbered(chapters), moments: numbered(moments), people: [] }
      : null,
  ),
);
