/** Plain JavaScript, as in install.mjs, but with Vite. */
import { basename } from 'node:path';
import { build } from 'vite';

/**
 * Runs a program of the project. Vite compiles it first, since Node.js before 22.18 cannot run TypeScript.
 * @param {string} program @returns {Promise<unknown>}
 */
export async function runCompiled(program) {
  const name = basename(program, '.ts');
  const outDir = `node_modules/.cache/${name}`;
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { ssr: program, outDir },
  });
  // In a variable, because the type checker cannot find the file before it is built.
  const compiled = `../${outDir}/${name}.js`;
  return import(compiled);
}
