import { DEFAULT_ACTIVITY_NAMES } from '#messages/default-activity-names.ts';
import { LANGUAGE } from '#messages/language.ts';
import type { Draft } from './draft.ts';

/** The version of the format that is saved: one more than the steps that upgrade earlier ones (`saved-draft.ts`). */
export const SAVED_VERSION = 4;

/** The id of an activity that a new form or its example has, by its name. */
const identifyDefault = (name: string): string | undefined =>
  Object.entries(DEFAULT_ACTIVITY_NAMES).find(([, known]) => known === name)?.[0];

/** Whose results are shown again on the page that a form is carried to; `null` for none. */
export type CarriedResults = 'own' | 'example' | null;

/**
 * Serializes the form as entered, whether or not it is valid, so that it can be read in any language of the page.
 * @param results stands beside a form that is carried to another page
 * @param identify the id of an activity by its name, if the page knows it; without it, only a new form's are identified
 */
export function serializeDraft(
  draft: Draft,
  results?: CarriedResults,
  identify: (name: string) => string | null | undefined = identifyDefault,
): string {
  // A fixed order of properties, so that a form that was read is saved as the same text.
  const activities = draft.activities.map(({ id, name, hours, color, schedule }) => ({
    id,
    name,
    known: identify(name) ?? undefined,
    hours,
    color,
    schedule,
  }));
  return JSON.stringify({
    version: SAVED_VERSION,
    language: LANGUAGE.tag,
    draft: { ...draft, activities },
    results,
  });
}
