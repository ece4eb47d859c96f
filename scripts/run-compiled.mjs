/** Runs a program in TypeScript. Plain JavaScript, as in install.mjs, but with Vite. */
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

/**
 * Compiles a program of the project, since Node.js before 22.18 cannot run TypeScript.
 * @param {string} program @returns {Promise<string>} the path of a file that can
 */
export async function compile(program) {
  const name = basename(program, '.ts');
  const outDir = `node_modules/.cache/${name}`;
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    // On a busy machine, the bundler warns of the time that its own plugins take.
    build: { ssr: program, outDir, rolldownOptions: { checks: { bundlerTimings: false } } },
  });
  return resolve(outDir, `${name}.js`);
}

/**
 * Runs a program of the project.
 * @param {string} program @returns {Promise<unknown>}
 */
export async function runCompiled(program) {
  return import(pathToFileURL(await compile(program)).href);
}
