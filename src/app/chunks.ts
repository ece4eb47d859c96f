import { chunk } from '../platform/chunk.ts';
import { withWords } from '../words/load-words.ts';

/** The results and everything in them: the form works without them. */
export const resultsChunk = chunk(() => withWords(import('./results-chunk.ts')));
