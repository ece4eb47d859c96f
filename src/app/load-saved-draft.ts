import type { Draft } from '../features/form/draft.ts';
import { type CarriedResults, serializeDraft } from '../features/form/serialize-draft.ts';

type SavedDraftCode = typeof import('../features/form/saved-draft.ts');

let code: SavedDraftCode | undefined;

/** Loads what reads a saved form: a separate chunk, since most visitors have none. */
export async function loadSavedDraftCode(): Promise<SavedDraftCode> {
  code ??= await import('../features/form/saved-draft.ts');
  return code;
}

/** That code once it is loaded. */
export const loadedSavedDraftCode = () => code;

/** Serializes the form: with the ids of all activities that the page knows once that code is loaded. */
export const serializeForm = (draft: Draft, results?: CarriedResults): string =>
  (code?.serializeIdentified ?? serializeDraft)(draft, results);
