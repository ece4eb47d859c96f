import { createDraft, type Draft } from '../document/draft.ts';
import { readHydratedValues } from '../document/read-hydrated-values.ts';
import { takeOver } from '../document/reduce-draft.ts';
import { readCarriedForm, readForm } from '../document/saved-form.ts';
import { hasCarriedState, takeCarriedState } from '../platform/carried-state.ts';
import { hasFocusWithin } from '../platform/focus.ts';
import { createId } from '../platform/id.ts';
import { storage } from '../platform/storage.ts';
import type { SaveState } from '../sections/save-state.ts';

/** The key of the saved form in the browser's storage. */
export const FORM_KEY = 'form';

/** The form that the page starts with. */
export interface StoredForm {
  /** `null` for a new one, as it was prerendered. */
  readonly draft: Draft | null;
  /** Whether its results are shown at once. */
  readonly results: boolean;
  readonly status: SaveState['status'];
}

export const NOTHING_STORED: StoredForm = { draft: null, results: false, status: 'off' };

/** Whether a form was saved on the device, or carried to this page. */
export const hasStoredForm = (): boolean => storage.get(FORM_KEY) !== null || hasCarriedState();

/**
 * Reads a saved form. One that this version of the page cannot read stays as it is.
 * @param text `null` for none
 */
export function readSaved(text: string | null): {
  readonly saved: Draft | null;
  readonly status: SaveState['status'];
} {
  if (text === null) return { saved: null, status: 'off' };
  const read = readForm(text);
  if ('value' in read) return { saved: read.value, status: 'on' };
  return { saved: null, status: read.problem === 'newer' ? 'newer' : 'unreadable' };
}

/**
 * Reads the form that was saved on the device or carried to this page, once, before the page starts. What was entered into the
 * prerendered form has priority over it, and a form that was carried over one that was saved.
 */
export function readStoredForm(): StoredForm {
  const { saved, status } = readSaved(storage.get(FORM_KEY));
  const carried = readCarriedForm(takeCarriedState() ?? '');
  const draft = carried?.draft ?? saved;
  const prerendered = createDraft(createId);
  return {
    draft: takeOver(prerendered, readHydratedValues(document), draft ?? prerendered),
    // A form that the visitor has begun to fill in stays open.
    results: (carried ? carried.results : saved !== null) && !hasFocusWithin('form'),
    status,
  };
}
