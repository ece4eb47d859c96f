import type * as v from 'valibot';
import { LANGUAGE } from '#words/form.ts';
import { identifyActivity, readCarriedName } from '../words/activity-names.ts';
import { everydayName } from '../words/shown-names.ts';
import { Backup, PRODUCT, type Read, readText, SavedForm, writeText } from './codec.ts';
import type { Draft } from './draft.ts';

/** The form as it is saved: in a fixed order, so that one that was read is written as the same text. */
const contentOf = ({ birthdate, country, manual, lifeExpectancy, activities, events }: Draft) => ({
  language: LANGUAGE.tag,
  document: {
    birthdate,
    country,
    manual,
    lifeExpectancy,
    activities: activities.map(({ id, name, ...activity }) => ({
      id,
      name,
      known: identifyActivity(name),
      ...activity,
    })),
    events,
  },
});

/** A saved form in the words of this page. */
function translate({ document, language }: v.InferOutput<typeof SavedForm>): Draft {
  const { country, activities } = document;
  return {
    ...document,
    country: country && { ...country, name: everydayName(country) },
    activities: activities.map(({ known, name, ...activity }) => ({
      ...activity,
      name: readCarriedName({ name, known: known ?? '', language }),
    })),
  };
}

const translated = <T extends v.InferOutput<typeof SavedForm>>(read: Read<T>): Read<Draft> =>
  'value' in read ? { value: translate(read.value) } : read;

/**
 * Writes the form as entered, right or wrong, so that it can be read in any language of the page.
 * @param results whether its results are shown, for a form that is carried to another page
 */
export const writeForm = (draft: Draft, results?: boolean): string =>
  writeText({ ...contentOf(draft), results });

/** Reads a form that this device has saved. */
export const readForm = (text: string): Read<Draft> => translated(readText(SavedForm, text, true));

/** Reads a form that was carried to this page; `null` for a text that cannot be read. */
export function readCarriedForm(text: string): { readonly draft: Draft; readonly results: boolean } | null {
  const read = readText(SavedForm, text, true);
  return 'value' in read ? { draft: translate(read.value), results: read.value.results ?? false } : null;
}

/** The text of a backup file: the form as it is saved, with the name of this page. */
export const writeBackup = (draft: Draft): string =>
  `${writeText({ product: PRODUCT, ...contentOf(draft) }, 2)}\n`;

/** Reads the text of a backup file. */
export const readBackup = (text: string): Read<Draft> => translated(readText(Backup, text));
