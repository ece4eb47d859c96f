import { describe, expect, test } from 'vitest';
import { createLife } from '../../life/life.ts';
import { listWallpapers } from './wallpaper-set.tsx';

const lifeOf = (lifeExpectancy: number) =>
  createLife(
    { birthdate: { year: 1984, month: 2, day: 29 }, lifeExpectancy, activities: [] },
    { year: 2026, month: 3, day: 1 },
  );

describe('The wallpapers of the next year', () => {
  const wallpapers = listWallpapers(lifeOf(76), { year: 2027, month: 12, day: 30 });

  test('are 52, named after the days to use them, a week apart, also over a leap day', () => {
    expect(wallpapers).toHaveLength(52);
    expect(wallpapers.slice(0, 2).map(({ name }) => name)).toEqual(['2027-12-30', '2028-01-06']);
    // 30 December and 9 × 7 days: 2 March 2028, since that February has 29.
    expect(wallpapers[9]?.name).toBe('2028-03-02');
    expect(wallpapers.at(-1)?.name).toBe('2028-12-21');
  });

  test('begin with the present week and move on by one', () => {
    // 42 × 52: the birthday was the same day.
    expect(wallpapers.map(({ weeks }) => weeks.now)).toEqual(
      Array.from({ length: 52 }, (_, week) => 2184 + week),
    );
    expect(new Set(wallpapers.map(({ weeks }) => weeks.total))).toEqual(new Set([76 * 52]));
  });

  test('of someone past the average grow with each week', () => {
    const totals = listWallpapers(lifeOf(42), { year: 2026, month: 3, day: 1 }).map(
      ({ weeks }) => weeks.total,
    );
    expect([totals[0], totals.at(-1)]).toEqual([2185, 2236]);
  });
});
