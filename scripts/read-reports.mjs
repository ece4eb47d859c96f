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

/** A page that only works at its second try would fail here often; a machine that hesitates once in 6,000 does not. */
const MOST_SECOND_TRIES = 3;

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

/**
 * CI repeats a test that fails. Those that pass then are named, and have passed as long as they are few.
 * @param {any} report of Playwright, as JSON @returns {import('./check-runner.mjs').Count}
 */
export function countJourneys({ suites, errors }) {
  const ran = suites.flatMap(listTests).filter(({ test }) => test.status !== 'skipped');
  const secondTries = ran.filter(({ test }) => test.status === 'flaky');
  const failed = [
    ...ran.filter(({ test }) => test.status === 'unexpected'),
    ...(secondTries.length > MOST_SECOND_TRIES ? secondTries : []),
  ];
  return {
    passed: ran.length - failed.length,
    failed: failed.length,
    failures: [
      ...errors.map((/** @type {any} */ { message }) => firstLine(message)),
      ...failed.map(({ failure }) => failure),
    ],
    secondTries: secondTries.map(({ failure }) => failure),
  };
}
