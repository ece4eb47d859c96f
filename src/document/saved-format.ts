import * as v from 'valibot';
import { parseCalendarDate } from '../life/calendar-date.ts';
import { CountryCode } from '../world/api-schemas.ts';
import { ReadableEntries, SavedEvents } from './life-events-schema.ts';
import { SAVED_VERSION } from './serialize-draft.ts';

export const shortText = (characters: number) => v.pipe(v.string(), v.maxLength(characters));

/** The value of a date input. */
const dateText = v.pipe(
  v.string(),
  v.check((date) => date === '' || parseCalendarDate(date) !== null),
);

const Versioned = v.object({ version: v.pipe(v.number(), v.integer(), v.minValue(1)) });
const Saved = v.object({ language: v.fallback(v.string(), ''), draft: v.looseObject({}) });

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
 * The content of a saved form, unchecked, with its language.
 * @param saved what `serializeDraft` has written, as an object
 * @returns `newer`: from a newer version of the page; `foreign`: not a form at all
 */
export function unpackForm(saved: unknown) {
  const versioned = v.safeParse(Versioned, saved);
  if (!versioned.success) return 'foreign';
  if (versioned.output.version > SAVED_VERSION) return 'newer';
  const { success, output } = v.safeParse(Saved, saved);
  return success ? { content: output.draft, language: output.language } : 'foreign';
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
