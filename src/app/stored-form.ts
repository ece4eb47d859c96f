import { createDraft, type Draft } from '../document/draft.ts';
import { readHydratedValues } from '../document/read-hydrated-values.ts';
import { reduceDraft } from '../document/reduce-document.ts';
import { parseCarried, parseSavedDraft, salvageDraft } from '../document/saved-draft.ts';
import { type CarriedResults, serializeDraft } from '../document/serialize-draft.ts';
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
  /** Whose results are shown at once. */
  readonly results: CarriedResults;
  readonly status: SaveState['status'];
  /**
   * What could be read of a form that was saved with something wrong in it, as this page writes it: the whole text stays
   * stored until the visitor changes something. `null` for any other form.
   */
  readonly text: string | null;
}

export const NOTHING_STORED: StoredForm = { draft: null, results: null, status: 'off', text: null };

/** Whether a form was saved on the device, or carried to this page. */
export const hasStoredForm = (): boolean => storage.get(FORM_KEY) !== null || hasCarriedState();

/** Reads the saved form: all of it, what can be read, or nothing. */
function readSaved(): { readonly saved: Draft | null; readonly status: SaveState['status'] } {
  const text = storage.get(FORM_KEY);
  if (text === null) return { saved: null, status: 'off' };
  const found = parseSavedDraft(text);
  if (found === 'newer') return { saved: null, status: 'newer' };
  if (found) return { saved: found, status: 'on' };
  const part = salvageDraft(text, createId);
  if (part) return { saved: part, status: 'partly' };
  // A form of which nothing can be read is useless, and the visitor would not know that it is stored.
  storage.remove(FORM_KEY);
  return { saved: null, status: 'off' };
}

/**
 * Reads the form that was saved on the device or carried to this page, once, before the page starts. What was entered into the
 * prerendered form has priority over it, and a form that was carried over one that was saved.
 */
export function readStoredForm(): StoredForm {
  const { saved, status } = readSaved();
  const carried = parseCarried(takeCarriedState() ?? '');
  // The visitor adds what could not be read of a saved form.
  const results = carried ? carried.results : status === 'on' ? 'own' : null;
  const draft = carried?.draft ?? saved;
  const entered = { type: 'hydrated', values: readHydratedValues(document), saved: draft } as const;
  return {
    draft: reduceDraft(createDraft(createId), entered),
    // A form that the visitor has begun to fill in stays open.
    results: hasFocusWithin('form') ? null : results,
    status,
    text: saved && status === 'partly' ? serializeDraft(saved) : null,
  };
}
