/** The code of the one-file edition, without words: `scripts/export/build-one-file.ts` has each language start it with its own. */
export { speak } from '../words/load-words.ts';
export { start } from './entry-client.tsx';
