import { chunk } from '../../platform/chunk.ts';
import { fetchIcons } from '../../ui/icon.tsx';
import { withWords } from '../../words/load-words.ts';

/** The sections below the first results, and the icons in them. */
export const detailsCode = chunk(() => {
  fetchIcons();
  return withWords(['results', 'details'], import('./details.tsx'));
});
