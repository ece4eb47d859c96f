/** The code of the results: a separate chunk, which the first screen does not need. */

export { FoldedForm } from '../sections/form/folded-form.tsx';
export { placeName } from '../words/shown-names.ts';
export { OwnResults } from './own-results.tsx';
export { default as Results } from './results/results.tsx';
export { UndoKeys } from './undo.tsx';
export { useShownCountry } from './use-shown-country.ts';
