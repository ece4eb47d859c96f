/** Runs checks, one after the other or in parallel, and counts what passed and failed, for checks.mjs. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { endWithThisProcess } from './end-with-this-process.mjs';

const REPORTS = 'node_modules/.cache/reports';

/**
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
 * @property {readonly string[]} failures a line for each
 * @property {readonly string[]} [secondTries] a line for each test that passed when it was repeated
 * @typedef {object} Check an npm script with its parameters and environment
 * @property {string} name
 * @property {string} script
 * @property {readonly string[]} [parameters]
 * @property {Readonly<Record<string, string>>} [env]
 * @property {() => boolean} [isDone] whether there is nothing to do
 * @property {boolean} [isNeeded] whether later stages cannot run without it
 * @property {{ variable: string, count: (report: any) => Count }} [report] the variable that names the file of a report
 */

/**
 * A check that fails without a failed test, for example because it could not start, has failed all the same.
 * @param {Check} check @param {string} path where its report is @param {boolean} passed
 * @returns {Count}
 */
function countOutcome({ report }, path, passed) {
  const counted =
    report && existsSync(path)
      ? report.count(JSON.parse(readFileSync(path, 'utf8')))
      : { passed: Number(!report && passed), failed: 0, failures: [] };
  const failed = passed ? counted.failed : Math.max(1, counted.failed);
  const isNamed = failed === 0 || counted.failures.length > 0;
  return { ...counted, failed, failures: isNamed ? counted.failures : ['it failed as a whole'] };
}

/**
 * Runs a check's npm script. If other checks run in parallel, its output is printed when it ends.
 * @param {Check} check @param {Readonly<Record<string, string>>} env @param {boolean} isAlone
 */
async function runScript({ script, parameters = [] }, env, isAlone) {
  const child = endWithThisProcess(
    spawn('npm', ['run', '--silent', script, '--', ...parameters], {
      stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    }),
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const [code] = await once(child, 'close');
  return { passed: code === 0, output };
}

/** @param {Check} check @param {boolean} isAlone */
async function runCheck(check, isAlone) {
  const start = Date.now();
  const path = `${REPORTS}/${check.script}.json`;
  rmSync(path, { force: true });
  const { passed, output } = check.isDone?.()
    ? { passed: true, output: '' }
    : await runScript(
        check,
        { ...check.env, ...(check.report && { [check.report.variable]: path }) },
        isAlone,
      );
  const count = countOutcome(check, path, passed);
  const seconds = Math.round((Date.now() - start) / 1000);
  console.log(`\n── ${check.name}: ${count.failed > 0 ? 'failed' : 'passed'} after ${seconds} s`);
  if (output) console.log(output.trimEnd());
  return { ...check, count };
}

/**
 * Runs the checks of a lane one after the other.
 * @param {readonly Check[]} lane @param {boolean} isAlone
 */
async function runLane(lane, isAlone) {
  const outcomes = [];
  for (const check of lane) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    outcomes.push(await runCheck(check, isAlone));
  }
  return outcomes;
}

/**
 * Runs stages one after the other, and the lanes of a stage side by side.
 * @param {readonly (readonly (readonly Check[])[])[]} stages
 * @returns {Promise<Required<Count>>}
 */
export async function runStages(stages) {
  mkdirSync(REPORTS, { recursive: true });
  // The checks that are running end with this process.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  /** @type {{ passed: number, failed: number, failures: string[], secondTries: string[] }} */
  const total = { passed: 0, failed: 0, failures: [], secondTries: [] };
  for (const lanes of stages) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const outcomes = (await Promise.all(lanes.map((lane) => runLane(lane, lanes.length === 1)))).flat();
    for (const { name, count } of outcomes) {
      total.passed += count.passed;
      total.failed += count.failed;
      total.failures.push(...count.failures.map((failure) => `${name}: ${failure}`));
      total.secondTries.push(...(count.secondTries ?? []));
    }
    if (outcomes.some(({ isNeeded, count }) => isNeeded && count.failed > 0)) break;
  }
  return total;
}
