import { describe, expect, test } from 'vitest';
import { offerWorkingYears } from './known-activities.ts';

describe('Working years are offered', () => {
  const work = { known: 'work', hours: 8 } as const;
  const AT_36 = { age: 36, lifeExpectancy: 84 };
  const OFFERED = { days: 5, from: 22, until: 65 };

  test.each([
    [0, 84],
    [36, 84],
    [93, 84],
    [18, 22.5],
  ])('at any age, before and after them too: at %d of %d', (age, lifeExpectancy) => {
    expect(offerWorkingYears(work, { age, lifeExpectancy })).toEqual(OFFERED);
  });

  test.each([
    ['for a life that ends before they begin', work, { age: 18, lifeExpectancy: 22 }],
    ['for 0 hours', { ...work, hours: 0 }, AT_36],
    ['for other activities', { ...work, known: 'commute' as const }, AT_36],
    ['for an activity that is not known', { ...work, known: null }, AT_36],
    ['for work that has days and ages already', { ...work, schedule: { ...OFFERED, days: 4 } }, AT_36],
  ])('but not %s', (_, activity, life) => {
    expect(offerWorkingYears(activity, life)).toBeNull();
  });
});
