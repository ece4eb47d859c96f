/** `npm run build`. With `--unless-built`, only if the last build is not of the inputs as they are now. */
import { exitWithFailure } from './build-failure.mjs';
import { hasBuild, isBuilt, noteInputs } from './build-once.mjs';
import './end-with-npm.mjs';
import { withLock } from './lock.mjs';
import { runCompiled } from './run-compiled.mjs';

try {
  await withLock(async () => {
    if (process.argv.includes('--unless-built') && isBuilt()) return;
    console.log('Building …');
    await noteInputs(() => runCompiled('scripts/build.ts'));
  });
} catch (error) {
  exitWithFailure(error, hasBuild() && 'dist');
}
