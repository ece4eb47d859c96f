import * as v from 'valibot';
import { MAX_ACTIVITIES } from '../life/activity.ts';
import { ACTIVITY_COLORS } from '../life/activity-colors.ts';
import { parseCalendarDate } from '../life/calendar-date.ts';
import { MAX_NAME_LENGTH } from '../life/input-limits.ts';
import { identifyActivity, readCarriedName } from '../words/activity-names.ts';
import { everydayName } from '../words/shown-names.ts';
import { CountryCode } from '../world/api-schemas.ts';
import { createDraft, type Draft, isNewDraft } from './draft.ts';
import { Id, listReadable, ReadableEntries, SavedEvents, withoutDoubles } from './life-events-schema.ts';
import { type MigrationStep, migrate } from './migrate.ts';
import { MAX_AGE_CHARACTERS } from './schedule-draft.ts';
import { type CarriedResults, serializeDraft } from './serialize-draft.ts';

/**
 * Migrates forms that earlier versions saved. Each change of the format below needs a step here, the next
 * `SAVED_VERSION`, and an example of the previous version in the fixtures (`tests/fixtures/saved`).
 */
const MIGRATIONS: readonly MigrationStep<unknown>[] = [
  // Version 2 adds when an activity happens, which may be left out.
  (draft) => draft,
  // Version 3 adds chapters, moments and people, which may be left out.
  (draft) => draft,
  // Version 4 adds ids of activities that the page knows, which may be left out, and, beside the form, its language.
  (draft) => draft,
];

/** The language of the page when forms were saved without one. */
const FIRST_LANGUAGE = 'en';

const shortText = (characters: number) => v.pipe(v.string(), v.maxLength(characters));
const ageText = shortText(MAX_AGE_CHARACTERS);

/** The value of a date input. */
const dateText = v.pipe(
  v.string(),
  v.check((date) => date === '' || parseCalendarDate(date) !== null),
);

const Saved = v.looseObject({ version: v.number(), language: v.optional(v.string(), FIRST_LANGUAGE) });

const Country = v.nullable(
  v.object({ code: CountryCode, name: shortText(100), lifeExpectancy: v.literal(0) }),
);

const ACTIVITY = {
  id: Id,
  name: shortText(MAX_NAME_LENGTH),
  known: v.optional(shortText(100)),
  hours: v.string(),
  color: v.picklist(ACTIVITY_COLORS),
  schedule: v.optional(v.object({ days: shortText(20), from: ageText, until: ageText })),
};

const SavedDraft = v.object({
  birthdate: dateText,
  country: Country,
  manual: v.boolean(),
  lifeExpectancy: v.string(),
  activities: v.pipe(
    v.array(v.object(ACTIVITY)),
    v.minLength(1),
    v.maxLength(MAX_ACTIVITIES),
    v.check((activities) => new Set(activities.map(({ id }) => id)).size === activities.length),
  ),
  personal: v.optional(SavedEvents),
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
  birthdate: v.fallback(dateText, ''),
  country: v.fallback(Country, null),
  manual: v.fallback(v.boolean(), false),
  lifeExpectancy: v.fallback(v.string(), ''),
  activities: v.pipe(
    v.fallback(v.array(v.unknown()), []),
    v.transform((list) => withoutDoubles(listReadable(ReadableActivity, list)).slice(0, MAX_ACTIVITIES)),
  ),
  personal: v.fallback(v.optional(ReadableEntries), undefined),
});

export type ReadDraft =
  | { readonly draft: Draft }
  /** `newer`: from a newer version of the page. `foreign`: not a form at all. */
  | { readonly problem: 'newer' | 'foreign' }
  /** The problems of the form, in its order. */
  | { readonly issues: readonly [DraftIssue, ...DraftIssue[]] };

/** An invalid part of a form. */
export type DraftIssue = v.InferIssue<typeof SavedDraft>;

/** The content of a saved form in the format of this version, with its language. */
function unpack(saved: unknown) {
  const parsed = v.safeParse(Saved, saved);
  if (!parsed.success) return 'foreign';
  const { version, language } = parsed.output;
  const content = migrate(version, parsed.output['draft'], MIGRATIONS);
  if (content === 'newer') return 'newer';
  return typeof content === 'object' && content !== null ? { content, language } : 'foreign';
}

/** The form in the words of this page. */
function translate(draft: v.InferOutput<typeof ReadableDraft>, language: string): Draft {
  const { personal: events = null, country, ...entered } = draft;
  const activities = draft.activities.map(({ known = '', name, schedule = null, ...activity }) => ({
    ...activity,
    name: readCarriedName({ name, known, language }),
    schedule,
  }));
  // Forms were once saved with the World Bank's names.
  return { ...entered, country: country && { ...country, name: everydayName(country) }, activities, events };
}

/** Reads a form of any known version. @param saved what `serializeDraft` has written, as an object */
export function readDraft(saved: unknown): ReadDraft {
  const unpacked = unpack(saved);
  if (typeof unpacked === 'string') return { problem: unpacked };
  const { success, output, issues } = v.safeParse(SavedDraft, unpacked.content);
  return success ? { draft: translate(output, unpacked.language) } : { issues };
}

/**
 * Reads as much as possible of a saved form with something wrong in it. Activities that are missing come from a new form.
 * @returns `null` if nothing can be read
 */
export function salvageDraft(text: string, newId: () => string): Draft | null {
  const unpacked = unpack(parseJson(text));
  if (typeof unpacked === 'string') return null;
  const draft = translate(v.parse(ReadableDraft, unpacked.content), unpacked.language);
  const { activities } = createDraft(newId);
  const whole = { ...draft, activities: [...draft.activities, ...activities.slice(draft.activities.length)] };
  return isNewDraft(whole) ? null : whole;
}

/** Serializes the form with the ids of all activities that the page knows. */
export const serializeIdentified = (draft: Draft, results?: CarriedResults): string =>
  serializeDraft(draft, results, identifyActivity);

/** @returns `null` for any text that is not JSON */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
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

/** Parses a saved form of any known version. @returns `newer` for a newer version, `null` for an unreadable text */
export function parseSavedDraft(text: string): Draft | 'newer' | null {
  const read = readDraft(parseJson(text));
  if ('draft' in read) return read.draft;
  return 'problem' in read && read.problem === 'newer' ? 'newer' : null;
}
