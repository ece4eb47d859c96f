/** `npm start`: installs what is missing, builds if the sources are newer than the build, and serves the page. */
import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../server/config.mjs';
import { endWithNpm, exitWith, installPackages, run } from './install.mjs';

const SOURCES = ['data', 'public', 'scripts/build', 'scripts/words', 'server', 'src'];
const SOURCE_FILES = ['index.html', 'package.json', 'package-lock.json', 'vite.config.ts'];
/** Its time is that of the sources that it was built from. */
const BUILT = 'dist/server/node.js';

/** When a folder, or a regular file in it, was changed last. @param {string} folder @returns {number} */
const findNewest = (folder) =>
  readdirSync(folder, { withFileTypes: true }).reduce((newest, entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return Math.max(newest, findNewest(path));
    return entry.isFile() ? Math.max(newest, statSync(path).mtimeMs) : newest;
  }, statSync(folder).mtimeMs);

/** Ends this process with a sentence if it cannot tell. */
function isBuilt() {
  try {
    const built = statSync(BUILT, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    const changed = [...SOURCES.map(findNewest), ...SOURCE_FILES.map((file) => statSync(file).mtimeMs)];
    return changed.every((time) => time <= built);
  } catch (error) {
    return exitWith(`The sources cannot be read: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

function canBuildHere() {
  try {
    accessSync('.', constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

async function build() {
  console.log('Building …');
  const { passed } = await run(process.execPath, ['node_modules/vite/bin/vite.js', 'build']);
  if (!passed) exitWith('The build failed, as the messages above say.');
}

endWithNpm();
readConfig();
await installPackages({ withTools: false });
if (!isBuilt()) {
  if (canBuildHere()) await build();
  else if (existsSync(BUILT))
    console.warn('This folder cannot be written to: serving the last build, which is older.');
  else exitWith('Nothing is built, and nothing can be: this folder cannot be written to.');
}
// In a variable, because the type checker cannot find the file before it is built.
const server = '../dist/server/node.js';
await import(server);
