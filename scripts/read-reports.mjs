/** Reads the reports of the test tools: how many tests passed and failed, and a line for each failure. */
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The first line of a message, without colors. @param {string} [message] */
const firstLine = (message = '') => stripVTControlCharacters(message).split('\n', 1)[0];

/** @param {any} report of Vitest, as JSON @returns {import('./check-runner.mjs').Count} */
export const countUnitTests = ({ numPassedTests, numFailedTests, testResults }) => ({
  passed: numPassedTests,
  failed: numFailedTests,
  failures: testResults.flatMap((/** @type {any} */ { name, message, assertionResults }) => [
    // A file that could not be read has no tests.
    ...(message ? [`${relative('', name)}: ${firstLine(message)}`] : []),
    ...assertionResults
      .filter((/** @type {any} */ { status }) => status === 'failed')
      .map(
        (/** @type {any} */ { fullName, failureMessages }) =>
          `${relative('', name)}: ${fullName}: ${firstLine(failureMessages[0])}`,
      ),
  ]),
});

/** Lists the failures in a suite of Playwright and in those within it. @param {any} suite @returns {string[]} */
const listFailures = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(listFailures),
  ...specs
    .filter((/** @type {any} */ { ok }) => !ok)
    .map(
      (/** @type {any} */ { file, line, title, tests }) =>
        `${file}:${line}: ${title}: ${firstLine(tests[0]?.results.at(-1)?.error?.message)}`,
    ),
];

/** @param {any} report of Playwright, as JSON @returns {import('./check-runner.mjs').Count} */
export const countJourneys = ({ stats: { expected, unexpected }, suites, errors }) => ({
  passed: expected,
  failed: unexpected,
  failures: [
    ...errors.map((/** @type {any} */ { message }) => firstLine(message)),
    ...suites.flatMap(listFailures),
  ],
});
