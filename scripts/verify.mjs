/** `npm run verify`: installs what is missing, and compares a deployed site with a build: `npm run verify -- https://example.org`. */
import './end-with-npm.mjs';
import { installPackages } from './install.mjs';

await installPackages({ tools: false });
// Imported here because Vite may not be installed before.
const { runCompiled } = await import('./run-compiled.mjs');
await runCompiled('scripts/verify/verify.ts');
