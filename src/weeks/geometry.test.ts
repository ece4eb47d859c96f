import { describe, expect, test } from 'vitest';
import { partsOf, ROOM, runsOf, unmoved } from '../../tests/fixtures/weeks.ts';
import type { WeeksOfLife } from '../life/weeks.ts';
import { chooseDirection, layOutWeeks, type Room, type Weeks } from './geometry.ts';
import { WHOLE_YEAR } from './grid.ts';
import { type Scene, sceneAt } from './scene.ts';

const layOut = (weeks: Weeks, room: Room = ROOM) => layOutWeeks(weeks, WHOLE_YEAR, room);
/** What the slider changes. */
const draw = (weeks: WeeksOfLife, room: Room = ROOM, bands = WHOLE_YEAR) =>
  sceneAt(layOutWeeks(weeks, bands, room), partsOf(bands), weeks);
const linesOf = ({ dots }: Scene) =>
  dots.map(({ key, decades }) => [key, ...decades.map(({ path }) => path)]);
const years = (count: number, room: Room = ROOM) => layOut(unmoved(count * 52, 0), room);
/** Room for a pitch of 10: 546 = 52 × 10 + 26 for the ages; 11 years are 11 + 0.7 + 0.5 pitches. */
const HORIZONTAL = { width: 122, height: 546, direction: 'horizontal' } as const;

describe('A row for each year, a dot for each week', () => {
  test('begins with birth at the top, right of the ages and below the labels, and continues one row down each year', () => {
    const { pitch, left, positionOf } = years(84);
    expect([pitch, left]).toEqual([10, 36]);
    // 36 and 26 pixels, and half a pitch.
    expect([0, 1, 51, 52].map(positionOf)).toEqual([
      { x: 41, y: 31 },
      { x: 51, y: 31 },
      { x: 551, y: 31 },
      { x: 41, y: 41 },
    ]);
  });

  test('has a gap of 0.7 of a pitch after every ten years', () => {
    const { positionOf } = years(84);
    expect(positionOf(9 * 52).y).toBe(121);
    expect(positionOf(10 * 52).y).toBe(138);
    expect(positionOf(20 * 52).y).toBeCloseTo(245, 9);
  });

  test('has an age every ten years, 5 pixels below the middle of its row', () => {
    expect(years(25).ticks.map(({ age, y }) => [age, y])).toEqual([
      [0, 36],
      [10, 143],
      [20, 250],
    ]);
  });
});

describe('The pitch', () => {
  // The widest that fits 320 is 284 / 52 = 5.462; 1280: 1244 / 52 = 23.92, more than the largest.
  // The tallest that fits 900 is 874 / 90.1 rows = 9.700 for 84 years, 874 / 160.3 = 5.452 for 150.
  test.each([
    [320, 84, 5.462],
    [320, 150, 5.452],
    [1280, 1, 15],
    [1280, 84, 9.7],
  ])('on a screen of %d pixels, of %d years, is %d', (width, count, pitch) => {
    expect(years(count, { width, height: 900 }).unit).toBeCloseTo(pitch, 3);
  });
});

describe('The lines of dots', () => {
  test('are one for each row, or two for a row with two tones', () => {
    // 54 weeks lived are a whole row and two points of the next. A line is 0.02 pitches longer than its points.
    expect(linesOf(draw(unmoved(104, 54)))).toEqual([
      ['lived-0', 'M41 31h510.2M41 41h10.2'],
      ['ahead-0', 'M61 41h490.2'],
    ]);
  });

  test('are in a path for each decade: a step of the slider changes those of one', () => {
    const listPaths = (projected: number) =>
      draw({ total: 1560, now: 104, projected }).dots.flatMap(({ tone, decades }) =>
        decades.map(({ from, path }) => `${tone} ${from} ${path}`),
      );
    const [before, after] = [listPaths(572), listPaths(624)];
    // Two years lived, ten up to the slider, 18 ahead: in the first decade, the first two, and the last two.
    expect(before.map((each) => each.replace(/ M.*/, ''))).toEqual([
      'lived 0',
      'between 0',
      'between 10',
      'ahead 10',
      'ahead 20',
    ]);
    expect(after.filter((each, index) => each !== before[index]).map((each) => each.slice(0, 9))).toEqual([
      'between 1',
      'ahead 10 ',
    ]);
  });

  test('of an activity are one path over all bands, in its columns of each', () => {
    const bands = [runsOf(0, 52), runsOf(20, 32), runsOf(0, 52)].map((runs, from) => ({ from, runs }));
    // Three years of 10 pixels; of the second, 26 of 52 weeks are lived, and so is half of each run.
    expect(linesOf(draw(unmoved(156, 78), { ...ROOM, width: 563 }, bands))).toEqual([
      ['lived-0', 'M41 41h90.2'],
      ['lived-1', 'M41 31h510.2M248 41h150.2'],
      ['ahead-0', 'M141 41h90.2'],
      ['ahead-1', 'M408 41h150.2M41 51h510.2'],
    ]);
  });

  test('of an activity end with the dots that are drawn, in a year that ends early', () => {
    const bands = [{ from: 0, runs: runsOf(20, 32) }];
    // A year, then 30 weeks of another, of which 26 are lived.
    expect(linesOf(draw(unmoved(82, 78), { ...ROOM, width: 563 }, bands))).toEqual([
      ['lived-0', 'M41 31h190.2M41 41h190.2'],
      ['lived-1', 'M248 31h310.2M248 41h50.2'],
      ['ahead-1', 'M308 41h30.2'],
    ]);
  });

  test.each([
    ['a single week are as long as one dot needs', 1, 0, 'ahead', 'M41 31h0.2'],
    ['a life that is longer end with the chart', 52, 104, 'lived', 'M41 31h510.2'],
  ])('of %s', (_, total, now, tone, path) => {
    expect(linesOf(draw(unmoved(total, now)))).toEqual([[`${tone}-0`, path]]);
  });
});

describe('The markers', () => {
  test('are the present week, and the slider’s once it has moved, at most the last one', () => {
    expect(layOut(unmoved(104, 53)).now).toEqual({ x: 51, y: 41 });
    expect(draw(unmoved(104, 53)).projected).toBeNull();
    expect(draw({ total: 54, now: 2, projected: 54 }).projected).toEqual({ x: 51, y: 41 });
    // A life that is longer than the chart has none.
    expect(layOut(unmoved(7800, 7800)).now).toBeNull();
  });
});

describe('The week nearest to a point', () => {
  const { weekAt, positionOf } = years(84);

  test('is within the chart, on any side of it', () => {
    expect(weekAt({ x: 9999, y: positionOf(52).y })).toBe(103);
    expect(weekAt({ x: 0, y: positionOf(52).y })).toBe(52);
    expect(weekAt({ x: positionOf(7).x, y: -50 })).toBe(7);
    expect(weekAt({ x: positionOf(7).x, y: 99_999 })).toBe(83 * 52 + 7);
    // The last year has eight weeks.
    const last = layOut(unmoved(60, 0));
    expect(last.weekAt({ x: positionOf(51).x, y: last.positionOf(59).y })).toBe(59);
  });

  test('is in the nearer year in the gap between decades', () => {
    // The middles of the tenth and the eleventh row are at 121 and 138.
    expect(weekAt({ x: 41, y: 129 })).toBe(9 * 52);
    expect(weekAt({ x: 41, y: 130 })).toBe(10 * 52);
  });
});

describe('A horizontal chart: a column for each year', () => {
  test('runs down for a year, then continues in the next column, after ten years with a gap of 7', () => {
    const { pitch, positionOf, weekAt } = years(11, HORIZONTAL);
    expect(pitch).toBe(10);
    expect([0, 1, 51, 52, 520].map(positionOf)).toEqual([
      { x: 5, y: 5 },
      { x: 5, y: 15 },
      { x: 5, y: 515 },
      { x: 15, y: 5 },
      { x: 112, y: 5 },
    ]);
    expect(weekAt({ x: 12, y: 32 })).toBe(52 + 3);
    expect(draw(unmoved(104, 54), HORIZONTAL).dots[0]?.decades[0]?.path).toMatch(/^M\S+ 5v510.2M\S+ 5v10.2$/);
  });

  test('has its years further apart than its weeks, up to 1.5 times, to use the width', () => {
    expect(years(11, { ...HORIZONTAL, width: 134.2 }).positionOf(52).x).toBeCloseTo(16.5, 9);
    expect(years(11, { ...HORIZONTAL, width: 2000 }).positionOf(52).x).toBeCloseTo(22.5, 9);
  });

  test('begins right of the gutter, and has its ages below it, the first at its left edge', () => {
    const { left, pitch, positionOf, ticks } = years(11, { ...HORIZONTAL, width: 222, gutter: 100 });
    expect([left, pitch, positionOf(0)]).toEqual([100, 10, { x: 105, y: 5 }]);
    expect(ticks).toEqual([
      { age: 0, x: 100, y: 541, anchor: 'start' },
      { age: 10, x: 212, y: 541, anchor: 'middle' },
    ]);
  });

  test('has no age within 58 pixels of the first, which has the name of the axis', () => {
    const agesIn = (room: { readonly width: number; readonly height: number }) =>
      years(21, { ...HORIZONTAL, ...room }).ticks.map(({ age }) => age);
    // Years of 4 pixels: 10 would be at 44.8. Years of 5.2 pixels: it is at 58.24.
    expect(agesIn({ width: 90, height: 240 })).toEqual([0, 20]);
    expect(agesIn({ width: 200, height: 100 })).toEqual([0, 10, 20]);
  });
});

describe('The line where life expectancy ends', () => {
  test.each([
    // Two rows end at 46. The dots are from 36 to 556.
    ['is straight after whole years', 104, 104, 'M32 46L36 46L36 46L556 46', 51],
    ['crosses the chart of someone who is past it', 104, 260, 'M32 46L36 46L36 46L556 46', 51],
    // 26 weeks of the third row end at 36 + 260, a single one at 36 + 10; that row ends at 56.
    ['has a step in a year that it divides', 130, 130, 'M32 56L296 56L296 46L556 46', 61],
    ['has a step after the first week of a year', 105, 105, 'M32 56L46 56L46 46L556 46', 61],
  ])('%s, and reaches out to its figure on the axis', (_, end, total, path, y) => {
    expect(layOut({ ...unmoved(total, 0), end }).end).toEqual({ path, label: { x: 30, y, anchor: 'end' } });
  });

  test('is vertical in a horizontal chart, with its figure below', () => {
    const { end } = layOut({ ...unmoved(260, 0), end: 130 }, { ...HORIZONTAL, width: 55 });
    expect(end).toEqual({
      path: 'M30 0L30 260L20 260L20 528',
      label: { x: 20, y: 541, anchor: 'middle' },
    });
  });

  test('keeps its figure within the chart, and ages away from it', () => {
    const at = (age: number, room: Room) => layOut({ ...unmoved(age * 52, 0), end: age * 52 }, room);
    const wide = { ...HORIZONTAL, width: 1000 };
    expect(at(84, wide).end?.label.x).toBe(at(84, wide).width - 16);
    expect([84, 81].map((age) => at(age, wide).ticks.at(-1)?.age)).toEqual([80, 70]);
    // Rows of 10 pixels: 83 years end 25 pixels below the middle of the row of 80, and 82 years 15 pixels.
    expect([83, 82].map((age) => at(age, ROOM).ticks.at(-1)?.age)).toEqual([80, 70]);
  });
});

describe('The direction', () => {
  test.each([
    ['84 years on a phone', 84, 331, 560, 'vertical'],
    ['84 years on a page that is just wide, however tall it is', 84, 900, 1200, 'horizontal'],
    ['84 years on a page that is a pixel narrower', 84, 899, 1200, 'vertical'],
    // 30 years, horizontal: (590 - 26) / 52 = 10.8 pixels from dot to dot. Vertical: 564 / 31.9 is more than the largest, 15.
    ['30 years on a wide page', 30, 1120, 590, 'vertical'],
    // 150 years, 14 gaps of 0.7 and half a year of space are 160.3 pitches, 641.2 pixels.
    ['150 years with 4 pixels for each', 150, 642, 300, 'horizontal'],
    ['150 years with less', 150, 641, 300, 'vertical'],
  ] as const)('of %s', (_, count, width, height, direction) => {
    expect(chooseDirection(count, { width, height })).toBe(direction);
  });
});

test('A vertical chart has its weeks further apart than its years, up to 1.75 times, to use the width', () => {
  // 84 years with 8 gaps of 0.7 and the line take 89.6 + 0.5 pitches: 10 pixels each of 901, and 26 for the labels.
  const at = (width: number) => years(84, { width, height: 26 + 901 });
  expect([at(36 + 520).pitch, at(36 + 624).pitch, at(2000).pitch].map((pitch) => pitch.toFixed(2))).toEqual([
    '10.00',
    '12.00',
    '17.50',
  ]);
  expect(at(2000).unit).toBeCloseTo(10, 1);
});
