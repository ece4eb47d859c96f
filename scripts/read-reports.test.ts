import { expect, test } from 'vitest';
import { BROWSER_STALLED, countJourneys } from './read-reports.mjs';

const attempt = (...messages: readonly string[]) => ({
  error: { message: messages[0] },
  errors: messages.map((message) => ({ message })),
});

/** Playwright's report of one test. */
const report = (status: string, ...results: readonly ReturnType<typeof attempt>[]) => ({
  errors: [],
  suites: [
    { suites: [{ specs: [{ file: 'a.spec.ts', line: 7, title: 'works', tests: [{ status, results }] }] }] },
  ],
});

test('Passed and failed tests are counted, skipped ones are not', () => {
  expect(countJourneys(report('expected', attempt()))).toEqual({ passed: 1, failed: 0, failures: [] });
  expect(countJourneys(report('skipped'))).toEqual({ passed: 0, failed: 0, failures: [] });
  const failures = ['a.spec.ts:7: works: it broke'];
  expect(countJourneys(report('unexpected', attempt('it broke\nat line 8')))).toEqual({
    passed: 0,
    failed: 1,
    failures,
  });
});

test('A test that passed only at its second try counts as failed', () => {
  const count = countJourneys(report('flaky', attempt('it broke'), attempt()));
  expect(count).toEqual({ passed: 0, failed: 1, failures: ['a.spec.ts:7: works: it broke'] });
});

test('If the browser stopped drawing, the second try counts', () => {
  const stalled = attempt('Test timeout of 180000ms exceeded.', `Error: ${BROWSER_STALLED}`);
  expect(countJourneys(report('flaky', stalled, attempt()))).toMatchObject({ passed: 1, failed: 0 });
  expect(countJourneys(report('unexpected', stalled, stalled))).toMatchObject({ passed: 0, failed: 1 });
});

test('Errors of Playwright itself count as failures', () => {
  const count = countJourneys({ suites: [], errors: [{ message: 'No tests found' }] });
  expect(count).toEqual({ passed: 0, failed: 0, failures: ['No tests found'] });
});
