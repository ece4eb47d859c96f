import { describe, expect, test } from 'vitest';
import { offerWorkingYears } from './usual-schedules.ts';

const work = { name: 'Work', hours: 8 };
const AT_36 = { age: 36, lifeExpectancy: 84 };
const OFFERED = { days: 5, from: 22, until: 65 };

describe('Working years are offered', () => {
  test.each(['Work', ' work '])('for %j that counts every day since birth', (name) => {
    expect(offerWorkingYears({ ...work, name }, AT_36)).toEqual(OFFERED);
  });

  test.each([
    [0, 84],
    [12, 84],
    [21, 84],
    [65, 84],
    [84, 84.04],
    [93, 84],
  ])(
    'at any age, to those too young for it and to those who no longer work too: at %d of %d',
    (age, lifeExpectancy) => {
      expect(offerWorkingYears(work, { age, lifeExpectancy })).toEqual(OFFERED);
    },
  );

  test('neither for 0 hours, nor for a life that ends before they begin', () => {
    expect(offerWorkingYears({ ...work, hours: 0 }, AT_36)).toBeNull();
    expect(offerWorkingYears(work, { age: 18, lifeExpectancy: 22 })).toBeNull();
    expect(offerWorkingYears(work, { age: 18, lifeExpectancy: 22.5 })).toEqual(OFFERED);
  });

  test('neither for other activities, nor for work that has days and ages already', () => {
    expect(offerWorkingYears({ ...work, name: 'Commute' }, AT_36)).toBeNull();
    expect(offerWorkingYears({ ...work, schedule: { ...OFFERED, days: 4 } }, AT_36)).toBeNull();
  });
});
