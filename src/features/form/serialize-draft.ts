import type { Draft } from './draft.ts';

/** The version of the format that is saved: one more than the steps that upgrade earlier ones (`saved-draft.ts`). */
export const SAVED_VERSION = 3;

/** Serializes the form as entered, whether or not it is valid. */
export function serializeDraft(draft: Draft): string {
  // A fixed order of properties, so that a form that was read is saved as the same text.
  const activities = draft.activities.map(({ id, name, hours, color, schedule }) => ({
    id,
    name,
    hours,
    color,
    schedule,
  }));
  return JSON.stringify({ version: SAVED_VERSION, draft: { ...draft, activities } });
}
