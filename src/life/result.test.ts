import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarDates, profiles } from '../../tests/fixtures/arbitraries.ts';
import type { CalendarDate } from './calendar-date.ts';
import { createLife, type Profile } from './life.ts';
import { calculateResult, FREE_TIME, isPartOfDay } from './result.ts';
import { projectResult, snapOffset } from './slider-projection.ts';
import { weeksLived } from './weeks.ts';

const oneDecimal = (years: number) => Number(years.toFixed(1));

const WORKED: Profile = {
  birthdate: { year: 1984, month: 2, day: 29 },
  lifeExpectancy: 76,
  activities: [
    { id: 'a', name: 'Sleep', hours: 8, color: '#4E84F0' },
    { id: 'b', name: 'Work', hours: 8, color: '#59D4A6' },
    { id: 'c', name: 'Exercise', hours: 1, color: '#CF9FFA' },
  ],
};
const SEEN_ON = { year: 2026, month: 3, day: 1 };

describe('The worked example: born 1984-02-29, as of 2026-03-01, life expectancy 76.0', () => {
  const result = calculateResult(createLife(WORKED, SEEN_ON));

  test('Age 42, Years Remaining 34, Weeks Left 1,768, weeks lived 2,191, weeks total 3,952', () => {
    expect(result).toMatchObject({
      age: 42,
      lifeExpectancy: 76,
      yearsRemaining: 34,
      weeksRemaining: 1768,
      weeksLived: 2191,
      weeksTotal: 3952,
    });
  });

  test('Sleep 14.0 years so far and 33.3 %, Exercise 1.8 and 4.2 %', () => {
    const shown = result.activityStats.map(({ name, years, percentage }) => [
      name,
      oneDecimal(years),
      oneDecimal(percentage),
    ]);
    expect(shown).toEqual([
      ['Sleep', 14, 33.3],
      ['Work', 14, 33.3],
      ['Exercise', 1.8, 4.2],
    ]);
  });

  test('Sleep 11.3 years to come, Exercise 1.4, and Free Time 12.3 so far and 9.9 to come, at the end', () => {
    expect(result.futureProjections.at(-1)).toMatchObject({ id: 'free-time', color: null });
    const shown = result.futureProjections.map(({ activity, yearsSoFar, yearsRemaining }) => [
      activity,
      oneDecimal(yearsSoFar),
      oneDecimal(yearsRemaining),
    ]);
    expect(shown).toEqual([
      ['Sleep', 14, 11.3],
      ['Work', 14, 11.3],
      ['Exercise', 1.8, 1.4],
      ['Free Time', 12.3, 9.9],
    ]);
  });

  test('with the slider at 260 weeks: age 47, Sleep 15.7, 10,556 days remaining', () => {
    const projection = projectResult(WORKED, result, 260);
    expect(projection.age).toBe(47);
    expect(oneDecimal(projection.activityStats[0]?.years ?? 0)).toBe(15.7);
    expect(projection.daysRemaining).toBe(10_556);
    expect(projection.yearsRemaining).toBe(29);
  });
});

describe('Remaining years are the life expectancy less the age, floored at 0', () => {
  test('someone older than the life expectancy has 0 years and 0 weeks left, and no figure below 0', () => {
    const result = calculateResult(createLife({ ...WORKED, lifeExpectancy: 40 }, SEEN_ON));
    expect(result).toMatchObject({ age: 42, yearsRemaining: 0, weeksRemaining: 0, weeksTotal: 2080 });
    expect(result.futureProjections.map((projection) => projection.yearsRemaining)).toEqual([0, 0, 0, 0]);
  });

  test('weeks are whole: 84.04 years less 36 are 2,498 weeks left, not 2,498.1', () => {
    const profile = { ...WORKED, birthdate: { year: 1990, month: 5, day: 15 }, lifeExpectancy: 84.04 };
    const result = calculateResult(createLife(profile, { year: 2026, month: 11, day: 21 }));
    expect(result.weeksRemaining).toBe(2498);
    expect(result.weeksTotal).toBe(4370);
  });
});

describe('Free time is 24 hours less the total, floored at 0', () => {
  test('activities of 24 hours leave 0 years of free time', () => {
    const activities = [{ id: 'a', name: 'Sleep', hours: 24, color: '#4E84F0' as const }];
    const free = calculateResult(createLife({ ...WORKED, activities }, SEEN_ON)).futureProjections.at(-1);
    expect(free).toMatchObject({ id: FREE_TIME, activity: 'Free Time', yearsSoFar: 0, yearsRemaining: 0 });
  });

  test('free time of 0 is not shown as a part of the day; an activity of 0 hours is', () => {
    const listed = (hours: readonly number[]) => {
      const activities = hours.map((each, index) => ({
        id: `a${index}`,
        name: `Activity ${index}`,
        hours: each,
        color: '#4E84F0' as const,
      }));
      const { futureProjections } = calculateResult(createLife({ ...WORKED, activities }, SEEN_ON));
      return futureProjections.filter(isPartOfDay).map(({ activity }) => activity);
    };
    expect(listed([24, 0])).toEqual(['Activity 0', 'Activity 1']);
    expect(listed([23.9, 0])).toEqual(['Activity 0', 'Activity 1', 'Free Time']);
  });
});

describe('For any birthdate, life expectancy from 1 to 150 and activities', () => {
  const todays = calendarDates(2027, 2100);

  test('years so far and ahead add up to hours / 24 of the life expectancy, or of a greater age', () => {
    fc.assert(
      fc.property(profiles, todays, fc.nat(8000), (profile, today, weeks) => {
        const result = calculateResult(createLife(profile, today));
        const offset = Math.min(weeks, result.weeksRemaining);
        const { age, futureProjections } = projectResult(profile, result, offset);
        for (const { percentage, yearsSoFar, yearsRemaining } of futureProjections) {
          const whole = Math.max(profile.lifeExpectancy, age);
          expect(yearsSoFar + yearsRemaining).toBeCloseTo((percentage / 100) * whole, 6);
        }
      }),
    );
  });

  test('activities and free time together are the whole life', () => {
    fc.assert(
      fc.property(profiles, todays, (profile, today) => {
        const { age, futureProjections } = calculateResult(createLife(profile, today));
        const lived = futureProjections.reduce((years, { yearsSoFar }) => years + yearsSoFar, 0);
        expect(lived).toBeCloseTo(age, 4);
      }),
    );
  });

  test('no figure is NaN, infinite or negative at any position of the slider', () => {
    fc.assert(
      fc.property(profiles, todays, fc.nat(8000), (profile, today, weeks) => {
        const result = calculateResult(createLife(profile, today));
        const offset = snapOffset(weeks, result.weeksRemaining);
        const figures: number[] = [];
        JSON.stringify([result, projectResult(profile, result, offset)], (_key, value: unknown) => {
          if (typeof value === 'number') figures.push(value);
          return value;
        });
        expect(figures.length).toBeGreaterThan(15);
        expect(figures.filter((figure) => !(Number.isFinite(figure) && figure >= 0))).toEqual([]);
      }),
    );
  });

  test('the slider at 0 gives exactly the figures of today', () => {
    fc.assert(
      fc.property(profiles, todays, (profile, today) => {
        const result = calculateResult(createLife(profile, today));
        const { activityStats, futureProjections, yearsRemaining, age } = projectResult(profile, result, 0);
        expect({ activityStats, futureProjections, yearsRemaining, age }).toEqual({
          activityStats: result.activityStats,
          futureProjections: result.futureProjections,
          yearsRemaining: result.yearsRemaining,
          age: result.age,
        });
      }),
    );
  });

  test('weeks lived never decrease', () => {
    const order = ({ year, month, day }: CalendarDate) => year * 10_000 + month * 100 + day;
    fc.assert(
      fc.property(calendarDates(1, 2026), todays, todays, (born, someDay, otherDay) => {
        const [earlier, later] =
          order(someDay) <= order(otherDay) ? [someDay, otherDay] : [otherDay, someDay];
        expect(weeksLived(born, later)).toBeGreaterThanOrEqual(weeksLived(born, earlier));
      }),
    );
  });
});

describe('The slider runs from 0 to the weeks remaining in steps of 52', () => {
  test('a position between two steps snaps to the nearest', () => {
    expect([0, 25, 27, 260, 285, 287].map((weeks) => snapOffset(weeks, 1768))).toEqual([
      0, 0, 52, 260, 260, 312,
    ]);
  });

  test('its end is exactly the weeks remaining, even between two multiples of 52', () => {
    expect(snapOffset(2498, 2498)).toBe(2498);
    expect(snapOffset(2496, 2498)).toBe(2496);
    expect(snapOffset(9999, 2498)).toBe(2498);
    // 76 is halfway between 52 and 100.
    expect(snapOffset(76, 100)).toBe(52);
    expect(snapOffset(77, 100)).toBe(100);
    expect(snapOffset(30, 30)).toBe(30);
    expect(snapOffset(10, 30)).toBe(0);
  });

  test('with no weeks remaining, it stays at 0', () => {
    expect(snapOffset(52, 0)).toBe(0);
    expect(snapOffset(-52, 1768)).toBe(0);
  });
});
