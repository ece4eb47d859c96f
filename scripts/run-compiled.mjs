/** Plain JavaScript, as in install.mjs, but with Vite. */
import { basename } from 'node:path';
import { build } from 'vite';

const FOLDER = 'node_modules/.cache/build';

/**
 * Runs a program of the project. Vite compiles it first, since Node.js before 22.18 cannot run TypeScript.
 * @param {string} program @returns {Promise<unknown>}
 */
export async function runCompiled(program) {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { ssr: program, outDir: FOLDER },
  });
  // In a variable, because the type checker cannot find the file before it is built.
  const compiled = `../${FOLDER}/${basename(program, '.ts')}.js`;
  return import(compiled);
}
