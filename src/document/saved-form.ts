import * as v from 'valibot';
import { LANGUAGE } from '#words/form.ts';
import { identifyActivity, readCarriedName } from '../words/activity-names.ts';
import { everydayName } from '../words/shown-names.ts';
import { type Read, readText, SavedForm, writeText } from './codec.ts';
import type { Draft } from './draft.ts';

/** Names the page in its backups, for people and for itself. */
const PRODUCT = 'Lifetime Visualizer';
export const MAX_BACKUP_BYTES = 1_000_000;

/** The form as it is saved: in a fixed order, so that one that was read is written as the same text. */
const contentOf = ({ activities, events, ...entered }: Draft) => ({
  language: LANGUAGE.tag,
  document: {
    birthdate: entered.birthdate,
    country: entered.country && { ...entered.country, lifeExpectancy: 0 },
    manual: entered.manual,
    lifeExpectancy: entered.lifeExpectancy,
    basis: entered.basis,
    population: entered.population,
    activities: activities.map(({ id, name, ...activity }) => ({
      id,
      name,
      known: identifyActivity(name),
      ...activity,
    })),
    events,
  },
});

function translate({ document, language }: v.InferOutput<typeof SavedForm>): Draft {
  const { country, activities } = document;
  return {
    ...document,
    country: country && { ...country, name: everydayName(country) },
    activities: activities.map(({ known, name, ...activity }) => ({
      ...activity,
      name: readCarriedName({ name, known, language }),
    })),
  };
}

const Form = v.pipe(SavedForm, v.transform(translate));
const Backup = v.pipe(
  v.object({ product: v.literal(PRODUCT), ...SavedForm.entries }),
  v.transform((saved) => translate(saved)),
);
const CarriedForm = v.pipe(
  SavedForm,
  v.transform((saved) => ({ draft: translate(saved), results: saved.results ?? false })),
);

/**
 * Writes the form as entered, right or wrong, so that it can be read in any language of the page.
 * @param results whether its results are shown, for a form that is carried to another page
 */
export const writeForm = (draft: Draft, results?: boolean): string =>
  writeText({ ...contentOf(draft), results });

export const readForm = (text: string): Read<Draft> => readText(Form, text, true);

/** Reads a form that was carried to this page; `null` for a text that cannot be read. */
export function readCarriedForm(text: string): v.InferOutput<typeof CarriedForm> | null {
  const read = readText(CarriedForm, text, true);
  return 'value' in read ? read.value : null;
}

export const writeBackup = (draft: Draft): string =>
  `${writeText({ product: PRODUCT, ...contentOf(draft) }, 2)}\n`;

export const readBackup = (text: string): Read<Draft> => readText(Backup, text);
