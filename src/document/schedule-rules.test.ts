import { afterEach, expect, test, vi } from 'vitest';
import type { Activity } from '../life/activity.ts';
import { findWeekProblem } from './schedule-rules.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const WORK = { id: 'work', name: 'Work', hours: 24, color: '#4E84F0' } as const;
const WALK: Activity = { ...WORK, id: 'walk', hours: 0.5, schedule: { days: 1, from: 22, until: 30 } };

test.each([
  ['en-US', '168.5'],
  ['de-DE', '168,5'],
])('in %s, too many hours a week are formatted like the total: %s', (language, hours) => {
  vi.stubGlobal('navigator', { languages: [language] });
  expect(findWeekProblem([WORK, WALK])).toContain(` ${hours} hours `);
});

test('each span of ages with too many hours a week is named', () => {
  const often = { ...WALK, hours: 2, schedule: { days: 6, from: 22, until: 30 } };
  const long = { ...WALK, hours: 6, schedule: { days: 7, from: 50, until: 60 } };
  // 168 + 2 × 6, and 168 + 6 × 7.
  expect(findWeekProblem([WORK, often, long])).toBe(
    'From age 22 to 30, your activities take 180 hours a week; a week has 168. ' +
      'From age 50 to 60, your activities take 210 hours a week; a week has 168.',
  );
});
