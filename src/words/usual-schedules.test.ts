import { describe, expect, test } from 'vitest';
import { offerWorkingYears } from './usual-schedules.ts';

const AT_36 = { age: 36, lifeExpectancy: 84 };
const OFFERED = { days: 5, from: 22, until: 65 };

describe('Working years are offered', () => {
  test.each(['Work', ' work '])('for %j that counts every day since birth', (name) => {
    expect(offerWorkingYears({ name }, AT_36)).toEqual(OFFERED);
  });

  test.each([
    [16, 84],
    [21, 84],
    [65, 84],
    [84, 84.04],
    [93, 84],
  ])('from the age of 16 on, also to those who no longer work: at %d of %d', (age, lifeExpectancy) => {
    expect(offerWorkingYears({ name: 'Work' }, { age, lifeExpectancy })).toEqual(OFFERED);
  });

  test('neither to the parents of a child, nor for a life that ends before they begin', () => {
    expect(offerWorkingYears({ name: 'Work' }, { age: 0, lifeExpectancy: 84 })).toBeNull();
    expect(offerWorkingYears({ name: 'Work' }, { age: 15, lifeExpectancy: 84 })).toBeNull();
    expect(offerWorkingYears({ name: 'Work' }, { age: 18, lifeExpectancy: 22 })).toBeNull();
    expect(offerWorkingYears({ name: 'Work' }, { age: 18, lifeExpectancy: 22.5 })).toEqual(OFFERED);
  });

  test('neither for other activities, nor for work that has days and ages already', () => {
    expect(offerWorkingYears({ name: 'Commute' }, AT_36)).toBeNull();
    expect(offerWorkingYears({ name: 'Work', schedule: { ...OFFERED, days: 4 } }, AT_36)).toBeNull();
  });
});
