import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { profiles, schedules } from '../../tests/fixtures/arbitraries.ts';
import type { Life } from './life.ts';
import { projectLife } from './life-projection.ts';
import {
  averageHours,
  beginsBeyond,
  divideLife,
  findOverfullSpans,
  freeHours,
  happensAt,
  listFullestDay,
} from './schedule.ts';
import { weeksLeft } from './weeks.ts';

const SLEEP = { id: 's', name: 'Sleep', hours: 8, color: 'blue' } as const;
const WORK = { id: 'w', name: 'Work', hours: 8, color: 'green' } as const;
const WORKING_YEARS = { days: 5, from: 22, until: 65 };
const SCHOOL = { days: 5, from: 6, until: 22 };

const lifeOf = (age: number, lifeExpectancy: number, activities: Life['activities']): Life => {
  const weeks = age * 52;
  return { age, lifeExpectancy, activities, weeksLived: weeks, presentWeek: weeks };
};

test('free time is 24 hours minus the total, never below 0', () => {
  expect(freeHours([{ hours: 8 }, { hours: 8 }, { hours: 1 }])).toBe(7);
  expect(freeHours([{ hours: 20 }, { hours: 10 }])).toBe(0);
});

/** Worked by hand. */
describe('8 hours on 5 days a week from 22 to 65, at 36 with a life expectancy of 84', () => {
  const life = lifeOf(36, 84, [SLEEP, { ...WORK, schedule: WORKING_YEARS }]);
  const project = () => projectLife(life).activities;

  test('3.3 years so far: 14 × 5/7 × 8/24; 6.9 ahead: 29 × 5/7 × 8/24', () => {
    const [, work] = project();
    expect(work?.yearsLived).toBeCloseTo((14 * 5) / 7 / 3, 10);
    expect(work?.yearsLived).toBeCloseTo(3.333, 3);
    expect(work?.yearsRemaining).toBeCloseTo((29 * 5) / 7 / 3, 10);
    expect(work?.yearsRemaining).toBeCloseTo(6.905, 3);
  });

  test('its share is that of the whole life: 43 × 5/7 × 8/24 of 84 years are 12.2 %', () => {
    expect(project()[1]?.percentage).toBe(12.2);
  });

  test('free time is what is left at each age: 16 hours a day to 22, 10.3 to 65, then 16 again', () => {
    expect(
      divideLife(life.activities, 84).map(({ from, until, hours }) => [from, until, hours.at(-1)]),
    ).toEqual([
      [0, 22, 16],
      [22, 65, expect.closeTo(16 - (8 * 5) / 7, 5)],
      [65, 84, 16],
    ]);
    const free = project().at(-1);
    expect(free?.yearsLived).toBeCloseTo(36 - 12 - 14 * (5 / 7 / 3), 6);
    expect(free?.hours).toBeCloseTo(16 - 40 / 7, 5);
  });

  test('an activity of every day stays as the specification has it', () => {
    expect(project()[0]).toMatchObject({ yearsLived: 12, yearsRemaining: 16, percentage: 33.3 });
  });

  test('at the slider’s age of 70 all of its years are behind', () => {
    const moved = projectLife(life, (70 - 36) * 52).activities[1];
    expect(moved?.yearsLived).toBeCloseTo(3.333, 3);
    expect(moved?.yearsSoFar).toBeCloseTo((43 * 5) / 7 / 3, 10);
    expect(moved?.yearsRemaining).toBe(0);
  });
});

describe('When an activity happens', () => {
  test('from its first age up to, and without, its last one', () => {
    const at = (age: number) => happensAt({ schedule: WORKING_YEARS }, age);
    expect([21.99, 22, 64.99, 65].map(at)).toEqual([false, true, true, false]);
  });

  test('on a birthday, free time is that of the year of life that begins', () => {
    const freeAt = (age: number) =>
      projectLife(lifeOf(age, 84, [{ ...WORK, schedule: { ...WORKING_YEARS, days: 7 } }])).activities.at(-1)
        ?.hours;
    expect([21, 22, 64, 65].map(freeAt)).toEqual([24, 16, 16, 24]);
  });

  test.each([
    [83, { age: 36, lifeExpectancy: 84 }, false],
    [84, { age: 36, lifeExpectancy: 84 }, true],
    [89, { age: 90, lifeExpectancy: 84 }, false],
    [90, { age: 90, lifeExpectancy: 84 }, true],
  ])('from %d is beyond the ages that count for %o: %s', (from, life, isBeyond) => {
    expect(beginsBeyond({ schedule: { days: 5, from, until: null } }, life)).toBe(isBeyond);
    expect(beginsBeyond({}, life)).toBe(false);
  });

  test('past life expectancy it still counts what has been, and nothing ahead', () => {
    const life = lifeOf(90, 84, [{ ...WORK, schedule: { days: 7, from: 80, until: null } }]);
    const [work] = projectLife(life).activities;
    expect(work?.yearsLived).toBeCloseTo(10 / 3, 10);
    expect(work?.yearsRemaining).toBe(0);
    // 3.33 of 90 years.
    expect(work?.percentage).toBe(3.7);
  });

  test('the hours of a week are its hours times its days, divided by 7', () => {
    expect(averageHours({ ...WORK, schedule: WORKING_YEARS })).toBeCloseTo(40 / 7, 10);
    expect(averageHours(WORK)).toBe(8);
  });
});

describe('More hours than a week has', () => {
  test('are found with their ages', () => {
    const study = { ...WORK, hours: 17, schedule: SCHOOL };
    const job = { ...WORK, hours: 10, schedule: { days: 7, from: 16, until: 65 } };
    expect(findOverfullSpans([SLEEP, study, job])).toEqual([
      { from: 16, until: 22, weeklyHours: 56 + 85 + 70 },
    ]);
  });

  test('168 hours are as many as there are, however they are divided', () => {
    const thirds = [1, 2, 3].map((days) => ({
      ...WORK,
      hours: 24 / 3,
      schedule: { days: 7, from: 0, until: days * 20 },
    }));
    expect(findOverfullSpans(thirds)).toEqual([]);
  });
});

test('the fullest day is that of the ages at which activities take the most hours', () => {
  const school = { ...WORK, hours: 6, schedule: SCHOOL };
  const list = listFullestDay([SLEEP, school, { ...WORK, schedule: WORKING_YEARS }]);
  expect(list.map(({ hours }) => hours)).toEqual([8, 0, 8 * (5 / 7)]);
});

describe('For any life', () => {
  const scheduled = fc
    .tuple(profiles, fc.array(schedules, { minLength: 5, maxLength: 5 }))
    .map(([{ lifeExpectancy, activities }, times]) => ({
      lifeExpectancy,
      activities: activities.map((activity, index) => {
        const schedule = times[index];
        return schedule ? { ...activity, schedule } : activity;
      }),
    }));
  const ages = fc.integer({ min: 0, max: 120 });

  test('at any age of the slider, so far and ahead add up to the share of the whole, and all activities to all years', () => {
    fc.assert(
      fc.property(scheduled, ages, fc.nat(8000), ({ lifeExpectancy, activities }, age, weeks) => {
        const whole = Math.max(age, lifeExpectancy);
        const life = lifeOf(age, lifeExpectancy, activities);
        const projection = projectLife(life, Math.min(weeks, weeksLeft(life)));
        for (const { percentage, yearsSoFar, yearsRemaining } of projection.activities) {
          const share = ((yearsSoFar + yearsRemaining) / whole) * 100;
          expect(Math.abs(share - percentage)).toBeLessThan(0.1 + 1e-6);
        }
        const sum = projection.activities.reduce((years, { yearsLived }) => years + yearsLived, 0);
        // Hours are added up to a millionth.
        expect(sum).toBeCloseTo(age, 4);
      }),
    );
  });

  test('a schedule of every day from birth on changes no figure', () => {
    fc.assert(
      fc.property(profiles, ages, ({ lifeExpectancy, activities }, age) => {
        const figures = (list: typeof activities) =>
          projectLife(lifeOf(age, lifeExpectancy, list)).activities.map((each) => ({
            ...each,
            schedule: undefined,
          }));
        const always = activities.map((each) => ({ ...each, schedule: { days: 7, from: 0, until: null } }));
        expect(divideLife(always, lifeExpectancy)).toEqual(divideLife(activities, lifeExpectancy));
        expect(figures(always)).toEqual(figures(activities));
      }),
    );
  });

  test('without schedules there is one span, of the hours as entered', () => {
    fc.assert(
      fc.property(profiles, ({ lifeExpectancy, activities }) => {
        const hours = activities.map((activity) => activity.hours);
        expect(divideLife(activities, lifeExpectancy)).toEqual([
          { from: 0, until: lifeExpectancy, hours: [...hours, freeHours(activities)] },
        ]);
      }),
    );
  });
});
