import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleActivity, sampleAges, wholeLife } from '../../../tests/fixtures/activity-projection.ts';
import type { ActivityProjection, Ages } from '../../life/life-projection.ts';
import { layOutRings, type Slice } from './ring-geometry.ts';

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

/** Where an outline begins, and where it leaves the rim. */
function readRim(outline: string) {
  const places = [...outline.matchAll(/(-?[\d.]+),(-?[\d.]+)(?=[AL])/g)].map(([, x, y]) => [
    Number(x),
    Number(y),
  ]);
  return { start: places[0] ?? [], end: places[1] ?? [] };
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

  test('the slices fill the ring, with one gap between any two neighbors', () => {
    const hours = fc.array(fc.double({ min: 1, max: 24, noNaN: true }), { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(hours, (parts) => {
        const whole = parts.reduce((total, each) => total + each, 0);
        const { slices } = layOut(shares(...parts.map((each) => (each / whole) * 100)), HALFWAY);
        const rims = slices.map(({ outline }) => readRim(outline));
        for (const [index, { end }] of rims.entries()) {
          const next = rims[(index + 1) % rims.length]?.start ?? [];
          const [x = 0, y = 0] = next.map((place, axis) => place - (end[axis] ?? 0));
          expect(Math.hypot(x, y)).toBeCloseTo(3, 1);
        }
      }),
    );
  });

  test('an activity of zero hours has no slice, and keeps its number', () => {
    const { slices } = layOut(shares(50, 0, 50), HALFWAY);
    expect(slices.map(({ id, number }) => [id, number])).toEqual([
      ['slice-0', 1],
      ['slice-2', 3],
    ]);
  });
});

describe('The area is years of life', () => {
  test('half of a life takes half of the area: from 38 to the root of 38² + 8556 / 2, which is 75.644', () => {
    expect(bandRadii(HALFWAY)).toEqual([
      [38, 75.64],
      [75.64, 100],
    ]);
  });

  test('a year has the same area in every band', () => {
    const areas = bandRadii(MOVED).map(([from = 0, to = 0]) => to ** 2 - from ** 2);
    const years = [42, 10, 32];
    for (const [index, area] of areas.entries()) expect(area / (years[index] ?? 0)).toBeCloseTo(8556 / 84, 1);
  });
});

describe('The slider’s band', () => {
  test('exists only when the slider has moved', () => {
    const [still, moved] = [HALFWAY, MOVED].map((ages) => layOut(shares(25, 75), ages));
    expect(tonesOf(still?.slices[1])).toEqual(['lived', 'ahead']);
    expect(still?.projectedRadius).toBeNull();
    expect(tonesOf(moved?.slices[0])).toEqual(['lived', 'between', 'ahead']);
  });

  test('ends at the slider’s age: 52 of 84 years are inside a radius of 82.101', () => {
    expect(layOut(shares(100), MOVED).projectedRadius).toBeCloseTo(82.101, 3);
    expect(bandRadii(MOVED)[1]?.[1]).toBeCloseTo(82.101, 2);
  });

  test('reaches the rim at the slider’s end, with nothing still to come', () => {
    const { slices, projectedRadius } = layOut(shares(25, 75), sampleAges(42, 84, 84));
    expect(tonesOf(slices[0])).toEqual(['lived', 'between']);
    expect(projectedRadius).toBeCloseTo(100, 6);
  });
});

describe('The circle of the present age', () => {
  test('encloses half of the area at half of a life, whether or not the slider has moved', () => {
    expect(layOut(shares(100), HALFWAY).nowRadius).toBeCloseTo(75.644, 3);
    expect(layOut(shares(100), MOVED).nowRadius).toBeCloseTo(75.644, 3);
  });

  test('is the hole at birth and the rim past the life expectancy', () => {
    const at = (now: number) => layOut(shares(100), sampleAges(now, now, 76));
    expect(at(0).nowRadius).toBeCloseTo(38, 6);
    expect(at(90).nowRadius).toBeCloseTo(100, 6);
  });
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

  test('never overlaps another: neighbors are 15.9 pixels apart, the last and the first 7.9', () => {
    const parts = fc.array(fc.oneof(fc.constant(0), fc.double({ min: 0, max: 24, noNaN: true })), {
      minLength: 2,
      maxLength: 6,
    });
    fc.assert(
      fc.property(parts, (hours) => {
        const whole = hours.reduce((total, each) => total + each, 0);
        fc.pre(whole > 0);
        const { slices } = layOut(shares(...hours.map((each) => (each / whole) * 100)), HALFWAY);
        const places = slices.map(({ numberAt }) => numberAt);
        for (const [index, [x, y]] of places.entries()) {
          expect(Math.hypot(x, y)).toBeCloseTo(111, 6);
          // A chord is a little shorter than its arc of 16 pixels, or of 8 from the last across the top to the first.
          const next = places[(index + 1) % places.length] ?? [x, y];
          const least = index === places.length - 1 || places.length === 2 ? 7.9 : 15.9;
          if (places.length > 1) expect(Math.hypot(x - next[0], y - next[1])).toBeGreaterThanOrEqual(least);
        }
      }),
    );
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
    const years = fc.double({ min: 0, max: 150, noNaN: true });
    const day = fc.array(fc.double({ min: 0, max: 24, noNaN: true }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(years, years, years, day, (now, moved, lifeExpectancy, hours) => {
        const whole = hours.reduce((sum, each) => sum + each, 0) || 1;
        const activities = shares(...hours.map((each) => (each / whole) * 100));
        const geometry = layOut(activities, sampleAges(now, now + moved, lifeExpectancy));
        // JSON writes a number that is not finite as null.
        expect(JSON.stringify(geometry.slices)).not.toMatch(/NaN|Infinity|null/);
        expect(geometry.nowRadius).toBeLessThanOrEqual(RADIUS + 1e-9);
        expect(geometry.projectedRadius ?? 0).toBeLessThanOrEqual(RADIUS + 1e-9);
      }),
    );
  });
});
