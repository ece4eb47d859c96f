import { ENTRY } from '#words/results.ts';
import { chunk } from '../../platform/chunk.ts';
import { lazySection } from '../../ui/section-boundary.tsx';
import { withWords } from '../../words/load-words.ts';

/**
 * Shows the visitor's chapters and moments as lists, with their editors. Loaded once there is one.
 * Needs the life and what was entered; changes it.
 */
export const MomentsAndChapters = lazySection(
  () => ENTRY.title,
  chunk(() => withWords(['results', 'entries'], import('./moments-and-chapters.tsx'))),
);
