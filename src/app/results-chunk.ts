/** What is loaded after the form: the results with everything in them, and what only they need. */

export { FoldedForm } from '../sections/form/folded-form.tsx';
export { fetchCountryFacts } from '../world/country-facts.ts';
export { OwnResults } from './results/own-results.tsx';
export { ReadOnlyResults } from './results/read-only-results.tsx';
