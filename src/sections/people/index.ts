import { ENTRY } from '#words/results.ts';
import { chunk } from '../../platform/chunk.ts';
import { lazySection } from '../../ui/section-boundary.tsx';
import { withWords } from '../../words/load-words.ts';

/**
 * Shows the time together with people who matter to the visitor, with their editor. Loaded once there is one.
 * Needs the life, the facts of their countries, and what was entered; changes it.
 */
export const People = lazySection(
  () => ENTRY.people,
  chunk(() => withWords(['results', 'details', 'entries'], import('./people.tsx'))),
);
