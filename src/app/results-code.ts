/** What comes with the results: a separate chunk, which the first screen does not need. */

export { default as Results } from '../features/results/results.tsx';
export { placeName } from '../features/shown-names.ts';
export { createLife } from '../life/life.ts';
export { OwnResults } from './own-results.tsx';
export { useShownCountry } from './use-shown-country.ts';
