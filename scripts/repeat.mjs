/**
 * `npm run repeat -- <file> [arguments]`: runs a test ten times, five of them beside busy loops, after a change of it.
 * A journey runs on the last build.
 */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { endWithNpm, exitWith, run } from './install.mjs';

const ROUNDS = 5;

/** By the ends of the files' names. @param {readonly string[]} parameters @returns {[string, string[]]} */
function chooseRunner(parameters) {
  if (parameters.some((each) => each.endsWith('.spec.ts'))) return ['playwright', ['test', ...parameters]];
  if (parameters.some((each) => /\.test\.tsx?$/.test(each))) return ['vitest', ['run', ...parameters]];
  return exitWith('Name the file of a test: npm run repeat -- tests/journeys/keyboard.spec.ts');
}

/** Threads, since they end with this process, however it ends. @returns a function that ends them */
function startBusyLoops() {
  const loops = Array.from(
    { length: 2 * availableParallelism() },
    () => new Worker('while (true);', { eval: true }),
  );
  return () => Promise.all(loops.map((loop) => loop.terminate()));
}

const [command, parameters] = chooseRunner(process.argv.slice(2));
let failed = 0;

/** Prints what a round has written if it fails. @param {string} how */
async function runRounds(how) {
  for (let round = 1; round <= ROUNDS; round++) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other
    const { passed, output } = await run(command, parameters, { stdio: ['ignore', 'pipe', 'pipe'] });
    console.log(`${how}, ${round} of ${ROUNDS}: ${passed ? 'passed' : `failed\n${output.trimEnd()}`}`);
    if (!passed) failed += 1;
  }
}

endWithNpm();
await runRounds('alone');
const endBusyLoops = startBusyLoops();
await runRounds('beside busy loops');
await endBusyLoops();
console.log(`\n${2 * ROUNDS - failed} of ${2 * ROUNDS} passed`);
process.exitCode = Math.min(failed, 1);
