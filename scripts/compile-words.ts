/** For `npm run types`: compiles the catalogues of the page's words, and reports what is wrong in them, and what drafts lack. */
import { CatalogueError } from './words/catalogue.ts';
import { compileWords } from './words/compile.ts';
import { findUnused } from './words/find-unused.ts';

try {
  for (const draft of compileWords()) console.log(draft);
  const unused = findUnused('src');
  for (const message of unused) console.error(message);
  if (unused.length > 0) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof CatalogueError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
