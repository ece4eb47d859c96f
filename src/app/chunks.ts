import type { Draft } from '../document/draft.ts';
import { type CarriedResults, serializeDraft } from '../document/serialize-draft.ts';
import { chunk } from '../platform/chunk.ts';
import { withTimeout } from '../platform/with-timeout.ts';
import { withWords } from '../words/load-words.ts';

/** As long as a response may take. */
const DATA_LIMIT_MS = 15_000;

/** The results and their charts, which the first screen does not need. */
export const resultsCode = chunk(() => withWords(['results'], import('./results-code.ts')));

/** The code that reads data from outside, which the first screen does not need. */
export const dataCode = chunk(() =>
  withTimeout(withWords(['results'], import('./data-code.ts')), DATA_LIMIT_MS),
);

/** The code that reads a saved form: most visitors have none. */
export const savedDraftCode = chunk(() => withWords(['results'], import('../document/saved-draft.ts')));

/** Serializes the form: with the ids of all activities that the page knows once `savedDraftCode` is loaded. */
export const serializeForm = (draft: Draft, results?: CarriedResults): string =>
  (savedDraftCode.loaded()?.serializeIdentified ?? serializeDraft)(draft, results);
