/**
 * `npm run check`, `npm test` and `npm run test:matrix`, by name: installs what is missing, runs the checks,
 * counts them.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { delimiter, dirname } from 'node:path';
import { findNginx, provideForTests } from './browser.mjs';
import { endWithNpm, exitWith, installPackages, run } from './install.mjs';

/**
 * @typedef {{ readonly name: string, readonly passed: boolean }} Result
 * @typedef {{ readonly tests: readonly Result[], readonly times: Readonly<Record<string, number>> }} Report in milliseconds by project
 */
const results = /** @type {Result[]} */ ([]);
/** How long each check took, and each of its projects, whose tests may have run at once. */
const times = /** @type {string[]} */ ([]);
/** The major version of Node.js in the images of the container. */
const CONTAINER_NODE = readFileSync('.nvmrc', 'utf8').trim();

/**
 * In milliseconds: many times what the longest test may take before its runner ends it, so that what is silent for as
 * long is a runner that hangs. Both runners do so once in some hundred runs, when a process or page of theirs is lost
 * (github.com/vitest-dev/vitest/issues/10791 and 11243).
 */
const LONGEST_SILENCE = 15 * 60_000;

/**
 * Runs an npm script, once more if its runner hangs, and prints its output when it ends.
 * @param {string} script @param {readonly string[]} [parameters]
 * @param {(report: any) => Report} [read] what it writes of its tests @param {Record<string, string>} [env]
 */
async function check(script, parameters = [], read, env = {}) {
  const report = `node_modules/.cache/${script}-report.json`;
  rmSync(report, { force: true });
  const startedAt = Date.now();
  const name = [script, ...parameters].join(' ');
  const start = () =>
    run('npm', ['run', '--silent', script, '--', ...parameters], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env, ...(read && { TEST_REPORT: report }) },
      silence: LONGEST_SILENCE,
    });
  const first = await start();
  if (first.isSilent)
    console.log(`\n── ${name}: its runner hangs, so it is run again. Until then:\n${first.output.trimEnd()}`);
  const { passed, output } = first.isSilent ? await start() : first;
  const took = inSeconds(Date.now() - startedAt);
  console.log(`\n── ${name}: ${passed ? 'passed' : 'failed'} after ${took}\n${output.trimEnd()}`);
  const { tests, times: ofProjects } =
    read && existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : NO_TESTS;
  const projects = Object.entries(ofProjects).map(([project, time]) => `${project} ${inSeconds(time)}`);
  times.push(`${name}: ${took}${projects.length > 0 ? ` (${projects.join(', ')})` : ''}`);
  // What fails beside its tests, or has none, counts as a whole.
  const isListed = tests.some((each) => each.passed === passed);
  results.push(...tests, ...(isListed ? [] : [{ name: script, passed }]));
}

/** @param {number} milliseconds */
const inSeconds = (milliseconds) => `${Math.round(milliseconds / 1000)} s`;

/** @type {Report} */
const NO_TESTS = { tests: [], times: {} };

/** @param {Report} report of Vitest */
const readUnitTests = (report) => report;

/** @param {any} suite of Playwright's report @returns {any[]} its tests, with the titles that they have in a list */
const listJourneys = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(listJourneys),
  ...specs.flatMap((/** @type {any} */ { file, title, tests }) =>
    tests
      .filter((/** @type {any} */ { status }) => status !== 'skipped')
      .map((/** @type {any} */ test) => ({ ...test, name: `${file}: ${title}` })),
  ),
];

/** @param {any} report of Playwright @returns {Report} */
function readJourneys(report) {
  const journeys = listJourneys(report);
  const ofProjects = /** @type {Record<string, number>} */ ({});
  for (const { projectName, results: tries } of journeys)
    for (const { duration } of tries) ofProjects[projectName] = (ofProjects[projectName] ?? 0) + duration;
  const tests = journeys.map(({ name, status }) => ({ name, passed: status === 'expected' }));
  return { tests, times: ofProjects };
}

/**
 * Runs the tests of the server and the scripts with the Node.js of the container's images as well, which comes as a
 * package from npm: CI has the oldest that the page supports.
 */
async function checkWithContainerNode() {
  const name = `node-${process.platform}-${process.arch}@${CONTAINER_NODE}`;
  const find = ['exec', '--yes', `--package=${name}`, '--call=node -p process.execPath'];
  const { passed, output } = await run('npm', find, { stdio: ['ignore', 'pipe', 'inherit'] });
  if (!passed) return console.log(`Not installed, so that some tests cannot run: Node.js ${CONTAINER_NODE}`);
  const path = `${dirname(output.trim())}${delimiter}${process.env['PATH']}`;
  return check('unit', ['--project=processes'], readUnitTests, { PATH: path });
}

/** @param {readonly (() => Promise<void>)[]} steps one after the other */
const inTurn = (steps) => steps.reduce((before, step) => before.then(step), Promise.resolve());

/** What is checked of code without running it. */
const CODE = ['types', 'lint', 'format:check'];
const WITHOUT_MATRIX = '--grep-invert=@matrix';
/** Of the journeys: two spend much of their time waiting, so that the unit tests beside them cost little. */
const WORKERS = Math.min(2, availableParallelism());
/** The projects that measure or draw. Those that are named neither here nor below are for the matrix alone. */
const ALONE = ['performance', 'pictures', 'visual'];

/** @type {Record<'check' | 'test' | 'matrix', () => Promise<void>> & Record<string, () => Promise<void>>} */
const COMMANDS = {
  check: async () => {
    const changed = ['--changed', '--project=page', '--project=processes'];
    const tested = [() => check('unit', changed, readUnitTests), () => check('unit:files')];
    await Promise.all([inTurn(CODE.map((script) => () => check(script))), inTurn(tested)]);
  },
  test: async () => {
    const journeys = ['--project=journeys', `--workers=${WORKERS}`, WITHOUT_MATRIX];
    await Promise.all([
      inTurn([() => check('build'), () => check('e2e', journeys, readJourneys)]),
      check('unit', ['--maxWorkers=1'], readUnitTests),
      inTurn(CODE.map((script) => () => check(script))),
    ]);
    await check('e2e', [...ALONE.map((name) => `--project=${name}`), WITHOUT_MATRIX], readJourneys);
  },
  matrix: async () => {
    await check('snapshot:check');
    if (!process.version.startsWith(`v${CONTAINER_NODE}.`)) await checkWithContainerNode();
    await check('build');
    await check('e2e', ['--grep=@matrix'], readJourneys);
    const exported = ['--project=hosts', '--project=exported', WITHOUT_MATRIX];
    if (findNginx()) await check('e2e', exported, readJourneys, { TEST_EXPORTED: 'yes' });
  },
};

const commands = process.argv
  .slice(2)
  .map((name) => COMMANDS[name] ?? exitWith(`There are no checks named ${name}.`));
endWithNpm();
await installPackages({ withTools: true });
if (commands.some((command) => command !== COMMANDS.check))
  provideForTests(commands.includes(COMMANDS.matrix));
await inTurn(commands);
console.log(`\nTimes:\n${times.join('\n')}`);
const failed = results.filter(({ passed }) => !passed);
if (failed.length > 0) console.log(`\nFailed:\n${failed.map(({ name }) => name).join('\n')}`);
console.log(`\n${results.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = Math.min(failed.length, 1);
