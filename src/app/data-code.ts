/**
 * Code that reads data from outside, and everything else that the form does not need at first: a separate chunk,
 * fetched once the form works.
 */
export { registerServiceWorker } from '../platform/register-service-worker.ts';
export { fetchCountries, fetchLifeExpectancy } from '../world/fetch-with-fallback.ts';

// Loaded where they are needed, but from this chunk, so that they are not separate files, and the form's lists do not
// need the results.
import '../words/activity-names.ts';
import '../life/life-expectancies.ts';
import '../life/life-events.ts';
import '../life/schedule.ts';
import '../life/weeks-of-life.ts';
import '../platform/use-debounced-value.ts';
import '../sections/form/life-preview.tsx';
import '../words/shown-names.ts';
import '../platform/visitor-languages.ts';
import './language-menu.tsx';
import './page-footer.tsx';
import '../ui/name-activity-icon.ts';
import '../words/isolate-name.ts';
