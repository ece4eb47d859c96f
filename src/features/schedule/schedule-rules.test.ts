import { afterEach, expect, test, vi } from 'vitest';
import type { Activity } from '../../life/activity.ts';
import { findWeekProblem } from './schedule-rules.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const WORK = { id: 'work', name: 'Work', hours: 24, color: '#4E84F0' } as const;
const WALK: Activity = { ...WORK, id: 'walk', hours: 0.5, schedule: { days: 1, from: 22, until: 30 } };

test.each([
  ['en-US', '168.5'],
  ['de-DE', '168,5'],
])('in %s, too many hours a week are written as in the total beside them: %s', (language, hours) => {
  vi.stubGlobal('navigator', { languages: [language] });
  expect(findWeekProblem([WORK, WALK])).toContain(` ${hours} hours `);
});
