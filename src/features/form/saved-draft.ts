import * as v from 'valibot';
import { MAX_ACTIVITIES } from '../../life/activity.ts';
import { ACTIVITY_COLORS } from '../../life/activity-colors.ts';
import { parseCalendarDate } from '../../life/calendar-date.ts';
import { MAX_NAME_LENGTH } from '../../life/input-limits.ts';
import { type UpgradeStep, upgrade } from '../../platform/upgrade.ts';
import { CountryCode } from '../../world/api-schemas.ts';
import { everydayName } from '../../world/country-names.ts';
import { SavedEntries } from '../entries/entries-schema.ts';
import type { Draft } from './draft.ts';

/**
 * Upgrades forms saved by earlier versions. Each change of the format below needs a step here, the next
 * `SAVED_VERSION`, and an example of the previous version in the fixtures (`tests/fixtures/saved`).
 */
const UPGRADES: readonly UpgradeStep<unknown>[] = [
  // Version 2 adds when an activity happens, which may be left out.
  (draft) => draft,
  // Version 3 adds chapters, moments and people, which may be left out.
  (draft) => draft,
];

const shortText = (characters: number) => v.pipe(v.string(), v.maxLength(characters));

/** The value of a date input. */
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
        schedule: v.optional(v.object({ days: shortText(20), from: shortText(20), until: shortText(20) })),
      }),
    ),
    v.minLength(1),
    v.maxLength(MAX_ACTIVITIES),
    v.check((activities) => new Set(activities.map(({ id }) => id)).size === activities.length),
  ),
  personal: v.optional(SavedEntries),
});

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Parses a saved form of any known version. @returns `newer` for a newer version, `null` for an unreadable text */
export function parseSavedDraft(text: string): Draft | 'newer' | null {
  const saved = v.safeParse(Saved, parseJson(text));
  if (!saved.success) return null;
  const upgraded = upgrade(saved.output.version, saved.output['draft'], UPGRADES);
  if (upgraded === 'newer') return upgraded;
  const parsed = v.safeParse(SavedDraft, upgraded);
  if (!parsed.success) return null;
  const { country } = parsed.output;
  // Forms were once saved with the World Bank's names. The order of properties stays.
  return { ...parsed.output, country: country && { ...country, name: everydayName(country) } };
}
