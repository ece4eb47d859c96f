import { describe, expect, test } from 'vitest';
import { COLOR_NAMES } from '../life/colors.ts';
import { layOutMonths, placeNames } from './month-field.tsx';

const dayOf = (...hours: number[]) =>
  hours.map((each, index) => ({
    id: `${index}`,
    hours: each,
    color: COLOR_NAMES[index] ?? 'blue',
  }));
const DAY = dayOf(8, 8, 1);
const layOut = (lived: number | null, total: number | null, activities = DAY) =>
  layOutMonths({ lived, total, chapters: [], activities });

describe('The field of months', () => {
  test('has a column for each year of life expectancy, and fills those that have passed', () => {
    // 438 months are 36 columns and 6 rows; the present month is the 7th.
    expect(layOut(438, 1008)).toMatchObject({
      years: 84,
      end: 84,
      lived: 'M0 0H1V0H37V6H36V12H0Z',
      now: { x: 36.5, y: 6.5 },
    });
  });

  test.each([
    ['82 years and 1 month, so that no dot is alone in a column', 438, 985, 82],
    ['84 years and 7 months', 438, 1015, 85],
    ['3 months', 0, 3, 1],
    ['an unknown life expectancy', 438, null, 84],
    ['an unknown life expectancy at an age of 100', 1200, null, 112],
  ])('of %s ends at a whole year', (_, lived, total, years) => {
    expect(layOut(lived, total).end).toBe(years);
  });

  test('of a newborn has its first month as the present one', () => {
    expect(layOut(0, 1008).now).toMatchObject({ x: 0.5, y: 0.5 });
  });

  test('widens for a life past its life expectancy', () => {
    // In the 94th year.
    expect(layOut(1116, 1008)).toMatchObject({ years: 94, end: 84, now: { x: 93.5, y: 0.5 } });
  });

  test('does not spread the dots of a short life over its whole width', () => {
    expect(layOut(120, 240)).toMatchObject({ years: 60, end: 20 });
  });

  test('has round dots that do not touch, however many columns there are', () => {
    for (const total of [12, 720, 1008, 1800]) {
      const { years, radius } = layOut(0, total);
      expect(Math.max(radius.x, radius.y)).toBeLessThan(0.5);
      expect((radius.x * 840) / years).toBeCloseTo(radius.y * 9, 0);
      expect(radius.y * 9).toBeGreaterThan(2);
    }
  });
});

describe('The chapters', () => {
  const chapter = (id: string, from: number, until: number) =>
    ({ id, name: id, from, until, color: 'blue' }) as const;
  const layOutChapters = (...chapters: ReturnType<typeof chapter>[]) =>
    layOutMonths({ lived: 438, total: 1008, chapters, activities: DAY });

  test('fill their months, from the middle of one column to the middle of another', () => {
    const { chapters, bands } = layOutChapters(chapter('School', 75, 217));
    expect(chapters.map(({ path }) => path)).toEqual(['M6 3H7V0H19V1H18V12H6Z']);
    expect(bands).toEqual([]);
  });

  test('end where the field ends', () => {
    const { chapters } = layOutChapters(
      chapter('Lyon', 252, Number.POSITIVE_INFINITY),
      chapter('Mars', 1200, 1300),
    );
    expect(chapters.map(({ path }) => path)).toEqual(['M21 0H22V0H85V0H84V12H21Z']);
  });
});

describe('The names of the chapters', () => {
  const place = (...chapters: [name: string, from: number][]) =>
    placeNames(
      chapters.map(([name, from]) => ({ name, from })),
      1000,
    ).map(({ row, start }) => [row, start]);

  test('begin at their first months, above the field while they fit', () => {
    // ‘School’ takes 6 × 0.58 + 0.6 em.
    expect(place(['School', 100], ['Lyon', 500])).toEqual([
      [1, '10%'],
      [1, 'max(50%, 10% + 4.08em)'],
    ]);
  });

  test('change to the row below it where the one above is taken', () => {
    // ‘Childhood’ takes 9 × 0.58 + 0.6 of 26 em, more than a tenth of them.
    expect(place(['Childhood', 0], ['School', 100], ['Lyon', 230])).toEqual([
      [1, '0%'],
      [2, '10%'],
      [1, 'max(23%, 0% + 5.82em)'],
    ]);
  });

  test('follow the name before them where both rows are taken', () => {
    // The last one would begin 3.22 em late above, and 2.2 em below.
    expect(place(['Childhood', 0], ['Lycée', 50], ['Rome', 100], ['Lyon', 120])).toEqual([
      [1, '0%'],
      [2, '5%'],
      [2, 'max(10%, 5% + 3.5em)'],
      [1, 'max(12%, 0% + 5.82em)'],
    ]);
  });

  test('in letters that fill a square take more room', () => {
    // 5 + 0.6 of 26 em; in other letters, 3.5.
    expect(place(['あいうえお', 0], ['School', 150])).toMatchObject([
      [1, '0%'],
      [2, '15%'],
    ]);
    expect(place(['Lycée', 0], ['School', 150])).toMatchObject([
      [1, '0%'],
      [1, 'max(15%, 0% + 3.5em)'],
    ]);
  });
});

describe('The bands of a day', () => {
  test('are as high as their share of 24 hours', () => {
    expect(layOut(438, 1008).bands).toEqual([
      { id: '0', y: 0, height: 4, color: 'blue' },
      { id: '1', y: 4, height: 4, color: 'green' },
      { id: '2', y: 8, height: 0.5, color: 'purple' },
    ]);
  });

  test.each([
    ['more than a day', [20, 20]],
    ['negative hours', [-20, 8]],
  ])('of %s stay within the field', (_title, hours) => {
    const { bands } = layOut(438, 1008, dayOf(...hours));
    for (const { y, height } of bands) {
      expect(height).toBeGreaterThanOrEqual(0);
      expect(y + height).toBeLessThanOrEqual(12);
    }
  });
});
