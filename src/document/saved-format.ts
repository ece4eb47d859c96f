import * as v from 'valibot';
import { parseCalendarDate } from '../life/calendar-date.ts';
import { CountryCode } from '../world/api-schemas.ts';
import { ReadableEntries, SavedEvents } from './life-events-schema.ts';
import { type MigrationStep, migrate } from './migrate.ts';

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

export const shortText = (characters: number) => v.pipe(v.string(), v.maxLength(characters));

/** The value of a date input. */
const dateText = v.pipe(
  v.string(),
  v.check((date) => date === '' || parseCalendarDate(date) !== null),
);

const Saved = v.looseObject({ version: v.number(), language: v.optional(v.string(), FIRST_LANGUAGE) });

const Country = v.nullable(
  v.object({ code: CountryCode, name: shortText(100), lifeExpectancy: v.literal(0) }),
);

/** The person in a saved form, and their life's events. */
export const PERSON = {
  birthdate: dateText,
  country: Country,
  manual: v.boolean(),
  lifeExpectancy: v.string(),
  personal: v.optional(SavedEvents),
};

/** The same, as much of it as can be read. */
export const READABLE_PERSON = {
  birthdate: v.fallback(dateText, ''),
  country: v.fallback(Country, null),
  manual: v.fallback(v.boolean(), false),
  lifeExpectancy: v.fallback(v.string(), ''),
  personal: v.fallback(v.optional(ReadableEntries), undefined),
};

/**
 * The content of a saved form in the format of this version, with its language.
 * @param saved what `serializeDraft` has written, as an object
 * @returns `newer`: from a newer version of the page; `foreign`: not a form at all
 */
export function unpackForm(saved: unknown) {
  const parsed = v.safeParse(Saved, saved);
  if (!parsed.success) return 'foreign';
  const { version, language } = parsed.output;
  const content = migrate(version, parsed.output['draft'], MIGRATIONS);
  if (content === 'newer') return 'newer';
  return typeof content === 'object' && content !== null ? { content, language } : 'foreign';
}

/** @returns `null` for any text that is not JSON */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Identifies a backup file as this page's, for people and for the page. */
export const PRODUCT = 'Lifetime Visualizer';
/** The size of a backup file, at most. */
export const MAX_BACKUP_BYTES = 1_000_000;

/** Whether the content of a file is a backup of this page. */
export const isBackup = (content: unknown): boolean =>
  typeof content === 'object' && content !== null && 'product' in content && content.product === PRODUCT;
