import { describe, expect, test } from 'vitest';
import { ROOM, runsOf, unmoved } from '../../tests/fixtures/weeks.ts';
import { layOutWeeks } from './geometry.ts';
import { WHOLE_YEAR } from './grid.ts';

const years = (count: number, room: { width: number; height: number } = ROOM) =>
  layOutWeeks(unmoved(count * 52, 0), WHOLE_YEAR, room);

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

  test('has every week, also a single one of a last year', () => {
    expect(layOutWeeks(unmoved(53, 0), WHOLE_YEAR, ROOM)).toMatchObject({ count: 53, height: 51 });
    // A slider at its end is on the last week.
    const atEnd = layOutWeeks({ total: 54, now: 10, projected: 53 }, WHOLE_YEAR, ROOM);
    expect(atEnd.projected).toEqual(atEnd.placeOf(53));
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

  test('fits ten years, which have no gap, into the height', () => {
    // 26 for the labels, ten rows, and half a pitch below them.
    expect(years(10, { width: 1280, height: 131 }).pitch).toBe(10);
  });
});

describe('The lines of dots', () => {
  test('are one for each row, or two for a row with two tones', () => {
    // 54 weeks lived are a whole row and two points of the next. A line is 0.02 pitches longer than its points.
    const { dots } = layOutWeeks(unmoved(104, 54), WHOLE_YEAR, ROOM);
    expect(dots).toEqual([
      { tone: 'lived', run: 0, decades: [{ from: 0, path: 'M41 31h510.2M41 41h10.2' }] },
      { tone: 'ahead', run: 0, decades: [{ from: 0, path: 'M61 41h490.2' }] },
    ]);
  });

  test('are in a path for each decade: a step of the slider changes those of one', () => {
    const listPaths = (projected: number) =>
      layOutWeeks({ total: 1560, now: 104, projected }, WHOLE_YEAR, ROOM).dots.flatMap(({ tone, decades }) =>
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

  test('have a third tone for the weeks up to the slider’s age', () => {
    const { dots } = layOutWeeks({ total: 52, now: 10, projected: 20 }, WHOLE_YEAR, ROOM);
    expect(dots.map(({ tone, decades }) => [tone, ...decades.map(({ path }) => path)])).toEqual([
      ['lived', 'M41 31h90.2'],
      ['between', 'M141 31h90.2'],
      ['ahead', 'M241 31h310.2'],
    ]);
  });

  test('end with an activity’s columns and continue after 0.7 of a pitch', () => {
    const bands = [{ from: 0, runs: runsOf(20, 0, 32) }];
    // 36 for the ages, 52 × 10 for the points, and 7 between the two that have any.
    const { dots, middles } = layOutWeeks(unmoved(52, 30), bands, { ...ROOM, width: 563 });
    expect(dots).toEqual([
      { tone: 'lived', run: 0, decades: [{ from: 0, path: 'M41 31h190.2' }] },
      { tone: 'lived', run: 2, decades: [{ from: 0, path: 'M248 31h90.2' }] },
      { tone: 'ahead', run: 2, decades: [{ from: 0, path: 'M348 31h210.2' }] },
    ]);
    expect(middles).toEqual([136, 248, 403]);
  });

  test('of an activity are one path over all bands, in its columns of each', () => {
    const bands = [runsOf(0, 52), runsOf(20, 32), runsOf(0, 52)].map((runs, from) => ({ from, runs }));
    // Three years of 10 pixels; 26 weeks of the second are lived.
    const { dots } = layOutWeeks(unmoved(156, 78), bands, { ...ROOM, width: 563 });
    expect(dots).toEqual([
      { tone: 'lived', run: 0, decades: [{ from: 0, path: 'M41 41h190.2' }] },
      { tone: 'lived', run: 1, decades: [{ from: 0, path: 'M41 31h510.2M248 41h50.2' }] },
      { tone: 'ahead', run: 1, decades: [{ from: 0, path: 'M308 41h250.2M41 51h510.2' }] },
    ]);
  });

  test('of a single week are as long as one dot needs', () => {
    expect(layOutWeeks(unmoved(1, 0), WHOLE_YEAR, ROOM).dots).toEqual([
      { tone: 'ahead', run: 0, decades: [{ from: 0, path: 'M41 31h0.2' }] },
    ]);
  });
});

describe('The markers', () => {
  test('now is the present week', () => {
    expect(layOutWeeks(unmoved(104, 53), WHOLE_YEAR, ROOM)).toMatchObject({ now: { x: 51, y: 41 } });
  });

  test('there is no now in a life that is longer than the chart', () => {
    expect(layOutWeeks(unmoved(7800, 7800), WHOLE_YEAR, ROOM).now).toBeNull();
  });

  test('the slider’s exists only when it has moved', () => {
    expect(layOutWeeks(unmoved(104, 53), WHOLE_YEAR, ROOM).projected).toBeNull();
    expect(layOutWeeks({ total: 104, now: 2, projected: 53 }, WHOLE_YEAR, ROOM).projected).toEqual({
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
    const { weekAt: weekIn, placeOf: place } = layOutWeeks(unmoved(60, 0), WHOLE_YEAR, ROOM);
    expect(weekIn({ x: place(51).x, y: place(59).y })).toBe(59);
  });
});
