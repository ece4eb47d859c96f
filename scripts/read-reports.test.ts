import { expect, test } from 'vitest';
import { countJourneys } from './read-reports.mjs';

const attempt = (message?: string) => ({ error: { message } });

/** Playwright's report of a test. */
const report = (status: string, ...results: readonly ReturnType<typeof attempt>[]) => ({
  errors: [],
  suites: [
    { suites: [{ specs: [{ file: 'a.spec.ts', line: 7, title: 'works', tests: [{ status, results }] }] }] },
  ],
});

test('Passed and failed tests are counted, skipped ones are not', () => {
  const none = { passed: 0, failed: 0, failures: [], secondTries: [] };
  expect(countJourneys(report('expected', attempt()))).toEqual({ ...none, passed: 1 });
  expect(countJourneys(report('skipped'))).toEqual(none);
  const failures = ['a.spec.ts:7: works: it broke'];
  expect(countJourneys(report('unexpected', attempt('it broke\nat line 8')))).toEqual({
    ...none,
    failed: 1,
    failures,
  });
});

test('Up to three tests may pass when they are repeated, and are named', () => {
  const line = 'a.spec.ts:7: works: it broke';
  const one = report('flaky', attempt('it broke'), attempt());
  const several = (count: number) => ({ ...one, suites: Array.from({ length: count }, () => one.suites[0]) });
  expect(countJourneys(several(3))).toEqual({
    passed: 3,
    failed: 0,
    failures: [],
    secondTries: [line, line, line],
  });
  expect(countJourneys(several(4))).toMatchObject({
    passed: 0,
    failed: 4,
    failures: [line, line, line, line],
  });
});

test('Errors of Playwright itself count as failures', () => {
  const count = countJourneys({ suites: [], errors: [{ message: 'No tests found' }] });
  expect(count).toMatchObject({ passed: 0, failed: 0, failures: ['No tests found'] });
});
