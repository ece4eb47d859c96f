/** `npm run export`: installs what is missing, and writes the page as a folder of files: `npm run export -- /life/`. */
import { exitWithFailure } from './build-failure.mjs';
import './end-with-npm.mjs';
import { installPackages } from './install.mjs';
import { withLock } from './lock.mjs';

await installPackages({ tools: false });
// Imported here because Vite may not be installed before.
const { runCompiled } = await import('./run-compiled.mjs');
try {
  await withLock(() => runCompiled('scripts/export/export.ts'));
} catch (error) {
  exitWithFailure(error);
}
