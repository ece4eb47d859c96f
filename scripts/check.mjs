/**
 * `npm run check`, `npm test` and `npm run test:matrix`, by name: installs what is missing, runs the checks,
 * counts them.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { findNginx, provideForTests } from './browser.mjs';
import { endWithNpm, exitWith, installPackages, run } from './install.mjs';

/** @typedef {{ readonly name: string, readonly passed: boolean }} Result */
const results = /** @type {Result[]} */ ([]);
/** The major version of Node.js in the images of the container. */
const CONTAINER_NODE = readFileSync('.nvmrc', 'utf8').trim();

/**
 * Runs an npm script, and prints its output when it ends.
 * @param {string} script @param {readonly string[]} [parameters]
 * @param {(report: any) => Result[]} [list] the tests of the report that it writes @param {Record<string, string>} [env]
 */
async function check(script, parameters = [], list, env = {}) {
  const report = `node_modules/.cache/${script}-report.json`;
  rmSync(report, { force: true });
  const startedAt = Date.now();
  const { passed, output } = await run('npm', ['run', '--silent', script, '--', ...parameters], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env, ...(list && { TEST_REPORT: report }) },
  });
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  console.log(
    `\n── ${[script, ...parameters].join(' ')}: ${passed ? 'passed' : 'failed'} after ${seconds} s\n${output.trimEnd()}`,
  );
  const listed = list && existsSync(report) ? list(JSON.parse(readFileSync(report, 'utf8'))) : [];
  // What fails beside its tests, or has none, counts as a whole.
  const isListed = listed.some((each) => each.passed === passed);
  results.push(...listed, ...(isListed ? [] : [{ name: script, passed }]));
}

/** @param {any} report of Vitest @returns {Result[]} */
const listUnitTests = ({ testResults }) =>
  testResults
    .flatMap((/** @type {any} */ file) => file.assertionResults)
    .filter((/** @type {any} */ { status }) => /^(passed|failed)$/.test(status))
    .map((/** @type {any} */ { fullName, status }) => ({ name: fullName, passed: status === 'passed' }));

/** @param {any} suite of Playwright's report @returns {Result[]} */
const listJourneys = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(listJourneys),
  ...specs.flatMap((/** @type {any} */ { file, title, tests }) =>
    tests
      .filter((/** @type {any} */ { status }) => status !== 'skipped')
      .map((/** @type {any} */ { status }) => ({ name: `${file}: ${title}`, passed: status === 'expected' })),
  ),
];

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
  return check('unit', ['--project=processes'], listUnitTests, { PATH: path });
}

/** @param {readonly (() => Promise<void>)[]} steps one after the other */
const inTurn = (steps) => steps.reduce((before, step) => before.then(step), Promise.resolve());

/** What is checked of code without running it. */
const CODE = ['types', 'lint', 'format:check'];

/** @type {Record<'check' | 'test' | 'matrix', () => Promise<void>> & Record<string, () => Promise<void>>} */
const COMMANDS = {
  check: async () => {
    const changed = ['--changed', '--project=page', '--project=processes'];
    const tested = [() => check('unit', changed, listUnitTests), () => check('unit:files')];
    await Promise.all([inTurn(CODE.map((script) => () => check(script))), inTurn(tested)]);
  },
  test: async () => {
    const built = inTurn([...CODE, 'build'].map((script) => () => check(script)));
    await Promise.all([built, check('unit', [], listUnitTests)]);
    await check('e2e', ['--grep-invert=@matrix'], listJourneys);
  },
  matrix: async () => {
    await check('snapshot:check');
    if (!process.version.startsWith(`v${CONTAINER_NODE}.`)) await checkWithContainerNode();
    await check('build');
    await check('e2e', ['--grep=@matrix'], listJourneys);
    const exported = ['--project=hosts', '--project=exported', '--grep-invert=@matrix'];
    if (findNginx()) await check('e2e', exported, listJourneys, { TEST_EXPORTED: 'yes' });
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
const failed = results.filter(({ passed }) => !passed);
if (failed.length > 0) console.log(`\nFailed:\n${failed.map(({ name }) => name).join('\n')}`);
console.log(`\n${results.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = Math.min(failed.length, 1);
