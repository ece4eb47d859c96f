import { describe, expect, test } from 'vitest';
import { ACTIVITY_COLORS, DEFAULT_COLORS } from '../life/colors.ts';
import { layOutMonths } from './month-field.tsx';

const dayOf = (...hours: number[]) =>
  hours.map((each, index) => ({
    id: `${index}`,
    hours: each,
    color: ACTIVITY_COLORS[index] ?? DEFAULT_COLORS.sleep,
  }));
const DAY = dayOf(8, 8, 1);
const layOut = (lived: number | null, total: number | null, activities = DAY) =>
  layOutMonths({ lived, total, activities });

describe('The field of months', () => {
  test('has a column for each year of life expectancy, and fills those that have passed', () => {
    // 84 columns of 10; 438 months are 36 columns and 6 rows of 9; the present month is the 7th.
    expect(layOut(438, 1008)).toMatchObject({
      column: 10,
      end: 840,
      lived: { years: 360, months: 54 },
      now: { x: 365, y: 58.5 },
    });
  });

  test.each([
    ['82 years and 1 month, so that no dot is alone in a column', 438, 985, 82],
    ['84 years and 7 months', 438, 1015, 85],
    ['3 months', 0, 3, 1],
    ['an unknown life expectancy', 438, null, 84],
    ['an unknown life expectancy at an age of 100', 1200, null, 112],
  ])('of %s ends at a whole year', (_, lived, total, years) => {
    const { column, end } = layOut(lived, total);
    expect(end / column).toBeCloseTo(years);
  });

  test('of a newborn has its first month as the present one', () => {
    expect(layOut(0, 1008)).toMatchObject({ lived: { years: 0, months: 0 }, now: { x: 5, y: 4.5 } });
  });

  test('widens for a life past its life expectancy', () => {
    // In the 94th year: 94 columns, of which 84 to life expectancy.
    const { column, end, now } = layOut(1116, 1008);
    expect(column).toBeCloseTo(840 / 94);
    expect(end).toBeCloseTo(84 * column);
    expect(now?.x).toBeCloseTo(840 - column / 2);
  });

  test('does not spread the dots of a short life over its whole width', () => {
    expect(layOut(120, 240)).toMatchObject({ column: 14, end: 280 });
  });

  test('has dots that do not touch, however many columns there are', () => {
    for (const total of [12, 720, 1008, 1800]) {
      const { column, radius } = layOut(0, total);
      expect(2 * radius).toBeLessThan(Math.min(column, 9));
      expect(radius).toBeGreaterThan(2);
    }
  });
});

describe('The bands of a day', () => {
  test('are as high as their share of 24 hours', () => {
    expect(layOut(438, 1008).bands).toEqual([
      { id: '0', y: 0, height: 36, color: ACTIVITY_COLORS[0] },
      { id: '1', y: 36, height: 36, color: ACTIVITY_COLORS[1] },
      { id: '2', y: 72, height: 4.5, color: ACTIVITY_COLORS[2] },
    ]);
  });

  test.each([
    ['more than a day', [20, 20]],
    ['negative hours', [-20, 8]],
  ])('of %s stay within the field', (_title, hours) => {
    const { bands } = layOut(438, 1008, dayOf(...hours));
    for (const { y, height } of bands) {
      expect(height).toBeGreaterThanOrEqual(0);
      expect(y + height).toBeLessThanOrEqual(108);
    }
  });
});
