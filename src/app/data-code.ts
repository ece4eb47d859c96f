/** What reads data from outside, and what else the form works without: a separate chunk, fetched once it works. */
export { registerServiceWorker } from '../platform/register-service-worker.ts';
export { fetchCountries, fetchLifeExpectancy } from '../world/fetch-with-fallback.ts';
