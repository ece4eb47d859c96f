import * as v from 'valibot';
import { ACTIVITY_COLORS } from '../../../life/activity-colors.ts';
import { LIFE_EXPECTANCY_LIMITS } from '../../../life/input-limits.ts';
import {
  type Chapter,
  ENTRY_LIMITS,
  MAX_ENTRY_LENGTH,
  type Moment,
  type PersonalEntries,
} from '../../../life/personal-entries.ts';
import type { PlacedChapter, PlacedMoment } from '../../../life/place-entries.ts';
import { wholeWeeks } from '../../../life/weeks.ts';
import { parseWhen, writeWhen } from '../../../life/when.ts';
import { cleanText } from '../../../messages/clean-text.ts';

/** Separates the values of a chapter or a moment. Its words come last, because they may contain the separator. */
const SEPARATOR = '_';

/** The week of life after the last one that a link can have: 7,800. */
const MAX_WEEK = wholeWeeks(LIFE_EXPECTANCY_LIMITS.max);

const ofWeek = (week: number) => writeWhen({ unit: 'week', week });

/**
 * Chapters and moments for a link: with weeks of life in place of their dates, which would reveal the birthdate. What
 * lies past age 150 is left out: a link has no such weeks.
 * @returns without people, who are in no link
 */
export function createLinkedEntries(
  chapters: readonly PlacedChapter[],
  moments: readonly PlacedMoment[],
): PersonalEntries {
  return {
    chapters: chapters
      .filter(({ from }) => from < MAX_WEEK)
      .map(({ chapter, from, until }) => ({
        ...chapter,
        from: ofWeek(from),
        until: Number.isFinite(until) ? ofWeek(Math.min(until, MAX_WEEK) - 1) : null,
      })),
    moments: moments
      .filter(({ week }) => week < MAX_WEEK)
      .map(({ moment, week }) => ({ ...moment, when: ofWeek(week) })),
    people: [],
  };
}

/** Adds them to the parameters of a link. */
export function appendEntries(parameters: URLSearchParams, { chapters, moments }: PersonalEntries): void {
  for (const { name, from, until, color } of chapters) {
    const values = [from, until ?? '', ACTIVITY_COLORS.indexOf(color), name];
    parameters.append('chapter', values.join(SEPARATOR));
  }
  for (const { text, when } of moments) parameters.append('moment', [when, text].join(SEPARATOR));
}

const words = v.pipe(v.string(), v.maxLength(MAX_ENTRY_LENGTH), v.transform(cleanText), v.nonEmpty());
const week = v.pipe(
  v.string(),
  v.check((text) => parseWhen(text)?.unit === 'week'),
);

const LinkedChapter = v.pipe(
  v.string(),
  v.transform((text) => {
    const [from, until, color, ...name] = text.split(SEPARATOR);
    return { from, until: until || null, color: ACTIVITY_COLORS[Number(color)], name: name.join(SEPARATOR) };
  }),
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

/** An entry's position is its id: nobody changes the entries of a link. */
const numbered = <Entry extends Omit<Chapter, 'id'> | Omit<Moment, 'id'>>(list: readonly Entry[]) =>
  list.map((entry, index) => ({ ...entry, id: String(index) }));

/** The chapters and moments of a link; `null` if it has none. */
export const LinkedEntries = v.pipe(
  v.object({
    chapters: v.pipe(v.array(LinkedChapter), v.maxLength(ENTRY_LIMITS.chapters)),
    moments: v.pipe(v.array(LinkedMoment), v.maxLength(ENTRY_LIMITS.moments)),
  }),
  v.transform(({ chapters, moments }): PersonalEntries | null =>
    chapters.length + moments.length > 0
      ? { chapters: numbered(chapters), moments: numbered(moments), people: [] }
      : null,
  ),
);
