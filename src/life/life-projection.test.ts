import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarDates, profiles } from '../../tests/fixtures/arbitraries.ts';
import { createLife, type Profile } from './life.ts';
import {
  agesWithinYearOfExpectancy,
  FREE_TIME,
  hasYearsAhead,
  isPartOfDay,
  movedAge,
  projectLife,
  shareOfLine,
  snapOffset,
} from './life-projection.ts';
import { weeksLeft } from './weeks.ts';

const oneDecimal = (years: number) => Number(years.toFixed(1));

const WORKED: Profile = {
  birthdate: { year: 1984, month: 2, day: 29 },
  lifeExpectancy: 76,
  activities: [
    { id: 'a', name: 'Sleep', hours: 8, color: 'blue' },
    { id: 'b', name: 'Work', hours: 8, color: 'green' },
    { id: 'c', name: 'Exercise', hours: 1, color: 'purple' },
  ],
};
const SEEN_ON = { year: 2026, month: 3, day: 1 };

const figuresOf = (projection: ReturnType<typeof projectLife>) =>
  projection.activities.map(({ name, yearsSoFar, yearsRemaining, percentage }) => [
    name,
    oneDecimal(yearsSoFar),
    oneDecimal(yearsRemaining),
    oneDecimal(percentage),
  ]);

describe('The worked example: born 1984-02-29, seen on 2026-03-01, life expectancy 76.0', () => {
  const life = createLife(WORKED, SEEN_ON);
  const projectToday = () => projectLife(life);

  test('Age 42, Years Remaining 34, Weeks Left 1,768, weeks lived 2,191, 12,376 days', () => {
    expect(projectToday()).toMatchObject({
      age: 42,
      projectedAge: 42,
      moved: false,
      offsetWeeks: 0,
      lifeExpectancy: 76,
      yearsRemaining: 34,
      weeksRemaining: 1768,
      daysRemaining: 12_376,
      weeksLived: 2191,
    });
    expect(weeksLeft(life)).toBe(1768);
  });

  test('counts weeks as on the day on which the slider’s age is reached', () => {
    const profile = { ...WORKED, birthdate: { year: 1990, month: 11, day: 30 } };
    const { birthdate } = profile;
    const [before, after] = [29, 30].map((day) => createLife(profile, { year: 2026, month: 11, day }));
    if (!before || !after) throw new Error('No life');
    // A day before the 36th birthday the slider is at 36, and on it, it rests there.
    expect(projectLife(before, 52, '', birthdate)).toMatchObject({ projectedAge: 36, weeksSoFar: 1878 });
    expect(projectLife(after, 0, '', birthdate)).toMatchObject({ projectedAge: 36, weeksSoFar: 1878 });
    expect(projectLife(before, 52, '', birthdate).weeks.projected).toBe(36 * 52);
    expect(after.presentWeek).toBe(36 * 52);
  });

  test('each activity so far, to come and as a share of the day; free time at the end', () => {
    expect(figuresOf(projectToday())).toEqual([
      ['Sleep', 14, 11.3, 33.3],
      ['Work', 14, 11.3, 33.3],
      ['Exercise', 1.8, 1.4, 4.2],
      ['', 12.3, 9.9, 29.2],
    ]);
    expect(projectLife(life, 0, 'Free time').activities.map(({ name }) => name)).toContain('Free time');
  });

  test('an activity keeps its id, hours and color; free time has none', () => {
    const { activities } = projectToday();
    expect(activities[0]).toMatchObject({ id: 'a', hours: 8, color: 'blue' });
    expect(activities[3]).toMatchObject({ id: FREE_TIME, hours: 7, color: null });
  });

  test('with the slider at 260 weeks: age 47, Sleep 15.7, 10,556 days and 29 years remaining', () => {
    const moved = projectLife(life, 260);
    expect(moved).toMatchObject({
      age: 42,
      projectedAge: 47,
      moved: true,
      weeksRemaining: 1508,
      daysRemaining: 10_556,
      yearsRemaining: 29,
    });
    expect(figuresOf(moved)[0]).toEqual(['Sleep', 15.7, 9.7, 33.3]);
  });
});

describe('Remaining years are the life expectancy less the age, floored at 0', () => {
  test('someone older than the life expectancy has 0 years and 0 weeks left, and no figure below 0', () => {
    const projection = projectLife(createLife({ ...WORKED, lifeExpectancy: 40 }, SEEN_ON));
    expect(projection).toMatchObject({ age: 42, yearsRemaining: 0, weeksRemaining: 0, daysRemaining: 0 });
    expect(projection.activities.map(({ yearsRemaining }) => yearsRemaining)).toEqual([0, 0, 0, 0]);
  });

  test('weeks are whole: 84.04 years less 36 are 2,498 weeks left, not 2,498.1', () => {
    const profile = { ...WORKED, birthdate: { year: 1990, month: 5, day: 15 }, lifeExpectancy: 84.04 };
    const life = createLife(profile, { year: 2026, month: 11, day: 21 });
    expect(projectLife(life).weeksRemaining).toBe(2498);
  });
});

test('charts of a day leave out a free time of 0, but not an activity of 0 hours, which the visitor entered', () => {
  const list = (...hours: readonly number[]) => {
    const activities = hours.map((each, index) => ({
      id: `a${index}`,
      name: `Activity ${index}`,
      hours: each,
      color: 'blue' as const,
    }));
    const { activities: projected } = projectLife(createLife({ ...WORKED, activities }, SEEN_ON));
    return projected.filter(isPartOfDay).map(({ name }) => name);
  };
  expect(list(24, 0)).toEqual(['Activity 0', 'Activity 1']);
  expect(list(23.9, 0)).toEqual(['Activity 0', 'Activity 1', '']);
});

test('for any birthdate, life expectancy and activities, no figure is NaN, infinite or negative at any position of the slider', () => {
  let movable = 0;
  fc.assert(
    fc.property(profiles, calendarDates(2027, 2040), fc.nat(8000), (profile, today, weeks) => {
      const life = createLife(profile, today);
      if (weeksLeft(life) > 0) movable += 1;
      const figures: number[] = [];
      const projection = projectLife(life, snapOffset(weeks, weeksLeft(life)));
      JSON.stringify(projection, (_key, value: unknown) => {
        if (typeof value === 'number') figures.push(value);
        return value;
      });
      expect(figures.length).toBeGreaterThan(15);
      expect(figures.filter((figure) => !(Number.isFinite(figure) && figure >= 0))).toEqual([]);
    }),
  );
  expect(movable).toBeGreaterThan(10);
});

test.each([
  [25, 1768, 0],
  [27, 1768, 52],
  [285, 1768, 260],
  [287, 1768, 312],
  [-52, 1768, 0],
  // The end is exactly the weeks remaining, though it is no multiple of 52.
  [2496, 2498, 2496],
  [2498, 2498, 2498],
  [9999, 2498, 2498],
  // 76 is halfway between 52 and 100.
  [76, 100, 52],
  [77, 100, 100],
  [10, 30, 0],
  [30, 30, 30],
  [52, 0, 0],
])(
  'at %d weeks, a slider that ends at %d snaps to %d: the nearest multiple of 52, or its end',
  (weeks, end, at) => {
    expect(snapOffset(weeks, end)).toBe(at);
  },
);

test.each([
  [0, 0],
  [20, 0.25],
  [80, 1],
  [95, 1],
])('%d years are a share of %d of a line of 80 years, at most all of it', (years, share) => {
  expect(shareOfLine({ lifeExpectancy: 80 }, years)).toBe(share);
});

test('the slider has an age of its own only when it is moved, and no years ahead at its end', () => {
  const life = createLife(WORKED, SEEN_ON);
  expect([0, 260].map((weeks) => movedAge(projectLife(life, weeks)))).toEqual([null, 47]);
  expect([0, 1768].map((weeks) => hasYearsAhead(projectLife(life, weeks)))).toEqual([true, false]);
});

test('at 84, with a life expectancy of 84.04, everything follows that number, however near it is', () => {
  // Seen on her 84th birthday.
  const life = createLife({ ...WORKED, lifeExpectancy: 84.04 }, { year: 2068, month: 2, day: 29 });
  const today = projectLife(life);
  // 84.04 × 52 = 4,370.08; 0.04 × 52 = 2.08.
  expect(today).toMatchObject({ age: 84, weeksRemaining: 2, daysRemaining: 14 });
  expect(today.weeks).toEqual({ total: 4370, now: 4368, projected: 4368 });
  // 8 of 24 hours of 84 and of 0.04 years.
  expect(figuresOf(today)[0]).toEqual(['Sleep', 28, 0, 33.3]);
  expect(today.activities[0]?.yearsRemaining).toBeCloseTo(0.04 / 3, 10);
  // Less than a tenth of a year.
  expect(hasYearsAhead(today)).toBe(false);
  expect(hasYearsAhead({ ...today, lifeExpectancy: 84.1 })).toBe(true);
  expect(projectLife(life, 2)).toMatchObject({ weeksRemaining: 0 });
});

test('at the slider’s end, the years up to it are those that were ahead, though Weeks Left are whole weeks', () => {
  // 38.78 × 52 = 2,016.56; 8 of 24 hours of 38.78 years are 12.927, and of 2,016 weeks 12.923.
  const life = createLife({ ...WORKED, lifeExpectancy: 80.78 }, SEEN_ON);
  const [today, end] = [projectLife(life), projectLife(life, weeksLeft(life))];
  expect(end).toMatchObject({ projectedAge: 80.78, yearsRemaining: 0, weeksRemaining: 0 });
  for (const [index, { yearsLived, yearsSoFar }] of end.activities.entries())
    expect(yearsSoFar - yearsLived).toBeCloseTo(today.activities[index]?.yearsRemaining ?? Number.NaN, 10);
});

test.each([
  // The slider is at the last birthday, and half a year has passed since.
  [83.5, 83, 84.5, true],
  [83.5, 83, 84.6, false],
  // The slider is moved to a later age.
  [40.5, 83, 84, true],
  [40.5, 83, 84.1, false],
  [90, 89, 84, true],
])('at exactly %d, with the slider at %d, an end at %d is near: %s', (exactAge, projectedAge, end, near) => {
  const ages = { age: Math.floor(exactAge), exactAge, projectedAge, moved: false, lifeExpectancy: end };
  expect(agesWithinYearOfExpectancy(ages)).toBe(near);
});
