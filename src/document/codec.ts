import * as v from 'valibot';
import { isColorName } from '../life/colors.ts';
import { SAVED_COLORS } from '../life/saved-colors.ts';
import { writeWhen } from '../life/when.ts';
import { cleanText } from '../words/clean-text.ts';
import { DocumentSchema, LanguageTag } from './schema.ts';

/** The version of all formats. Texts of a newer one are left as they are. */
export const FORMAT_VERSION = 1;

/** What was read, or why not: a newer version of the page has written it, it is none of its texts, or a part is wrong. */
export type Read<T> =
  | { readonly value: T }
  | { readonly problem: 'newer' | 'foreign' }
  /** @property field the path of the first part that is wrong */
  | { readonly problem: 'invalid'; readonly field: string };

const Versioned = v.object({ version: v.pipe(v.number(), v.integer(), v.minValue(1)) });

/** A saved form. @property results whether its results were shown, in one that is carried to another page */
export const SavedForm = v.object({
  language: LanguageTag,
  document: DocumentSchema,
  results: v.optional(v.boolean()),
});

/** Writes something as JSON, with its colors and times as text. */
export const writeText = (content: object, indent?: number): string =>
  JSON.stringify(
    { version: FORMAT_VERSION, ...content },
    (key, value) => {
      if (key === 'color' && isColorName(value)) return SAVED_COLORS[value];
      return typeof value === 'object' && value && 'unit' in value ? writeWhen(value) : value;
    },
    indent,
  );

/** Cleans whatever text comes from somewhere else, so that no field can be forgotten. */
const clean = (_: string, value: unknown) => (typeof value === 'string' ? cleanText(value) : value);

function parseJson(text: string, reviver?: typeof clean): unknown {
  try {
    return JSON.parse(text, reviver);
  } catch {
    return null;
  }
}

/**
 * Reads a text that `writeText` has written, completely or not at all.
 * @param isOwn whether it was saved on this device: then it is read as it was entered, otherwise its texts are cleaned
 */
export function readText<T>(schema: v.GenericSchema<unknown, T>, text: string, isOwn = false): Read<T> {
  const content = parseJson(text, isOwn ? undefined : clean);
  const versioned = v.safeParse(Versioned, content);
  if (!versioned.success) return { problem: 'foreign' };
  if (versioned.output.version > FORMAT_VERSION) return { problem: 'newer' };
  const { success, output, issues } = v.safeParse(schema, content);
  return success ? { value: output } : { problem: 'invalid', field: v.getDotPath(issues[0]) ?? '' };
}
