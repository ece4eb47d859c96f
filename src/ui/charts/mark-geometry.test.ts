import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ROOM, unmoved } from '../../../tests/fixtures/weeks.ts';
import { labelNumbers, layOutMarks, type MomentMark, weekAtMark } from './mark-geometry.ts';
import { WHOLE_YEAR } from './week-bands.ts';
import { layOutWeeks } from './week-geometry.ts';
import type { Bounds } from './week-grid.ts';

/** 84 years with a pitch of 10: week 0 is at 41, 31. This week is the last of the life, far from the marks. */
const GEOMETRY = layOutWeeks(unmoved(84 * 52, 84 * 52 - 1), WHOLE_YEAR, ROOM);
const PHONE: Bounds = { width: 328, height: 560 };
const WIDE: Bounds = { width: 1120, height: 560, direction: 'horizontal' };

const numbered = (weeks: readonly number[]) => weeks.map((week, index) => ({ week, number: index + 1 }));
const labelsOf = (marks: readonly MomentMark[]) => marks.map(({ label }) => label);

describe('The mark of a moment', () => {
  test('is a ring of 20 pixels around its week, with the number of the moment', () => {
    // Year 20, week 30: 36 + 30.5 × 10 and 26 + (20 + 2 × 0.7 + 0.5) × 10.
    expect(layOutMarks(GEOMETRY, numbered([20 * 52 + 30]))).toEqual([
      { x: 341, y: expect.closeTo(245, 9), width: 20, height: 20, label: '1', weeks: [1070] },
    ]);
  });

  test('stays within the chart', () => {
    // The last week of a year ends at the right edge: 556 − 10.
    expect(layOutMarks(GEOMETRY, numbered([20 * 52 + 51]))).toMatchObject([{ x: 546 }]);
  });

  test('is left out after the last week that is drawn', () => {
    expect(layOutMarks(GEOMETRY, numbered([84 * 52]))).toEqual([]);
  });

  test('is beside the present week, not on it', () => {
    // The dot has a radius of 10, 2 pixels of air and 10 of the ring: 22 pixels to the left.
    const geometry = layOutWeeks(unmoved(84 * 52, 20 * 52 + 30), WHOLE_YEAR, ROOM);
    expect(layOutMarks(geometry, numbered([20 * 52 + 30]))).toMatchObject([{ x: 319, weeks: [1070] }]);
    expect(layOutMarks(geometry, numbered([20 * 52 + 31]))).toMatchObject([{ x: 363 }]);
  });
});

describe('Marks that would overlap', () => {
  test('become one in the middle of their weeks, with all numbers', () => {
    const [mark] = layOutMarks(GEOMETRY, numbered([20 * 52 + 30, 20 * 52 + 31]));
    expect(mark).toMatchObject({ x: 346, label: '1–2', weeks: [1070, 1071] });
  });

  test('stay separate if they are at least 21 pixels apart', () => {
    expect(labelsOf(layOutMarks(GEOMETRY, numbered([1070, 1072])))).toEqual(['1–2']);
    expect(labelsOf(layOutMarks(GEOMETRY, numbered([1070, 1073])))).toEqual(['1', '2']);
  });

  test.each([
    [[7], '7'],
    [[7, 8], '7–8'],
    [[7, 8, 9], '7–9'],
    [[7, 12], '7, 12'],
    [[7, 9, 12], '7+'],
  ])('have the numbers %j written as %s', (numbers, label) => {
    expect(labelNumbers(numbers)).toBe(label);
  });

  test.each([
    ['a phone', PHONE],
    ['a wide page', WIDE],
  ])('are few enough to be read on %s with 50 moments in one year', (_, room) => {
    const geometry = layOutWeeks(unmoved(84 * 52, 36 * 52), WHOLE_YEAR, room);
    const marks = layOutMarks(geometry, numbered(Array.from({ length: 50 }, (__, week) => 520 + week)));
    expect(marks.flatMap(({ weeks }) => weeks)).toHaveLength(50);
    expect(marks.length).toBeGreaterThanOrEqual(4);
    expect(marks.length).toBeLessThanOrEqual(13);
  });
});

describe('The week at a point', () => {
  const marks = layOutMarks(GEOMETRY, numbered([1070, 1071]));

  test('is that of the nearest moment within a mark', () => {
    expect(weekAtMark(marks, GEOMETRY, { x: 335, y: 240 })).toBe(1070);
    expect(weekAtMark(marks, GEOMETRY, { x: 355, y: 250 })).toBe(1071);
  });

  test('is the nearest one anywhere else', () => {
    expect(weekAtMark(marks, GEOMETRY, { x: 371, y: 245 })).toBe(1073);
    expect(weekAtMark([], GEOMETRY, { x: 351, y: 245 })).toBe(1071);
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
