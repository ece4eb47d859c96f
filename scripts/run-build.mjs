/** `npm run build`. */
import { noteInputs } from './build-once.mjs';
import { runCompiled } from './run-compiled.mjs';

await noteInputs(() => runCompiled('scripts/build.ts'));
