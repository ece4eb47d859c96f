/**
 * `npm run check`, `npm test` and `npm run test:matrix`, by their names below, or several in a row: installs what is
 * missing, runs the checks and ends with their count.
 */
import { execFileSync } from 'node:child_process';
import {
  provideBrowser,
  provideEngines,
  provideFonts,
  provideFullBrowser,
  reportLeftOut,
} from './browser.mjs';
import { isBuilt } from './build-once.mjs';
import { runStages } from './check-runner.mjs';
import './end-with-npm.mjs';
import { EXPORTED, SETTINGS } from '../tests/support/exported/exported-folders.mjs';
import { findFreePort } from './free-port.mjs';
import { exitWith, installPackages } from './install.mjs';
import { countJourneys, countUnitTests } from './read-reports.mjs';
import { canServeStatically, provideStaticServers, reportMissingServers } from './static-servers.mjs';

/** @typedef {import('./check-runner.mjs').Check} Check */

/** @type {Readonly<Record<'types' | 'lint' | 'format' | 'build' | 'data', Check>>} */
const CHECKS = {
  types: { name: 'Types', script: 'types' },
  lint: { name: 'Lint and import rules', script: 'lint' },
  format: { name: 'Format', script: 'format:check' },
  build: { name: 'Build', script: 'build', isDone: isBuilt, isNeeded: true },
  data: { name: 'Data as the pipeline makes it', script: 'snapshot', parameters: ['--check'] },
};

/**
 * @param {string} name @param {{ seed?: string | undefined, parameters?: readonly string[] }} options
 * @returns {Check}
 */
const vitest = (name, { seed, parameters = [] }) => ({
  name,
  script: 'unit',
  parameters,
  env: seed ? { PROPERTY_SEED: seed } : {},
  report: {
    variable: 'UNIT_REPORT',
    count: countUnitTests,
  },
});

/**
 * Tests in a browser.
 * @param {string} name @param {readonly string[]} parameters @param {Readonly<Record<string, string>>} [env]
 * @returns {Promise<Check>}
 */
const playwright = async (name, parameters, env = {}) => ({
  name,
  script: 'e2e',
  parameters,
  env: { SITE_PORT: String(await findFreePort()), ...env },
  report: {
    variable: 'PLAYWRIGHT_REPORT',
    count: countJourneys,
  },
});

/** @param {readonly string[]} parameters */
const git = (...parameters) =>
  execFileSync('git', parameters, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** The tests that a change touches: since the branch left the default one, or on that one since the commit before. */
function selectChanged() {
  for (const branch of ['origin/HEAD', 'main']) {
    try {
      const base = git('merge-base', 'HEAD', branch);
      return ['--changed', base === git('rev-parse', 'HEAD') ? git('rev-parse', 'HEAD~1') : base];
    } catch {
      // There is no such branch, or no commit before.
    }
  }
  return [];
}

const { types, lint, format, build, data } = CHECKS;

/** @param {string} home the path of the page @param {string} folder @returns {Check} */
const exportAt = (home, folder) => ({
  name: `Export for ${home}`,
  script: 'export',
  parameters: [home],
  env: { EXPORT_FOLDER: folder, ...SETTINGS },
});

/** The exported folders in nginx and Caddy, as far as these are installed, with the journeys of `npm test`. */
const exportedStages = async () =>
  canServeStatically()
    ? [
        [Object.entries(EXPORTED).map(([home, folder]) => exportAt(home, folder))],
        [
          [
            await playwright(
              'Exported folders',
              ['--project=hosts', '--project=exported', '--grep-invert=@matrix'],
              { EXPORTED_PORT: String(await findFreePort()) },
            ),
          ],
        ],
      ]
    : [];

/** Stages one after the other, each with its lanes side by side. */
const COMMANDS = {
  check: async () => [
    [
      [types, lint, format],
      [build, vitest('Unit tests that the change touches', { parameters: selectChanged() })],
    ],
    [[await playwright('Smoke journeys', ['--grep=@smoke'])]],
  ],
  // Property tests look for examples that no run has tried yet, except in CI: what it refuses can be repeated.
  test: async () => [
    [
      [
        vitest('Unit and property tests', {
          seed: process.env['PROPERTY_SEED'] ?? (process.env['CI'] ? undefined : 'fresh'),
        }),
      ],
      [types, lint, format, build],
    ],
    [[await playwright('Journeys and bytes', ['--grep-invert=@matrix'])]],
  ],
  matrix: async () => [
    [[build]],
    [[await playwright('Matrix', ['--grep=@matrix'])], [data]],
    ...(await exportedStages()),
  ],
};

/** @param {string} name @returns {name is keyof typeof COMMANDS} */
const isCommand = (name) => name in COMMANDS;

const names = process.argv.slice(2);
const commands = names.filter(isCommand);
if (commands.length === 0 || commands.length < names.length) {
  exitWith(`Unknown: ${names.join(' ')}. There are: ${Object.keys(COMMANDS).join(', ')}.`);
}
await installPackages();
await import('./fetch-node.mjs');
const browser = await provideBrowser();
console.log(
  `The journeys run in ${browser} (${execFileSync(browser, ['--version'], { encoding: 'utf8' }).trim()})`,
);
provideFonts();
if (commands.includes('matrix')) {
  provideFullBrowser();
  provideEngines();
  provideStaticServers();
}

const stages = (await Promise.all(commands.map((command) => COMMANDS[command]()))).flat();
const { passed, failed, failures, secondTries } = await runStages(stages);
if (commands.includes('matrix'))
  for (const sentence of [...reportLeftOut(), ...reportMissingServers()]) console.log(`\n${sentence}`);
if (secondTries.length > 0) console.log(`\nPassed when repeated:\n${secondTries.join('\n')}`);
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
