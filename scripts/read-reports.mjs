/**
 * Reads the reports of the test tools, for checks.mjs: how many tests passed and failed, and a line for each failure.
 */
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

/** In the message of a test whose browser stopped drawing: `tests/support/test.ts` finds that out. */
export const BROWSER_STALLED = 'The browser stopped drawing.';

/** Whether a test failed only because its browser stopped drawing. @param {any} attempt */
const isStalled = ({ errors }) =>
  errors.some((/** @type {any} */ { message = '' }) => message.includes(BROWSER_STALLED));

/**
 * Whether a test passed. A second try does not make it pass, unless the browser stalled in the first.
 * @param {any} test
 */
const hasPassed = ({ status, results }) =>
  status === 'expected' || (status === 'flaky' && results.slice(0, -1).every(isStalled));

/**
 * Lists the tests in a Playwright suite and its subsuites, with the messages of failures.
 * @param {any} suite
 * @returns {{ test: any, failure: string }[]}
 */
const listTests = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(listTests),
  ...specs.flatMap((/** @type {any} */ { file, line, title, tests }) =>
    tests.map((/** @type {any} */ test) => ({
      test,
      failure: `${file}:${line}: ${title}: ${firstLine(test.results[0]?.error?.message)}`,
    })),
  ),
];

/** @param {any} report of Playwright, as JSON @returns {import('./check-runner.mjs').Count} */
export function countJourneys({ suites, errors }) {
  const ran = suites.flatMap(listTests).filter(({ test }) => test.status !== 'skipped');
  const failures = ran.filter(({ test }) => !hasPassed(test)).map(({ failure }) => failure);
  return {
    passed: ran.length - failures.length,
    failed: failures.length,
    failures: [...errors.map((/** @type {any} */ { message }) => firstLine(message)), ...failures],
  };
}
