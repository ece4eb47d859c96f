import * as v from 'valibot';
import { MAX_ACTIVITIES } from '../life/activity.ts';
import { ACTIVITY_COLORS } from '../life/colors.ts';
import { MAX_NAME_LENGTH } from '../life/input-limits.ts';
import { readCarriedName } from '../words/activity-names.ts';
import { everydayName } from '../words/shown-names.ts';
import { createDraft, type Draft, isNewDraft } from './draft.ts';
import { Id, listReadable, withoutDoubles } from './life-events-schema.ts';
import { PERSON, parseJson, READABLE_PERSON, shortText, unpackForm } from './saved-format.ts';
import { MAX_AGE_CHARACTERS } from './schedule-draft.ts';
import type { CarriedResults } from './serialize-draft.ts';

const ageText = shortText(MAX_AGE_CHARACTERS);

const ACTIVITY = {
  id: Id,
  name: shortText(MAX_NAME_LENGTH),
  known: v.optional(shortText(100)),
  hours: v.string(),
  color: v.picklist(ACTIVITY_COLORS),
  schedule: v.optional(v.object({ days: shortText(20), from: ageText, until: ageText })),
};

const SavedDraft = v.object({
  ...PERSON,
  activities: v.pipe(
    v.array(v.object(ACTIVITY)),
    v.minLength(1),
    v.maxLength(MAX_ACTIVITIES),
    v.check((activities) => new Set(activities.map(({ id }) => id)).size === activities.length),
  ),
});

/** An activity in which unreadable fields are empty. */
const ReadableActivity = v.object({
  ...ACTIVITY,
  name: v.fallback(ACTIVITY.name, ''),
  known: v.fallback(ACTIVITY.known, undefined),
  hours: v.fallback(ACTIVITY.hours, ''),
  color: v.fallback(ACTIVITY.color, ACTIVITY_COLORS[0]),
  schedule: v.fallback(ACTIVITY.schedule, undefined),
});

/** As much of a form as can be read. */
const ReadableDraft = v.object({
  ...READABLE_PERSON,
  activities: v.pipe(
    v.fallback(v.array(v.unknown()), []),
    v.transform((list) => withoutDoubles(listReadable(ReadableActivity, list)).slice(0, MAX_ACTIVITIES)),
  ),
});

export type ReadDraft =
  | { readonly draft: Draft }
  /** `newer`: from a newer version of the page. `foreign`: not a form at all. */
  | { readonly problem: 'newer' | 'foreign' }
  /** The first field that is invalid. */
  | { readonly field: string };

/** The form in the words of this page. */
function translate(draft: v.InferOutput<typeof ReadableDraft>, language: string): Draft {
  const { personal: events = null, country, ...entered } = draft;
  const activities = draft.activities.map(({ known = '', name, schedule = null, ...activity }) => ({
    ...activity,
    name: readCarriedName({ name, known, language }),
    schedule,
  }));
  return { ...entered, country: country && { ...country, name: everydayName(country) }, activities, events };
}

/** Reads a form. @param saved what `serializeDraft` has written, as an object */
export function readDraft(saved: unknown): ReadDraft {
  const unpacked = unpackForm(saved);
  if (typeof unpacked === 'string') return { problem: unpacked };
  const { success, output, issues } = v.safeParse(SavedDraft, unpacked.content);
  return success
    ? { draft: translate(output, unpacked.language) }
    : { field: String(v.getDotPath(issues[0])) };
}

/**
 * Reads as much as possible of a saved form with something wrong in it. Activities that are missing come from a new form.
 * @returns `null` if nothing can be read
 */
export function salvageDraft(text: string, newId: () => string): Draft | null {
  const unpacked = unpackForm(parseJson(text));
  if (typeof unpacked === 'string') return null;
  const draft = translate(v.parse(ReadableDraft, unpacked.content), unpacked.language);
  const { activities } = createDraft(newId);
  const whole = { ...draft, activities: [...draft.activities, ...activities.slice(draft.activities.length)] };
  return isNewDraft(whole) ? null : whole;
}

const Carried = v.object({ results: v.fallback(v.nullable(v.picklist(['own', 'example'])), null) });

/**
 * Reads a form that was carried to this page, and whose results it shows again.
 * @returns `null` for an unreadable text or one from a newer version
 */
export function parseCarried(text: string): { draft: Draft; results: CarriedResults } | null {
  const carried = parseJson(text);
  const read = readDraft(carried);
  return 'draft' in read ? { ...read, ...v.parse(Carried, carried) } : null;
}

/** Parses a saved form. @returns `newer` for a newer version, `null` for an unreadable text */
export function parseSavedDraft(text: string): Draft | 'newer' | null {
  const read = readDraft(parseJson(text));
  if ('draft' in read) return read.draft;
  return 'problem' in read && read.problem === 'newer' ? 'newer' : null;
}
