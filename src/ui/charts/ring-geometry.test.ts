import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleActivity, sampleAges, wholeLife } from '../../../tests/fixtures/activity-projection.ts';
import { numbers } from '../../../tests/fixtures/arbitraries.ts';
import type { ActivityProjection, Ages } from '../../life/life-projection.ts';
import { drawSector, layOutRings, type Slice } from './ring-geometry.ts';

const roundPixels = (pixels: number) => Math.round(pixels * 100) / 100;

/** With a radius of 100, the hole has a radius of 38, and the area of a whole life is 8556 = 100² − 38², times π. */
const RADIUS = 100;
/** The size of the whole picture: the pie and 20 pixels of room on every side, for the numbers. */
const SIZE = 240;
const HALFWAY: Ages = sampleAges(42, 42, 84);
const MOVED: Ages = sampleAges(42, 52, 84);

const shares = (...percentages: number[]) =>
  percentages.map((percentage, index) => sampleActivity(`slice-${index}`, { percentage }));
const layOut = (activities: readonly ActivityProjection[], ages: Ages) => {
  const end = Math.max(ages.lifeExpectancy, ages.projectedAge) || 1;
  return layOutRings(activities, { ...ages, spans: wholeLife(activities, end) }, SIZE);
};
const tonesOf = (slice: Slice | undefined) => slice?.bands.map(({ tone }) => tone);

/** The radii of the arcs in a path to hundredths, the smaller first. */
function readRadii(path: string | undefined): number[] {
  const radii = [...(path ?? '').matchAll(/A([\d.]+),/g)].map(([, radius]) => roundPixels(Number(radius)));
  return [...new Set(radii)].toSorted((a, b) => a - b);
}

const bandRadii = (ages: Ages, activities = shares(25, 75)) =>
  layOut(activities, ages).slices[0]?.bands.map(({ path }) => readRadii(path)) ?? [];

describe('The angle is the share of the day, clockwise from the top', () => {
  test('a quarter and three quarters have their middles at one eighth and five eighths of a turn', () => {
    // Halfway between the hole and the rim, at 69: 69 × sin 45° = 48.79.
    expect(layOut(shares(25, 75), HALFWAY).slices.map(({ middle }) => middle.map(roundPixels))).toEqual([
      [48.79, -48.79],
      [-48.79, 48.79],
    ]);
  });

  test('a single slice is the whole ring, without a gap', () => {
    const [slice] = layOut(shares(100), HALFWAY).slices;
    expect(slice?.outline).toMatch(/^M0,-100A.*,0,-100M0,-38A.*,0,-38Z$/);
  });

  test('an activity of zero hours has no slice, and keeps its number', () => {
    const { slices } = layOut(shares(50, 0, 50), HALFWAY);
    expect(slices.map(({ activity, number }) => [activity.id, number])).toEqual([
      ['slice-0', 1],
      ['slice-2', 3],
    ]);
  });
});

test('The area is years of life: half of one ends at the root of 38² + 8556 / 2, which is 75.644', () => {
  expect(bandRadii(HALFWAY)).toEqual([
    [38, 75.64],
    [75.64, 100],
  ]);
});

describe('The slider’s band', () => {
  test('ends at the slider’s age: 52 of 84 years are inside a radius of 82.101', () => {
    expect(layOut(shares(100), MOVED)).toMatchObject({ projectedRadius: expect.closeTo(82.101, 3) });
    expect(layOut(shares(100), HALFWAY)).toMatchObject({ projectedRadius: null });
    expect(bandRadii(MOVED)[1]?.[1]).toBeCloseTo(82.101, 2);
  });

  test('reaches the rim at the slider’s end, with nothing still to come', () => {
    const { slices, projectedRadius } = layOut(shares(25, 75), sampleAges(42, 84, 84));
    expect(tonesOf(slices[0])).toEqual(['lived', 'between']);
    expect(projectedRadius).toBeCloseTo(100, 6);
  });
});

test('The circle of the present age is the hole at birth, and the rim past the life expectancy', () => {
  const at = (now: number) => layOut(shares(100), sampleAges(now, now, 76));
  expect(at(0).nowRadius).toBeCloseTo(38, 6);
  expect(at(90).nowRadius).toBeCloseTo(100, 6);
});

describe('The number of each activity', () => {
  test('is 11 pixels outside the pie, at the middle of its slice', () => {
    // 111 × sin 45° = 78.489.
    expect(layOut(shares(25, 75), HALFWAY).slices.map(({ numberAt }) => numberAt.map(roundPixels))).toEqual([
      [78.49, -78.49],
      [-78.49, 78.49],
    ]);
  });

  test('is 16 pixels from the next along the rim if slices are thin, even just before the top', () => {
    // Six thin slices after a whole day: the last number is 8 pixels before the top, each other 16 before the next.
    const { slices } = layOut(shares(99.94, 0.01, 0.01, 0.01, 0.01, 0.01, 0.01), HALFWAY);
    const beforeTop = slices.map(({ numberAt: [x, y] }) => Math.atan2(-x, -y) * 111);
    const steps = [88, 72, 56, 40, 24, 8];
    for (const [index, pixels] of steps.entries()) expect(beforeTop[index + 1]).toBeCloseTo(pixels, 6);
  });
});

describe('Lives at the edges', () => {
  test('someone older than the life expectancy has lived to the rim, and has no band ahead', () => {
    const { slices } = layOut(shares(25, 75), sampleAges(90, 90, 76));
    expect(slices.map(tonesOf)).toEqual([['lived'], ['lived']]);
    expect(readRadii(slices[0]?.bands[0]?.path).at(-1)).toBeCloseTo(100, 2);
  });

  test('a newborn has everything ahead', () => {
    const { slices } = layOut(shares(25, 75), sampleAges(0, 0, 84));
    expect(slices.map(tonesOf)).toEqual([['ahead'], ['ahead']]);
  });

  test('no life and no day gives a path with NaN or Infinity', () => {
    const years = numbers(0, 150);
    const day = fc.array(numbers(0, 24), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(years, years, years, day, (now, moved, lifeExpectancy, hours) => {
        const whole = hours.reduce((sum, each) => sum + each, 0) || 1;
        const activities = shares(...hours.map((each) => (each / whole) * 100));
        const geometry = layOut(activities, sampleAges(now, now + moved, lifeExpectancy));
        // JSON writes a number that is not finite as null.
        expect(JSON.stringify(geometry.slices.map((slice) => ({ ...slice, activity: '' })))).not.toMatch(
          /NaN|Infinity|null/,
        );
        expect(geometry.nowRadius).toBeLessThanOrEqual(RADIUS + 1e-9);
        expect(geometry.projectedRadius ?? 0).toBeLessThanOrEqual(RADIUS + 1e-9);
      }),
    );
  });
});

describe('A life in several spans', () => {
  /** The slices of someone aged 42, by the hours of each activity in each span. @param ends of the spans, in years */
  const draw = (days: readonly (readonly number[])[], ends = [21, 63, 84]) => {
    const activities = (days[0] ?? []).map((_, index) => sampleActivity(`${index}`, {}));
    const spans = days.map((hours, index) => ({
      from: ends[index - 1] ?? 0,
      until: ends[index] ?? Number.NaN,
      hours,
    }));
    return layOutRings(activities, { ...HALFWAY, spans }, SIZE).slices;
  };
  /** Six hours a day from 21 to 63, and the rest. */
  const drawWork = () =>
    draw([
      [0, 24],
      [6, 18],
      [0, 24],
    ]);
  /** Each sector of a path ends with a Z, and the next one begins right after it. */
  const countSectors = (path = '') => path.split(/Z(?=M|$)/).length - 1;
  /** To hundredths, with 0 for −0. */
  const roundPosition = (position: readonly number[] | undefined) =>
    position?.map((each) => roundPixels(each) + 0);

  test('has each of them as a ring of its own: 21 years end at the root of 38² + 8556 / 4, which is 59.858', () => {
    const [work, rest] = drawWork();
    // 63 years end at the root of 1444 + 6417, 88.662, and the 42 so far at 75.644.
    expect(work?.bands.map(({ tone, path }) => [tone, readRadii(path)])).toEqual([
      ['lived', [59.86, 75.64]],
      ['ahead', [75.64, 88.66]],
    ]);
    expect(rest?.bands.map(({ tone, path }) => [tone, readRadii(path)])).toEqual([
      ['lived', [38, 59.86, 75.64]],
      ['ahead', [75.64, 88.66, 100]],
    ]);
    expect(rest?.bands.map(({ path }) => countSectors(path))).toEqual([2, 2]);
  });

  test('keeps a slice at its angle when an earlier activity in the list begins or ends', () => {
    // Work, a club, reading, and the rest.
    const slices = draw([
      [0, 0, 6, 18],
      [6, 6, 6, 6],
      [0, 6, 6, 12],
    ]);
    expect(slices.map(({ outline }) => countSectors(outline))).toEqual([1, 1, 1, 3]);
    // Reading from the top to the right, the club to the bottom, and work to the left.
    expect(slices.slice(0, 3).map(({ middle }) => middle.map(Math.sign))).toEqual([
      [-1, 1],
      [1, 1],
      [1, -1],
    ]);
    // The club and reading reach the rim, where 111 × sin 45° is 78.49; the rest is at the left of it.
    expect(slices.slice(1).map(({ numberAt }) => roundPosition(numberAt))).toEqual([
      [78.49, 78.49],
      [78.49, -78.49],
      [-111, 0],
    ]);
  });

  test('has the activity of the most years first, even if another one ends later', () => {
    // From 40 to 84 and from 0 to 60: at the top, both start at 0 unless the other one is before them.
    const days = [
      [0, 6, 18],
      [6, 6, 12],
      [6, 0, 18],
    ];
    expect(draw(days, [40, 60, 84]).map(({ outline }) => countSectors(outline))).toEqual([2, 1, 3]);
  });

  test('has the tooltip of a slice in the middle of its largest sector', () => {
    const slices = draw([
      [0, 6, 18],
      [6, 2.75, 15.25],
      [18, 0, 6],
    ]);
    // Work: 18 hours for 21 years are more than 6 for 42. At (88.662 + 100) / 2 and 9 / 24 of a turn: 94.331 × sin 45°.
    // The club: 6 hours for 21 years are more than 2.75 for 42. At (38 + 59.858) / 2 and 3 / 24 of a turn: 48.929 × sin 45°.
    // Rest: 15.25 hours for 42 years. At (59.858 + 88.662) / 2 and 16.375 / 24 of a turn, which is 65.625° after the
    // bottom: 74.26 × sin 65.625° and × cos 65.625°.
    expect(slices.map(({ middle }) => roundPosition(middle))).toEqual([
      [66.7, 66.7],
      [34.6, -34.6],
      [-67.64, 30.65],
    ]);
  });

  test('has the number of a slice that ends before the rim inside it, and others where they reach the rim', () => {
    const [work, rest] = drawWork();
    expect(work).toMatchObject({ isNumberInside: true, numberAt: work?.middle });
    expect(rest?.isNumberInside).toBe(false);
    // The rest takes the whole of the last ring, and its middle is opposite the top.
    expect(roundPosition(rest?.numberAt)).toEqual([0, 111]);
  });

  test('has one sector for an activity with the same hours in adjacent spans, and a new one for other hours', () => {
    const [sleep] = draw([
      [8, 0, 16],
      [8, 6, 10],
      [8, 0, 16],
    ]);
    expect(countSectors(sleep?.outline)).toBe(1);
    expect(readRadii(sleep?.outline)).toEqual([38, 100]);
    const countWith = (...hours: number[]) =>
      countSectors(draw(hours.map((each) => [each, 24 - each]))[0]?.outline);
    // After a pause, with more hours, and with fewer. Of 5 and 10 hours, the angles begin at 0 without a rounding error.
    expect([countWith(24, 0, 24), countWith(5, 10, 10), countWith(10, 10, 5)]).toEqual([2, 2, 2]);
  });
});

describe('A sector of a ring', () => {
  test('leaves half of the gap on each side, with the same width at both radii', () => {
    const path = drawSector({ from: 50, to: 100, start: 0, end: Math.PI / 2, gap: 4 });
    // 2 from each edge: √(100² − 2²) = 99.98 and √(50² − 2²) = 49.96.
    expect(path.replace(/\d+\.\d+/g, (each) => Number(each).toFixed(2))).toBe(
      'M2,-99.98A100,100,0,0,1,99.98,-2L49.96,-2A50,50,0,0,0,2,-49.96Z',
    );
  });

  test('keeps its center with an arc of about half a turn', () => {
    const path = drawSector({ from: 50, to: 100, start: 0.3, end: 0.3 + Math.PI - 2e-3, gap: 0 });
    const [, ...ends] = /^M(.+?),(.+?)A.*?1,([^,]+),(.+?)L/.exec(path) ?? [];
    const [x = 0, y = 0, toX = 0, toY = 0] = ends.map(Number);
    // The distance of the center from the middle of the chord, by Pythagoras: 100 × sin 0.001 = 0.1.
    expect(Math.sqrt(100 ** 2 - (Math.hypot(toX - x, toY - y) / 2) ** 2)).toBeCloseTo(0.1, 2);
  });
});
