import { chunk } from '../platform/chunk.ts';
import { withTimeout } from '../platform/with-timeout.ts';
import { withWords } from '../words/load-words.ts';

/** As long as a response may take. */
const DATA_LIMIT_MS = 15_000;

/** The results and their charts, which the first screen does not need. */
export const resultsCode = chunk(() => withWords(['results'], import('./results-code.ts')));

/** The code that reads data from outside, which the first screen does not need. */
export const dataCode = chunk(() =>
  withTimeout(withWords(['results'], import('./data-code.ts')), DATA_LIMIT_MS),
);
