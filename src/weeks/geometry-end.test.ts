import { describe, expect, test } from 'vitest';
import { ROOM, unmoved } from '../../tests/fixtures/weeks.ts';
import { layOutWeeks } from './geometry.ts';
import { type Direction, WHOLE_YEAR } from './grid.ts';

describe('The line where life expectancy ends', () => {
  const endOf = (end: number, total: number, now = 0, direction: Direction = 'vertical') =>
    layOutWeeks({ total, now, projected: now, end }, WHOLE_YEAR, { width: 556, height: 10_000, direction })
      .end;

  test('is straight after whole years, and reaches out to its figure on the axis', () => {
    // Two rows end at 46. The dots are from 36 to 556.
    expect(endOf(104, 104)).toEqual({
      path: 'M28 46L36 46L36 46L556 46',
      label: { x: 25, y: 51, anchor: 'end' },
    });
  });

  test('has a step in a year that it divides', () => {
    // One week of the third row ends at 36 + 10, four at 36 + 40.
    expect(endOf(105, 105)?.path).toBe('M28 56L46 56L46 46L556 46');
    expect(endOf(108, 108)?.path).toBe('M28 56L76 56L76 46L556 46');
    // 26 weeks of the third row end at 36 + 260; that row ends at 56.
    expect(endOf(130, 130)).toEqual({
      path: 'M28 56L296 56L296 46L556 46',
      label: { x: 25, y: 61, anchor: 'end' },
    });
  });

  test('crosses the chart of someone who is past it', () => {
    expect(endOf(104, 260, 259)?.path).toBe('M28 46L36 46L36 46L556 46');
  });

  test('is vertical in a horizontal chart, with its figure below', () => {
    const room = { width: 55, height: 546, direction: 'horizontal' } as const;
    const { end } = layOutWeeks({ total: 260, now: 0, projected: 0, end: 130 }, WHOLE_YEAR, room);
    expect(end).toEqual({
      path: 'M30 0L30 260L20 260L20 528',
      label: { x: 20, y: 541, anchor: 'middle' },
    });
  });

  test('keeps its figure within the chart, and ages away from it', () => {
    const room = { width: 1000, height: 546, direction: 'horizontal' } as const;
    const at = (age: number) => layOutWeeks({ ...unmoved(age * 52, 0), end: age * 52 }, WHOLE_YEAR, room);
    const agesOf = (age: number) => at(age).ticks.map((tick) => tick.age);
    expect(at(84).end?.label.x).toBe(at(84).width - 14);
    expect(agesOf(84)).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80]);
    expect(agesOf(81)).toEqual([0, 10, 20, 30, 40, 50, 60, 70]);
    // Rows of 10 pixels: 83 years end 25 pixels below the middle of the row of 80, and 82 years 15 pixels.
    const vertical = (age: number) =>
      layOutWeeks({ ...unmoved(age * 52, 0), end: age * 52 }, WHOLE_YEAR, ROOM).ticks.at(-1)?.age;
    expect(vertical(83)).toBe(80);
    expect(vertical(82)).toBe(70);
  });

  test('is missing if no life expectancy is given', () => {
    expect(layOutWeeks(unmoved(104, 0), WHOLE_YEAR, ROOM).end).toBeNull();
  });
});
