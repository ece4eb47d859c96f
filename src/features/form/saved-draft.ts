import * as v from 'valibot';
import { identifyActivity, readCarriedName } from '../../content/activity-names.ts';
import { MAX_ACTIVITIES } from '../../life/activity.ts';
import { ACTIVITY_COLORS } from '../../life/activity-colors.ts';
import { parseCalendarDate } from '../../life/calendar-date.ts';
import { MAX_NAME_LENGTH } from '../../life/input-limits.ts';
import { type UpgradeStep, upgrade } from '../../platform/upgrade.ts';
import { CountryCode } from '../../world/api-schemas.ts';
import { SavedEntries } from '../entries/entries-schema.ts';
import { everydayName } from '../shown-names.ts';
import type { Draft } from './draft.ts';
import { type CarriedResults, serializeDraft } from './serialize-draft.ts';

/**
 * Upgrades forms saved by earlier versions. Each change of the format below needs a step here, the next
 * `SAVED_VERSION`, and an example of the previous version in the fixtures (`tests/fixtures/saved`).
 */
const UPGRADES: readonly UpgradeStep<unknown>[] = [
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

/** The value of a date input. */
const dateText = v.pipe(
  v.string(),
  v.check((date) => date === '' || parseCalendarDate(date) !== null),
);

const Saved = v.looseObject({ version: v.number(), language: v.optional(v.string(), FIRST_LANGUAGE) });

const SavedDraft = v.object({
  birthdate: dateText,
  country: v.nullable(v.object({ code: CountryCode, name: shortText(100), lifeExpectancy: v.literal(0) })),
  manual: v.boolean(),
  lifeExpectancy: v.string(),
  activities: v.pipe(
    v.array(
      v.object({
        id: shortText(20),
        name: shortText(MAX_NAME_LENGTH),
        known: v.optional(shortText(100)),
        hours: v.string(),
        color: v.picklist(ACTIVITY_COLORS),
        schedule: v.optional(v.object({ days: shortText(20), from: shortText(20), until: shortText(20) })),
      }),
    ),
    v.minLength(1),
    v.maxLength(MAX_ACTIVITIES),
    v.check((activities) => new Set(activities.map(({ id }) => id)).size === activities.length),
  ),
  personal: v.optional(SavedEntries),
});

export type ReadDraft =
  | { readonly draft: Draft }
  /** `newer`: from a newer version of the page. `foreign`: not a form at all. */
  | { readonly problem: 'newer' | 'foreign' }
  /** What in the form is wrong, in its order. */
  | { readonly issues: readonly [DraftIssue, ...DraftIssue[]] };

/** Something in a form that is not as it should be. */
export type DraftIssue = v.InferIssue<typeof SavedDraft>;

/** Reads a form of any known version. @param saved what `serializeDraft` has written, as an object */
export function readDraft(saved: unknown): ReadDraft {
  const parsed = v.safeParse(Saved, saved);
  if (!parsed.success) return { problem: 'foreign' };
  const upgraded = upgrade(parsed.output.version, parsed.output['draft'], UPGRADES);
  if (upgraded === 'newer') return { problem: 'newer' };
  if (typeof upgraded !== 'object' || upgraded === null) return { problem: 'foreign' };
  const { success, output, issues } = v.safeParse(SavedDraft, upgraded);
  if (!success) return { issues };
  const { country } = output;
  const { language } = parsed.output;
  const activities = output.activities.map(({ known = '', name, ...activity }) => ({
    ...activity,
    name: readCarriedName({ name, known, language }),
  }));
  // Forms were once saved with the World Bank's names. The order of properties stays.
  return {
    draft: { ...output, country: country && { ...country, name: everydayName(country) }, activities },
  };
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
