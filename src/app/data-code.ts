/**
 * What reads data from outside, and what else the form works without: a separate chunk, fetched once it works, or before
 * that to read a saved form.
 */
export { parseSavedDraft } from '../features/form/saved-draft.ts';
export { registerServiceWorker } from '../platform/register-service-worker.ts';
export { fetchCountries, fetchLifeExpectancy } from '../world/fetch-with-fallback.ts';
