/** `npm run build`. Vite takes the types out of the build's own program, which Node.js before 22.18 could not run. */
import { build } from 'vite';
import { noteInputs } from './build-once.mjs';

const FOLDER = 'node_modules/.cache/build';

await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  build: { ssr: 'scripts/build.ts', outDir: FOLDER },
});
// Seen by the type checker only once it is built.
const program = `../${FOLDER}/build.js`;
await noteInputs(() => import(program));
