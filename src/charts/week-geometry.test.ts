import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shareColumns } from './week-columns.ts';
import { layOutWeeks, type Weeks } from './week-geometry.ts';
import { COLUMNS, type Direction } from './week-grid.ts';

const WHOLE = [{ from: 0, to: 52 }];
/** Room for a pitch of 10: 556 = 36 for the ages + 52 × 10. */
const ROOM = { width: 556, height: 10_000 };
const unmoved = (total: number, now: number): Weeks => ({ total, now, projected: now });
const years = (count: number, room: { width: number; height: number } = ROOM) =>
  layOutWeeks(unmoved(count * 52, 0), WHOLE, room);

describe('A row for each year, a dot for each week', () => {
  test('begins with birth at the top, right of the ages and below the labels', () => {
    const { pitch, left, placeOf } = years(84);
    expect([pitch, left]).toEqual([10, 36]);
    // 36 and 26 pixels, and half a pitch.
    expect(placeOf(0)).toEqual({ x: 41, y: 31 });
  });

  test('runs to the right for a year, then continues one row down', () => {
    const { placeOf } = years(84);
    expect(placeOf(1)).toEqual({ x: 51, y: 31 });
    expect(placeOf(51)).toEqual({ x: 551, y: 31 });
    expect(placeOf(52)).toEqual({ x: 41, y: 41 });
  });

  test('has a gap of 0.7 of a pitch after every ten years', () => {
    const { placeOf } = years(84);
    expect(placeOf(9 * 52).y).toBe(121);
    expect(placeOf(10 * 52).y).toBe(138);
    expect(placeOf(20 * 52).y).toBeCloseTo(245, 9);
  });

  test('has a tick every ten years', () => {
    const { ticks } = years(25);
    expect(ticks.map(({ age }) => age)).toEqual([0, 10, 20]);
    // The baselines are 5 pixels below the middles of the rows.
    expect(ticks.map(({ y }) => y)).toEqual([36, 143, 250]);
  });

  test('is as wide as its dots, and half a pitch taller', () => {
    expect(years(10)).toMatchObject({ width: 556, height: 131 });
    expect(years(11)).toMatchObject({ width: 556, height: 148 });
  });

  test('has a row for part of a year, from four weeks on', () => {
    expect(layOutWeeks(unmoved(56, 0), WHOLE, ROOM)).toMatchObject({ count: 56, height: 51 });
  });

  test('leaves a last row of fewer than four weeks ahead to the line at the end', () => {
    expect(layOutWeeks(unmoved(55, 0), WHOLE, ROOM)).toMatchObject({ count: 52, height: 41 });
    // The present week is always drawn.
    expect(layOutWeeks(unmoved(53, 52), WHOLE, ROOM)).toMatchObject({ count: 53, height: 51 });
    // A slider at its end stands on the last week that is drawn.
    const atEnd = layOutWeeks({ total: 54, now: 10, projected: 53 }, WHOLE, ROOM);
    expect(atEnd.projected).toEqual(atEnd.placeOf(51));
  });
});

describe('The pitch', () => {
  // The widest that fits 320 is 284 / 52 = 5.462; 360: 324 / 52 = 6.231; 1280: 1244 / 52 = 23.92.
  // The tallest that fits 900 is 874 / 90.1 rows = 9.700 for 84 years, 874 / 160.3 = 5.452 for 150.
  test.each([
    [320, 1, 5.462],
    [320, 84, 5.462],
    [320, 150, 5.452],
    [360, 1, 6.231],
    [360, 84, 6.231],
    [360, 150, 5.452],
    [1280, 1, 15],
    [1280, 84, 9.7],
    [1280, 150, 5.452],
  ])('on a screen of %d pixels, of %d years, is %d', (width, count, pitch) => {
    const picture = years(count, { width, height: 900 });
    expect(picture.pitch).toBeCloseTo(pitch, 3);
    expect(picture.width).toBeLessThanOrEqual(width + 1e-9);
  });

  test('keeps 84 and 150 years within the height', () => {
    expect(years(84, { width: 1280, height: 900 }).height).toBeLessThanOrEqual(900 + 1e-9);
    expect(years(150, { width: 1280, height: 900 }).height).toBeLessThanOrEqual(900 + 1e-9);
  });

  test('fits ten years, which have no gap, into the height', () => {
    // 26 for the labels, ten rows, and half a pitch below them.
    expect(years(10, { width: 1280, height: 131 }).pitch).toBe(10);
  });

  test('is never below 4', () => {
    expect(years(84, { width: 100, height: 100 }).pitch).toBe(4);
    expect(years(84, { width: 0, height: 0 }).pitch).toBe(4);
  });
});

describe('The lines of dots', () => {
  test('are one for each row, or two for a row with two tones', () => {
    // 54 weeks lived are a whole row and two points of the next. A line is 0.02 pitches longer than its points.
    const { dots } = layOutWeeks(unmoved(104, 54), WHOLE, ROOM);
    expect(dots).toEqual([
      { tone: 'lived', run: 0, path: 'M41 31h510.2M41 41h10.2' },
      { tone: 'ahead', run: 0, path: 'M61 41h490.2' },
    ]);
  });

  test('have a third tone for the weeks up to the slider’s age', () => {
    const { dots } = layOutWeeks({ total: 52, now: 10, projected: 20 }, WHOLE, ROOM);
    expect(dots.map(({ tone, path }) => [tone, path])).toEqual([
      ['lived', 'M41 31h90.2'],
      ['between', 'M141 31h90.2'],
      ['ahead', 'M241 31h310.2'],
    ]);
  });

  test('end with an activity’s columns and continue after 0.7 of a pitch', () => {
    const runs = [
      { from: 0, to: 20 },
      { from: 20, to: 20 },
      { from: 20, to: 52 },
    ];
    // 36 for the ages, 52 × 10 for the points, and 7 between the two that have any.
    const { dots, middles } = layOutWeeks(unmoved(52, 30), runs, { ...ROOM, width: 563 });
    expect(dots).toEqual([
      { tone: 'lived', run: 0, path: 'M41 31h190.2' },
      { tone: 'lived', run: 2, path: 'M248 31h90.2' },
      { tone: 'ahead', run: 2, path: 'M348 31h210.2' },
    ]);
    expect(middles).toEqual([136, 248, 403]);
  });

  test('of a single week are as long as one dot needs', () => {
    expect(layOutWeeks(unmoved(1, 0), WHOLE, ROOM).dots).toEqual([
      { tone: 'ahead', run: 0, path: 'M41 31h0.2' },
    ]);
  });
});

describe('The markers', () => {
  test('now is the present week', () => {
    expect(layOutWeeks(unmoved(104, 53), WHOLE, ROOM)).toMatchObject({ now: { x: 51, y: 41 } });
  });

  test('there is no now in a life that is longer than the chart', () => {
    expect(layOutWeeks(unmoved(7800, 7800), WHOLE, ROOM).now).toBeNull();
  });

  test('the slider’s exists only when it has moved', () => {
    expect(layOutWeeks(unmoved(104, 53), WHOLE, ROOM).projected).toBeNull();
    expect(layOutWeeks({ total: 104, now: 2, projected: 53 }, WHOLE, ROOM).projected).toEqual({
      x: 51,
      y: 41,
    });
  });
});

describe('The week nearest to a point', () => {
  const { weekAt, placeOf } = years(84);

  test('is the last of a row to its right, the first to its left', () => {
    expect(weekAt({ x: 9999, y: placeOf(52).y })).toBe(103);
    expect(weekAt({ x: 0, y: placeOf(52).y })).toBe(52);
  });

  test('is the left one halfway between two', () => {
    const x = (placeOf(3).x + placeOf(4).x) / 2;
    expect(weekAt({ x, y: placeOf(0).y })).toBe(3);
    expect(weekAt({ x: x + 0.01, y: placeOf(0).y })).toBe(4);
  });

  test('is in the first row above the rows, and in the last row below them', () => {
    expect(weekAt({ x: placeOf(7).x, y: -50 })).toBe(7);
    expect(weekAt({ x: placeOf(7).x, y: 99_999 })).toBe(83 * 52 + 7);
  });

  test('is in the nearer year in the gap between decades', () => {
    // The middles of the tenth and the eleventh row are at 121 and 138.
    expect(weekAt({ x: 41, y: 129 })).toBe(9 * 52);
    expect(weekAt({ x: 41, y: 130 })).toBe(10 * 52);
  });

  test('is the last one beyond the end of a last year', () => {
    const { weekAt: weekIn, placeOf: place } = layOutWeeks(unmoved(60, 0), WHOLE, ROOM);
    expect(weekIn({ x: place(51).x, y: place(59).y })).toBe(59);
  });
});

describe('A life that lies: a column for each year', () => {
  /** Room for a pitch of 10: 546 = 52 × 10 + 26 for the ages; 11 years are 11 + 0.7 + 0.5 pitches. */
  const LYING = { width: 122, height: 546, direction: 'lying' } as const;
  const lying = (count: number, room: { width: number; height: number; direction: Direction } = LYING) =>
    layOutWeeks(unmoved(count * 52, 0), WHOLE, room);

  test('runs down for a year, then continues in the next column', () => {
    const { pitch, placeOf } = lying(11);
    expect(pitch).toBe(10);
    expect(placeOf(0)).toEqual({ x: 5, y: 5 });
    expect(placeOf(1)).toEqual({ x: 5, y: 15 });
    expect(placeOf(51)).toEqual({ x: 5, y: 515 });
    expect(placeOf(52)).toEqual({ x: 15, y: 5 });
    // After ten years, a gap of 7.
    expect(placeOf(520)).toEqual({ x: 112, y: 5 });
  });

  test('has its years further apart than its weeks, up to 1.3 times, to use the width', () => {
    expect(lying(11, { ...LYING, width: 134.2 }).placeOf(52).x).toBeCloseTo(16.5, 9);
    expect(lying(11, { ...LYING, width: 2000 }).placeOf(52).x).toBeCloseTo(19.5, 9);
    expect(lying(11, { ...LYING, width: 2000 }).placeOf(1).y).toBe(15);
  });

  test('begins right of the gutter', () => {
    const room = { ...LYING, width: 222, gutter: 100 };
    expect(lying(11, room)).toMatchObject({ left: 100, pitch: 10 });
    expect(lying(11, room).placeOf(0)).toEqual({ x: 105, y: 5 });
  });

  test('has its ages below it, the first at its left edge', () => {
    expect(lying(11).ticks).toEqual([
      { age: 0, x: 0, y: 541, anchor: 'start' },
      { age: 10, x: 112, y: 541, anchor: 'middle' },
    ]);
  });

  test('has lines of dots that run down', () => {
    const { dots } = layOutWeeks(unmoved(104, 54), WHOLE, { width: 25, height: 546, direction: 'lying' });
    expect(dots).toEqual([
      { tone: 'lived', run: 0, path: 'M5 5v510.2M15 5v10.2' },
      { tone: 'ahead', run: 0, path: 'M15 25v490.2' },
    ]);
  });

  test('finds the week nearest to a point', () => {
    const { weekAt } = lying(11);
    expect(weekAt({ x: 12, y: 32 })).toBe(52 + 3);
    expect(weekAt({ x: -50, y: 32 })).toBe(3);
    expect(weekAt({ x: 9999, y: 9999 })).toBe(571);
  });
});

describe('The line where life expectancy ends', () => {
  const endOf = (end: number, total: number, now = 0, direction: Direction = 'standing') =>
    layOutWeeks({ total, now, projected: now, end }, WHOLE, { width: 556, height: 10_000, direction }).end;

  test('is straight after whole years, and reaches out to its figure on the axis', () => {
    // Two rows end at 46. The dots are from 36 to 556.
    expect(endOf(104, 104)).toEqual({
      path: 'M28 46L36 46L36 46L556 46',
      label: { x: 25, y: 51, anchor: 'end' },
    });
  });

  test('is straight as well in place of fewer than four weeks', () => {
    expect(endOf(107, 107)?.path).toBe('M28 46L66 46L66 46L556 46');
  });

  test('has a step in a year of which it has a part', () => {
    // 26 weeks of the third row end at 36 + 260; that row ends at 56.
    expect(endOf(130, 130)).toEqual({
      path: 'M28 56L296 56L296 46L556 46',
      label: { x: 25, y: 61, anchor: 'end' },
    });
  });

  test('crosses the field of somebody who is past it', () => {
    expect(endOf(104, 260, 259)?.path).toBe('M28 46L36 46L36 46L556 46');
  });

  test('runs down a life that lies, with its figure below', () => {
    const room = { width: 55, height: 546, direction: 'lying' } as const;
    const { end } = layOutWeeks({ total: 260, now: 0, projected: 0, end: 130 }, WHOLE, room);
    expect(end).toEqual({
      path: 'M30 0L30 260L20 260L20 528',
      label: { x: 20, y: 541, anchor: 'middle' },
    });
  });

  test('keeps its figure within the chart, and ages away from it', () => {
    const room = { width: 1000, height: 546, direction: 'lying' } as const;
    const at = (age: number) => layOutWeeks({ ...unmoved(age * 52, 0), end: age * 52 }, WHOLE, room);
    const agesOf = (age: number) => at(age).ticks.map((tick) => tick.age);
    expect(at(84).end?.label.x).toBe(at(84).width - 14);
    expect(agesOf(84)).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80]);
    expect(agesOf(81)).toEqual([0, 10, 20, 30, 40, 50, 60, 70]);
    // Rows of 10 pixels: 83 years end 25 pixels below the middle of the row of 80, and 82 years 15 pixels.
    const standing = (age: number) =>
      layOutWeeks({ ...unmoved(age * 52, 0), end: age * 52 }, WHOLE, ROOM).ticks.at(-1)?.age;
    expect(standing(83)).toBe(80);
    expect(standing(82)).toBe(70);
  });

  test('is missing where no life expectancy is given', () => {
    expect(years(2).end).toBeNull();
  });
});

describe('For any life', () => {
  const lives = fc
    .tuple(fc.integer({ min: 1, max: 7800 }), fc.nat(), fc.nat())
    .map(([total, first, second]): Weeks => {
      const now = first % (total + 1);
      return { total, now, projected: now + (second % (total - now + 1)) };
    });
  const rooms = fc.record({
    width: fc.double({ min: 0, max: 2000, noNaN: true }),
    height: fc.double({ min: 0, max: 2000, noNaN: true }),
    direction: fc.constantFrom<Direction>('standing', 'lying'),
    gutter: fc.integer({ min: 0, max: 130 }),
  });
  const runs = fc
    .array(fc.oneof(fc.constant(0), fc.double({ min: 0, max: 24, noNaN: true })), {
      minLength: 1,
      maxLength: 6,
    })
    .filter((hours) => hours.some((each) => each > 0))
    .map((hours) => shareColumns(hours, COLUMNS));

  /** The dots of a line: one at its start, and one after every pitch. */
  const countPoints = (path: string, pitch: number) =>
    [...path.matchAll(/[hv]([\d.]+)/g)].reduce(
      (total, [, length]) => total + 1 + Math.floor(Number(length) / pitch),
      0,
    );

  test('the week at the position of each week is that week', () => {
    fc.assert(
      fc.property(lives, rooms, (life, room) => {
        const { weekAt, placeOf, count } = layOutWeeks(life, WHOLE, room);
        const astray = Array.from({ length: count }, (_, week) => week).filter(
          (week) => weekAt(placeOf(week)) !== week,
        );
        expect(astray).toEqual([]);
      }),
    );
  });

  test('every week is drawn exactly once, and at most three ahead are left to the line at the end', () => {
    fc.assert(
      fc.property(lives, runs, rooms, (life, columns, room) => {
        const { dots, pitch, count } = layOutWeeks(life, columns, room);
        const pointsIn = (tone: string) =>
          dots
            .filter((each) => each.tone === tone)
            .reduce((total, { path }) => total + countPoints(path, pitch), 0);
        expect({
          lived: pointsIn('lived'),
          between: pointsIn('between'),
          ahead: pointsIn('ahead'),
        }).toEqual({
          lived: life.now,
          between: Math.min(life.projected, count) - life.now,
          ahead: count - Math.min(life.projected, count),
        });
      }),
    );
  });

  test('there are at most 18 paths for six activities: three tones each', () => {
    fc.assert(
      fc.property(lives, runs, rooms, (life, columns, room) => {
        const { dots } = layOutWeeks(life, columns, room);
        expect(dots.length).toBeLessThanOrEqual(18);
        expect(new Set(dots.map(({ tone, run }) => `${tone} ${run}`)).size).toBe(dots.length);
      }),
    );
  });

  test('at most three weeks ahead are not drawn, and never the present one', () => {
    fc.assert(
      fc.property(lives, rooms, (life, room) => {
        const { count } = layOutWeeks(life, WHOLE, room);
        expect(life.total - count).toBeLessThan(4);
        expect(count).toBeGreaterThanOrEqual(Math.min(life.now + 1, life.total));
      }),
    );
  });

  test('every dot and the line at the end are within the chart', () => {
    fc.assert(
      fc.property(lives, rooms, fc.nat(), (life, room, some) => {
        const end = Math.min(life.total, 52 + (some % 7800));
        const geometry = layOutWeeks({ ...life, end }, WHOLE, room);
        const { placeOf, pitch, left, width, height, count } = geometry;
        for (const week of [0, Math.min(51, count - 1), count - 1]) {
          const { x, y } = placeOf(week);
          expect(x - pitch / 2).toBeGreaterThanOrEqual(left - 1e-9);
          expect(x + pitch / 2).toBeLessThanOrEqual(width + 1e-9);
          expect(y - pitch / 2).toBeGreaterThanOrEqual(-1e-9);
          expect(y + pitch / 2).toBeLessThanOrEqual(height + 1e-9);
        }
        for (const [, x, y] of (geometry.end?.path ?? '').matchAll(/([\d.]+) ([\d.]+)/g)) {
          expect(Number(x)).toBeLessThanOrEqual(width + 0.01);
          expect(Number(y)).toBeLessThanOrEqual(height + 0.01);
        }
      }),
    );
  });

  test('the chart is within its room, unless its dots would be closer than 4 pixels', () => {
    fc.assert(
      fc.property(lives, runs, rooms, (life, columns, room) => {
        const { pitch, width, height } = layOutWeeks(life, columns, room);
        if (pitch === 4) return;
        expect(width).toBeLessThanOrEqual(room.width + 1e-9);
        expect(height).toBeLessThanOrEqual(room.height + 1e-9);
      }),
    );
  });
});
