import { describe, expect, test } from 'vitest';
import { formatOf, layOut, lineOf, WORDS } from '../../../tests/fixtures/picture-layouts.ts';

test('A few weeks after the last whole year have a row, as half a year has', () => {
  // 84.04 × 52 is 4370.08: two weeks more than 84 years have.
  const [few, half] = [84.04, 84.5].map((years) => layOut(formatOf('print'), years).grid.box);
  expect(few).toEqual(half);
  expect(layOut(formatOf('print'), 84.04).grid.pitch).toBeLessThan(layOut(formatOf('print'), 84).grid.pitch);
});

describe('The wallpaper of a common phone, with 84 years', () => {
  const { grid, lines, end } = layOut(formatOf('wallpaper'));

  test('has nothing but weeks, of half pixels, in the middle of what the clock and the buttons leave free', () => {
    expect([lines, end]).toEqual([[], null]);
    // 36% of 2532 is 912, 13% is 330: 1290 are left for 84 rows and 8 gaps of 0.7, 14.4 each.
    expect(grid.pitch).toBe(14);
    expect(grid.box).toMatchObject({ x: 221, y: 929, width: 52 * 14 });
    expect(grid.box.height).toBeCloseTo(89.6 * 14, 9);
  });
});

describe('A print on A3, with 84 years', () => {
  const layout = layOut(formatOf('print'));
  const { grid, end } = layout;

  test('has title and figures at the top, small print at the foot, and dots between, as large as they can be', () => {
    // 104 + 0.7 × 96; then 0.3 × 96 + 1.45 × 24; and 1680 − 72 − 0.25 × 13.
    expect(lineOf(layout, WORDS.title)).toMatchObject({ x: 594, y: 171.2, size: 96, anchor: 'middle' });
    expect(lineOf(layout, WORDS.figures)?.y).toBeCloseTo(234.8, 9);
    expect(lineOf(layout, WORDS.smallPrint)?.y).toBeCloseTo(1604.75, 9);
    // From 234.8 + 6 + 45.6 to 1604.75 − 9.1 − 45.6 − 21.6775: 1241.9725 for 89.6 rows.
    expect(grid.box.y).toBeCloseTo(286.4, 9);
    expect(grid.pitch).toBeCloseTo(13.8613, 4);
    expect(grid.box.x + grid.box.width / 2).toBeCloseTo(594, 9);
  });

  test('has ages of decades left of their rows', () => {
    const ages = ['0', '10', '20', '30', '40', '50', '60', '70', '80'].map((age) => lineOf(layout, age));
    expect(ages.every((age) => age !== undefined && age.anchor === 'end' && age.x < grid.box.x)).toBe(true);
    // In the middle of the first row: 0.35 of 13 × 1.15 below it.
    expect(ages[0]?.y).toBeCloseTo(grid.box.y + grid.pitch / 2 + 5.2325, 9);
    // A decade is ten rows and a gap of 0.7.
    expect((ages[1]?.y ?? 0) - (ages[0]?.y ?? 0)).toBeCloseTo(10.7 * grid.pitch, 9);
  });

  test('ends with a line across the dots, and its label below, if there is a life expectancy to show', () => {
    expect(end).toMatchObject({ x1: grid.box.x, y1: end?.y2 });
    expect(end?.x2).toBeCloseTo(grid.box.x + grid.box.width, 9);
    expect(end?.y1).toBeGreaterThan(grid.box.y + grid.box.height);
    expect(lineOf(layout, 'Life expectancy, 84.0')?.y).toBeGreaterThan(end?.y2 ?? 0);
    const without = layOut(formatOf('print'), 84, 84, { end: null });
    expect(without.end).toBeNull();
    expect(lineOf(without, 'Life expectancy, 84.0')).toBeUndefined();
  });
});

describe('A square, with 84 years', () => {
  const layout = layOut(formatOf('square'));

  test('has a column a year, ages over the columns, and the line of life expectancy upright after the last', () => {
    // 1080 − 2 × 64 is 952, for 89.6 columns: 10.6 each.
    expect(layout.grid).toMatchObject({ pitch: 10.5, box: { x: 69, height: 52 * 10.5 } });
    expect(layout.grid.box.width).toBeCloseTo(89.6 * 10.5, 9);
    const [zero, ten] = [lineOf(layout, '0'), lineOf(layout, '10')];
    expect(zero?.y).toBeLessThan(layout.grid.box.y);
    // In the middle of the first column.
    expect(zero).toMatchObject({ x: 69 + 5.25, anchor: 'middle' });
    expect((ten?.x ?? 0) - (zero?.x ?? 0)).toBeCloseTo(10.7 * 10.5, 9);
    expect(layout.end?.x1).toBe(layout.end?.x2);
    expect(layout.end?.x1).toBeGreaterThan(layout.grid.box.x + layout.grid.box.width);
  });
});

describe('A title', () => {
  test('that takes more than two lines is set smaller, down to half its size', () => {
    const title = 'The long and winding road of a life in weeks, drawn for Maya';
    const sizes = layOut(formatOf('print'), 84, 36, { title }).lines.filter(
      ({ look }) => look === 'chart-figure',
    );
    expect(sizes).toHaveLength(2);
    expect(sizes[0]?.size).toBeLessThan(96);
    expect(sizes[0]?.size).toBeGreaterThanOrEqual(48);
    expect(sizes.map(({ text }) => text).join(' ')).toBe(title);
  });

  test('of two lines has lines of about the same length, with no word broken', () => {
    const title = 'Everything that Maya has seen';
    const lines = layOut(formatOf('square'), 84, 36, { title }).lines.filter(
      ({ look }) => look === 'chart-figure',
    );
    expect(lines.map(({ text }) => text)).toEqual(['Everything that', 'Maya has seen']);
  });
});
