import { describe, expect, test } from 'vitest';
import { unmoved } from '../../tests/fixtures/weeks.ts';
import { layOutWeeks, type Room } from './geometry.ts';
import { WHOLE_YEAR } from './grid.ts';

describe('A horizontal chart: a column for each year', () => {
  /** Room for a pitch of 10: 546 = 52 × 10 + 26 for the ages; 11 years are 11 + 0.7 + 0.5 pitches. */
  const HORIZONTAL = { width: 122, height: 546, direction: 'horizontal' } as const;
  const horizontal = (count: number, room: Room = HORIZONTAL) =>
    layOutWeeks(unmoved(count * 52, 0), WHOLE_YEAR, room);

  test('runs down for a year, then continues in the next column', () => {
    const { pitch, placeOf } = horizontal(11);
    expect(pitch).toBe(10);
    expect(placeOf(0)).toEqual({ x: 5, y: 5 });
    expect(placeOf(1)).toEqual({ x: 5, y: 15 });
    expect(placeOf(51)).toEqual({ x: 5, y: 515 });
    expect(placeOf(52)).toEqual({ x: 15, y: 5 });
    // After ten years, a gap of 7.
    expect(placeOf(520)).toEqual({ x: 112, y: 5 });
  });

  test('has its years further apart than its weeks, up to 1.3 times, to use the width', () => {
    expect(horizontal(11, { ...HORIZONTAL, width: 134.2 }).placeOf(52).x).toBeCloseTo(16.5, 9);
    expect(horizontal(11, { ...HORIZONTAL, width: 2000 }).placeOf(52).x).toBeCloseTo(19.5, 9);
    expect(horizontal(11, { ...HORIZONTAL, width: 2000 }).placeOf(1).y).toBe(15);
  });

  test('begins right of the gutter', () => {
    const room = { ...HORIZONTAL, width: 222, gutter: 100 };
    expect(horizontal(11, room)).toMatchObject({ left: 100, pitch: 10 });
    expect(horizontal(11, room).placeOf(0)).toEqual({ x: 105, y: 5 });
  });

  test('has its ages below it, the first at its left edge', () => {
    expect(horizontal(11).ticks).toEqual([
      { age: 0, x: 0, y: 541, anchor: 'start' },
      { age: 10, x: 112, y: 541, anchor: 'middle' },
    ]);
  });

  test('has lines of dots that run down', () => {
    const { dots } = layOutWeeks(unmoved(104, 54), WHOLE_YEAR, {
      width: 25,
      height: 546,
      direction: 'horizontal',
    });
    expect(dots).toEqual([
      { tone: 'lived', run: 0, decades: [{ from: 0, path: 'M5 5v510.2M15 5v10.2' }] },
      { tone: 'ahead', run: 0, decades: [{ from: 0, path: 'M15 25v490.2' }] },
    ]);
  });

  test('finds the week nearest to a point', () => {
    const { weekAt } = horizontal(11);
    expect(weekAt({ x: 12, y: 32 })).toBe(52 + 3);
    expect(weekAt({ x: -50, y: 32 })).toBe(3);
    expect(weekAt({ x: 9999, y: 9999 })).toBe(571);
  });
});
