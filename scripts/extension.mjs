/** `npm run extension`: installs what is missing, and writes the browser extension, with a zip for each store. */
import { exitWithFailure } from './build-failure.mjs';
import './end-with-npm.mjs';
import { installPackages } from './install.mjs';
import { withLock } from './lock.mjs';

await installPackages({ tools: false });
// Imported here because Vite may not be installed before.
const { runCompiled } = await import('./run-compiled.mjs');
try {
  await withLock(() => runCompiled('scripts/extension/write-extension.ts'));
} catch (error) {
  exitWithFailure(error);
}
