/** `npm run export`: installs what is missing, and writes the page as a folder of files: `npm run export -- /life/`. */
import './end-with-npm.mjs';
import { installPackages } from './install.mjs';

installPackages();
// Only now is Vite certain to be there.
const { runCompiled } = await import('./run-compiled.mjs');
await runCompiled('scripts/export/export.ts');
