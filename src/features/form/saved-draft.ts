import * as v from 'valibot';
import { MAX_ACTIVITIES } from '../../life/activity.ts';
import { ACTIVITY_COLORS } from '../../life/activity-colors.ts';
import { parseCalendarDate } from '../../life/calendar-date.ts';
import { CountryCode } from '../../world/api-schemas.ts';
import type { Draft } from './draft.ts';

const VERSION = 1;

const text = (characters: number) => v.pipe(v.string(), v.maxLength(characters));

/** What a date input can hold. */
const dateText = v.pipe(
  v.string(),
  v.check((date) => date === '' || parseCalendarDate(date) !== null),
);

const SavedDraft = v.object({
  version: v.literal(VERSION),
  draft: v.object({
    birthdate: dateText,
    country: v.nullable(
      v.object({
        code: CountryCode,
        name: text(100),
        lifeExpectancy: v.literal(0),
      }),
    ),
    manual: v.boolean(),
    lifeExpectancy: v.string(),
    activities: v.pipe(
      v.array(
        v.object({ id: text(20), name: text(200), hours: v.string(), color: v.picklist(ACTIVITY_COLORS) }),
      ),
      v.minLength(1),
      v.maxLength(MAX_ACTIVITIES),
      v.check((activities) => new Set(activities.map(({ id }) => id)).size === activities.length),
    ),
  }),
});

/** A form as the device keeps it: as it was typed, right or wrong. */
export function serializeDraft(draft: Draft): string {
  // In one order, so that a form which comes back is kept as the same text.
  const activities = draft.activities.map(({ id, name, hours, color }) => ({ id, name, hours, color }));
  return JSON.stringify({ version: VERSION, draft: { ...draft, activities } });
}

/** Reads a form that the device has kept; `null` for anything else, and for other versions' forms. */
export function parseSavedDraft(kept: string): Draft | null {
  try {
    const parsed = v.safeParse(SavedDraft, JSON.parse(kept));
    return parsed.success ? parsed.output.draft : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
