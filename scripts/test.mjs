/** `npm test`: installs what is missing, then runs every check, and ends with their count. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { provideBrowser, provideEngines, provideFonts, reportLeftOut } from './browser.mjs';
import { buildOnce } from './build-once.mjs';
import { findFreePort } from './free-port.mjs';
import './end-with-npm.mjs';
import { installPackages, runScript } from './install.mjs';

const REPORTS = 'test-results/reports';
const UNIT_REPORT = `${REPORTS}/unit.json`;
const E2E_REPORT = `${REPORTS}/e2e.json`;
const ENGINES_REPORT = `${REPORTS}/engines.json`;
const PICTURES_REPORT = `${REPORTS}/pictures.json`;
const BUDGET_REPORT = `${REPORTS}/budget.json`;

/** @typedef {{ passed: number, failed: number }} Count */

/**
 * Runs one check and says how it went.
 * @param {string} name @param {() => Promise<void>} check @param {(passed: boolean) => Count} [count]
 * @returns {Promise<Count>}
 */
async function run(name, check, count = (passed) => ({ passed: Number(passed), failed: Number(!passed) })) {
  console.log(`\n── ${name}`);
  let passed = true;
  try {
    await check();
  } catch {
    passed = false;
  }
  const counted = count(passed);
  // A run that fails without a failed test, for example because it could not start, is a failure all the same.
  return passed || counted.failed > 0 ? counted : { ...counted, failed: 1 };
}

/** @param {string} path */
function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}

/** @returns {Count} */
function countUnit() {
  const report = readReport(UNIT_REPORT);
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 1 };
}

/**
 * Counts what Playwright reports. A test that passed only when it was tried again has failed.
 * @param {string} path @returns {() => Count}
 */
const countPlaywright = (path) => () => {
  const stats = readReport(path)?.stats;
  return { passed: stats?.expected ?? 0, failed: stats ? stats.unexpected + stats.flaky : 1 };
};

installPackages();
await import('./fetch-node.mjs');
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
process.env['UNIT_REPORT'] = UNIT_REPORT;
// A whole run looks for examples that no run has tried yet.
process.env['PROPERTY_SEED'] ??= 'fresh';
process.env['E2E_REPORT'] = E2E_REPORT;
process.env['E2E_PORT'] = String(await findFreePort());
process.env['ENGINES_REPORT'] = ENGINES_REPORT;
process.env['PICTURES_REPORT'] = PICTURES_REPORT;
process.env['GALLERY_PORT'] = String(await findFreePort());
process.env['BUDGET_REPORT'] = BUDGET_REPORT;
process.env['BUDGET_PORT'] = String(await findFreePort());

const counts = [
  await run('Types', () => runScript('types')),
  await run('Lint and import rules', () => runScript('lint')),
  await run('Format', () => runScript('format:check')),
  await run('Unit and property tests', () => runScript('unit'), countUnit),
];
await buildOnce();
const browser = await provideBrowser();
console.log(
  `\nThe journeys run in ${browser} (${execFileSync(browser, ['--version'], { encoding: 'utf8' }).trim()})`,
);
provideEngines();
provideFonts();
counts.push(
  await run('Journeys', () => runScript('e2e'), countPlaywright(E2E_REPORT)),
  await run('Journeys in three engines', () => runScript('engines'), countPlaywright(ENGINES_REPORT)),
  // Last: the journeys begin by clearing away what a failed picture would leave.
  await run('Pictures', () => runScript('pictures'), countPlaywright(PICTURES_REPORT)),
  await run('Budgets', () => runScript('budget'), countPlaywright(BUDGET_REPORT)),
);

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
for (const sentence of reportLeftOut()) console.log(`\n${sentence}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
