/** Reads Playwright's report for check.mjs, and judges the journeys that passed at their second try only. */

/**
 * @typedef {{ readonly name: string, readonly passed: boolean, readonly atSecondTry: boolean }} Journey
 * @typedef {{ readonly title: string, readonly file: string, readonly tests: readonly { readonly status: string }[] }} Spec
 * @typedef {{ readonly suites?: readonly Suite[], readonly specs?: readonly Spec[] }} Suite
 */

/** A fault that shows in every other run would pass three times of four, if any number were allowed. */
const MOST_SECOND_TRIES = 2;
/** Their faults are races, which a second try hides. */
const FIRST_TRY_ONLY = /(^|\/)(hydration|offline|server-[\w-]+|slow-network)\.spec\.ts: /;

/** @param {Suite} suite of Playwright's report @returns {Journey[]} */
export const listJourneys = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(listJourneys),
  ...specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status !== 'skipped')
      .map(({ status }) => ({
        name: `${file}: ${title}`,
        passed: status !== 'unexpected',
        atSecondTry: status === 'flaky',
      })),
  ),
];

/** @param {readonly string[]} names of all journeys of a run that passed at their second try @returns {string[]} the faults */
export function judgeSecondTries(names) {
  const faults = names
    .filter((name) => FIRST_TRY_ONLY.test(name))
    .map((name) => `${name} (only at its second try)`);
  if (names.length > MOST_SECOND_TRIES)
    faults.push(`${names.length} journeys passed only at their second try; ${MOST_SECOND_TRIES} may`);
  return faults;
}
