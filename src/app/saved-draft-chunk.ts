import type { Draft } from '../document/draft.ts';
import { type CarriedResults, serializeDraft } from '../document/serialize-draft.ts';
import { chunk } from '../platform/chunk.ts';
import { withWords } from '../words/load-words.ts';

/** The code that reads a saved form: most visitors have none. */
export const savedDraftCode = chunk(() => withWords(['results'], import('../document/saved-draft.ts')));

/** Serializes the form: with the ids of all activities that the page knows once `savedDraftCode` is loaded. */
export const serializeForm = (draft: Draft, results?: CarriedResults): string =>
  (savedDraftCode.loaded()?.serializeIdentified ?? serializeDraft)(draft, results);
