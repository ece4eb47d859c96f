/** `npm run build`. Vite compiles the build program first, since Node.js before 22.18 cannot run TypeScript. */
import { build } from 'vite';
import { noteInputs } from './build-once.mjs';

const FOLDER = 'node_modules/.cache/build';

await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  build: { ssr: 'scripts/build.ts', outDir: FOLDER },
});
// In a variable, because the type checker cannot find the file before it is built.
const program = `../${FOLDER}/build.js`;
await noteInputs(() => import(program));
