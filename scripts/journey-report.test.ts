import { describe, expect, test } from 'vitest';
import { judgeSecondTries, listJourneys } from './journey-report.mjs';

test('journeys are listed by file and title, those in groups and of several projects too, without the skipped', () => {
  const spec = (title: string, ...statuses: string[]) => ({
    file: 'tests/journeys/form.spec.ts',
    title,
    tests: statuses.map((status) => ({ status })),
  });
  const group = { specs: [spec('in a group', 'flaky'), spec('elsewhere', 'skipped')] };
  const report = { suites: [{ suites: [group], specs: [spec('alone', 'expected', 'unexpected')] }] };
  expect(listJourneys(report)).toEqual([
    { name: 'tests/journeys/form.spec.ts: in a group', passed: true, atSecondTry: true },
    { name: 'tests/journeys/form.spec.ts: alone', passed: true, atSecondTry: false },
    { name: 'tests/journeys/form.spec.ts: alone', passed: false, atSecondTry: false },
  ]);
});

describe('A journey that passed at its second try', () => {
  const journeys = ['form.spec.ts: a', 'undo.spec.ts: b', 'tests/journeys/share.spec.ts: c'];

  test.each([0, 1, 2])('is no fault if there are %d in a run', (count) => {
    expect(judgeSecondTries(journeys.slice(0, count))).toEqual([]);
  });

  test('is a fault if there are three in a run', () => {
    expect(judgeSecondTries(journeys)).toEqual(['3 journeys passed only at their second try; 2 may']);
  });

  test.each(['hydration', 'offline', 'server-process', 'slow-network'])('is always a fault in %s', (file) => {
    for (const name of [`${file}.spec.ts: a`, `tests/journeys/${file}.spec.ts: a`])
      expect(judgeSecondTries([name])).toEqual([`${name} (only at its second try)`]);
  });

  test('may have a title with the name of such a file', () => {
    expect(judgeSecondTries(['form.spec.ts: as in offline.spec.ts'])).toEqual([]);
  });
});
