import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shareColumns } from './week-columns.ts';
import { COLUMNS, layOutWeeks, type Weeks } from './week-geometry.ts';

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
    expect(ticks.map(({ y }) => y)).toEqual([31, 138, 245]);
  });

  test('is as wide as its dots, and half a pitch taller', () => {
    expect(years(10)).toMatchObject({ width: 556, height: 131 });
    expect(years(11)).toMatchObject({ width: 556, height: 148 });
  });

  test('has a row for part of a year', () => {
    expect(layOutWeeks(unmoved(53, 0), WHOLE, ROOM).height).toBe(51);
  });
});

describe('The pitch', () => {
  // The widest that fits 320 is 284 / 52 = 5.462; 360: 324 / 52 = 6.231; 1280: 1244 / 52 = 23.92.
  // The tallest that fits 900 is 874 / 89.6 rows = 9.754 for 84 years, 874 / 159.8 = 5.469 for 150.
  test.each([
    [320, 1, 5.462],
    [320, 84, 5.462],
    [320, 150, 5.462],
    [360, 1, 6.231],
    [360, 84, 6.231],
    [360, 150, 6.231],
    [1280, 1, 15],
    [1280, 84, 9.754],
    [1280, 150, 7],
  ])('on a screen of %d pixels, of %d years, is %d', (width, count, pitch) => {
    const picture = years(count, { width, height: 900 });
    expect(picture.pitch).toBeCloseTo(pitch, 3);
    expect(picture.width).toBeLessThanOrEqual(width + 1e-9);
  });

  test('keeps 84 years within the height, and lets 150 years exceed it to stay legible', () => {
    expect(years(84, { width: 1280, height: 900 }).height).toBeLessThanOrEqual(905);
    expect(years(150, { width: 1280, height: 900 }).height).toBeGreaterThan(1100);
  });

  test('fits ten years, which have no gap, into the height', () => {
    expect(years(10, { width: 1280, height: 126 }).pitch).toBe(10);
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

  test('is in the first row above the rows, and the last week below them', () => {
    expect(weekAt({ x: placeOf(7).x, y: -50 })).toBe(7);
    expect(weekAt({ x: placeOf(7).x, y: 99_999 })).toBe(84 * 52 - 1);
  });

  test('is in the tenth year in the gap after it', () => {
    // The tenth row ends at 126, the eleventh begins at 133.
    expect(weekAt({ x: 41, y: 130 })).toBe(9 * 52);
    expect(weekAt({ x: 41, y: 134 })).toBe(10 * 52);
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
    [...path.matchAll(/h([\d.]+)/g)].reduce(
      (total, [, length]) => total + 1 + Math.floor(Number(length) / pitch),
      0,
    );

  test('the week at the position of each week is that week', () => {
    fc.assert(
      fc.property(lives, rooms, (life, room) => {
        const { weekAt, placeOf } = layOutWeeks(life, WHOLE, room);
        const astray = Array.from({ length: life.total }, (_, week) => week).filter(
          (week) => weekAt(placeOf(week)) !== week,
        );
        expect(astray).toEqual([]);
      }),
    );
  });

  test('every week is drawn exactly once', () => {
    fc.assert(
      fc.property(lives, runs, rooms, (life, columns, room) => {
        const { dots, pitch } = layOutWeeks(life, columns, room);
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
          between: life.projected - life.now,
          ahead: life.total - life.projected,
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

  test('every dot is within the chart', () => {
    fc.assert(
      fc.property(lives, rooms, (life, room) => {
        const { placeOf, pitch, left, width, height } = layOutWeeks(life, WHOLE, room);
        for (const week of [0, Math.min(51, life.total - 1), life.total - 1]) {
          const { x, y } = placeOf(week);
          expect(x - pitch / 2).toBeGreaterThanOrEqual(left - 1e-9);
          expect(x + pitch / 2).toBeLessThanOrEqual(width + 1e-9);
          expect(y + pitch / 2).toBeLessThanOrEqual(height + 1e-9);
        }
      }),
    );
  });
});
