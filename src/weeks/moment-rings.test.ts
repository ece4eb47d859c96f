import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ROOM, unmoved } from '../../tests/fixtures/weeks.ts';
import { layOutWeeks, type Room } from './geometry.ts';
import { type Point, WHOLE_YEAR } from './grid.ts';
import { labelNumbers, layOutMarks, weekAtMark } from './moment-rings.ts';

/** 84 years with a pitch of 10: week 0 is at 41, 31. This week is the last of the life, far from the marks. */
const GEOMETRY = layOutWeeks(unmoved(84 * 52, 84 * 52 - 1), WHOLE_YEAR, ROOM);
const PHONE: Room = { width: 328, height: 560 };
const WIDE: Room = { width: 1120, height: 560, direction: 'horizontal' };

const numbered = (weeks: readonly number[]) => weeks.map((week, index) => ({ week, number: index + 1 }));
/** A chart of 200 by 100 pixels in which every pixel is a week: how far it is from one to another can be read off. */
const PIXELS = {
  unit: 10,
  width: 200,
  height: 100,
  count: 200 * 100,
  now: null,
  positionOf: (week: number) => ({ x: week % 200, y: Math.floor(week / 200) }),
  weekAt: ({ x, y }: Point) => Math.round(y) * 200 + Math.round(x),
};
const at = (x: number, y: number) => PIXELS.weekAt({ x, y });

describe('The mark of a moment', () => {
  test('is a ring of 20 pixels around its week, with the number of the moment', () => {
    // Year 20, week 30: 36 + 30.5 × 10 and 26 + (20 + 2 × 0.7 + 0.5) × 10.
    expect(layOutMarks(GEOMETRY, numbered([20 * 52 + 30]))).toEqual([
      { x: 341, y: expect.closeTo(245, 9), width: 20, height: 20, label: '1', weeks: [1070] },
    ]);
  });

  // The dot has a radius of 10, 2 pixels of air and 10 of the ring: their middles are 22 pixels apart.
  test.each([
    ['left of it', [32, 50], [30, 50], [10, 50]],
    ['above it', [100, 32], [100, 30], [100, 10]],
    ['below it', [100, 68], [100, 70], [100, 90]],
    // A pixel less at that side would be outside the chart, and the next best is 21 pixels away.
    ['above it with no room at the left', [31, 50], [29, 49], [29, 28]],
    ['right of it with no room above', [100, 31], [101, 29], [122, 29]],
    ['at its own week far beside it', [100, 50], [130, 50], [130, 50]],
  ] as const)('does not hide the present week: it is %s', (_, [nowX, nowY], [weekX, weekY], [x, y]) => {
    const geometry = { ...PIXELS, now: { x: nowX, y: nowY } };
    expect(layOutMarks(geometry, numbered([at(weekX, weekY)]))).toMatchObject([{ x, y }]);
  });
});

describe('Marks that would overlap', () => {
  test('become one in the middle of their weeks, with all numbers', () => {
    const [mark] = layOutMarks(GEOMETRY, numbered([20 * 52 + 30, 20 * 52 + 31]));
    // 3 characters of 7.3 pixels and 8 beside them.
    expect(mark).toMatchObject({ x: 346, width: 30, label: '1–2', weeks: [1070, 1071] });
  });

  test.each([
    [70, 30, ['1–2']],
    [70, 50, ['1–2']],
    [71, 30, ['1', '2']],
    [50, 51, ['1', '2']],
  ])('stay separate if they are at least 21 pixels apart: at 50, 30 and %d, %d', (x, y, labels) => {
    const marks = layOutMarks(PIXELS, numbered([at(50, 30), at(x, y)]));
    expect(marks.map(({ label }) => label)).toEqual(labels);
  });

  test('have their numbers in order, even if the first and the last touch before the one between', () => {
    // The third is 10 pixels below the first, and their mark, 38 pixels wide, reaches the second.
    const weeks = [at(50, 30), at(75, 30), at(50, 40)];
    expect(layOutMarks(PIXELS, numbered(weeks))).toMatchObject([{ label: '1–3', weeks }]);
  });

  test.each([
    [[7], '7'],
    [[7, 8], '7–8'],
    [[7, 12], '7, 12'],
    [[7, 9, 12], '7+'],
  ])('have the numbers %j written as %s', (numbers, label) => {
    expect(labelNumbers(numbers)).toBe(label);
  });

  test.each([PHONE, WIDE])('are few enough to be read with 50 moments in one year: %j', (room) => {
    const geometry = layOutWeeks(unmoved(84 * 52, 36 * 52), WHOLE_YEAR, room);
    const { length } = layOutMarks(geometry, numbered(Array.from({ length: 50 }, (_, week) => 520 + week)));
    expect([length >= 4, length <= 13]).toEqual([true, true]);
  });
});

describe('The week at a point', () => {
  // One mark of 30 by 20 pixels around 100, 55.
  const weeks = [at(95, 50), at(105, 60)];
  const weekIn = (x: number, y: number) => weekAtMark(layOutMarks(PIXELS, numbered(weeks)), PIXELS, { x, y });

  test('is that of the nearest moment within a mark, up to its edges', () => {
    expect([weekIn(99, 55), weekIn(100, 54), weekIn(85, 55), weekIn(100, 45)]).toEqual(
      Array(4).fill(weeks[0]),
    );
    expect([weekIn(101, 55), weekIn(100, 56), weekIn(115, 55), weekIn(100, 65)]).toEqual(
      Array(4).fill(weeks[1]),
    );
  });

  test('is the nearest one anywhere else', () => {
    expect([weekIn(116, 55), weekIn(100, 66)]).toEqual([at(116, 55), at(100, 66)]);
  });
});

const someWeeks = fc
  .array(fc.nat(84 * 52), { maxLength: 50 })
  .map((weeks) => weeks.toSorted((one, other) => one - other));

test('marks never overlap, have every moment of the picture once, and stay within the chart', () => {
  fc.assert(
    fc.property(someWeeks, fc.nat(84 * 52 - 1), fc.constantFrom(PHONE, WIDE), (weeks, now, room) => {
      const geometry = layOutWeeks(unmoved(84 * 52, now), WHOLE_YEAR, room);
      const marks = layOutMarks(geometry, numbered(weeks));
      const drawn = marks.flatMap((mark) => mark.weeks).toSorted((one, other) => one - other);
      expect(drawn).toEqual(weeks.filter((week) => week < geometry.count));
      for (const [index, { x, y, width, height }] of marks.entries()) {
        expect(x - width / 2).toBeGreaterThanOrEqual(-1e-9);
        expect(x + width / 2).toBeLessThanOrEqual(geometry.width + 1e-9);
        expect(y - height / 2).toBeGreaterThanOrEqual(-1e-9);
        expect(y + height / 2).toBeLessThanOrEqual(geometry.height + 1e-9);
        const apart = marks
          .slice(index + 1)
          .every(
            (other) => Math.abs(x - other.x) >= (width + other.width) / 2 || Math.abs(y - other.y) >= height,
          );
        expect(apart).toBe(true);
      }
    }),
  );
});
