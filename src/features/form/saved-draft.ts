import * as v from 'valibot';
import { MAX_ACTIVITIES } from '../../life/activity.ts';
import { ACTIVITY_COLORS } from '../../life/activity-colors.ts';
import { parseCalendarDate } from '../../life/calendar-date.ts';
import { MAX_NAME_LENGTH } from '../../life/input-limits.ts';
import { type UpgradeStep, upgrade } from '../../platform/upgrade.ts';
import { CountryCode } from '../../world/api-schemas.ts';
import type { Draft } from './draft.ts';

/**
 * How forms of earlier versions become today's: a change of the format below needs a step here, and an example of the
 * version before it among the fixtures (`tests/fixtures/saved`).
 */
const UPGRADES: readonly UpgradeStep<unknown>[] = [];
const VERSION = UPGRADES.length + 1;

const shortText = (characters: number) => v.pipe(v.string(), v.maxLength(characters));

/** What a date input can hold. */
const dateText = v.pipe(
  v.string(),
  v.check((date) => date === '' || parseCalendarDate(date) !== null),
);

const Saved = v.looseObject({ version: v.number() });

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
        hours: v.string(),
        color: v.picklist(ACTIVITY_COLORS),
      }),
    ),
    v.minLength(1),
    v.maxLength(MAX_ACTIVITIES),
    v.check((activities) => new Set(activities.map(({ id }) => id)).size === activities.length),
  ),
});

/** A form as the device saves it: as it was typed, right or wrong. */
export function serializeDraft(draft: Draft): string {
  // In one order, so that a form that was read is saved as the same text.
  const activities = draft.activities.map(({ id, name, hours, color }) => ({ id, name, hours, color }));
  return JSON.stringify({ version: VERSION, draft: { ...draft, activities } });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Reads a saved form of any version; `newer` for one that a newer page has saved, `null` for anything else. */
export function parseSavedDraft(text: string): Draft | 'newer' | null {
  const saved = v.safeParse(Saved, parseJson(text));
  if (!saved.success) return null;
  const upgraded = upgrade(saved.output.version, saved.output['draft'], UPGRADES);
  if (upgraded === 'newer') return upgraded;
  const parsed = v.safeParse(SavedDraft, upgraded);
  return parsed.success ? parsed.output : null;
}
