import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numbers } from '../../tests/fixtures/arbitraries.ts';
import { countDots, partsOf } from '../../tests/fixtures/weeks.ts';
import type { WeeksOfLife } from '../life/weeks.ts';
import { layOutWeeks } from './geometry.ts';
import { type Direction, shareColumns } from './grid.ts';
import { sceneAt } from './scene.ts';

describe('For any life', () => {
  const lives = fc
    .tuple(fc.integer({ min: 1, max: 7800 }), fc.nat(), fc.nat())
    .map(([total, first, second]): WeeksOfLife => {
      const now = first % (total + 1);
      return { total, now, projected: now + (second % (total - now + 1)) };
    });
  const rooms = fc.record({
    width: numbers(0, 2000),
    height: numbers(0, 2000),
    direction: fc.constantFrom<Direction>('vertical', 'horizontal'),
    gutter: fc.integer({ min: 0, max: 130 }),
  });
  /** The runs of up to six activities, in the years after those of the bands before. */
  const lifeBands = fc
    .integer({ min: 1, max: 6 })
    .chain((activities) => {
      const hours = fc.oneof(fc.constant(0), numbers(0, 24));
      const day = fc
        .array(hours, { minLength: activities, maxLength: activities })
        .filter((list) => list.some((each) => each > 0));
      return fc.array(fc.tuple(fc.integer({ min: 1, max: 60 }), day), { minLength: 1, maxLength: 6 });
    })
    .map((list) =>
      list.map(([, day], index) => ({
        from: list.slice(0, index).reduce((age, [length]) => age + length, 0),
        runs: shareColumns(day),
      })),
    );

  test('the week at the position of each week is that week', () => {
    fc.assert(
      fc.property(lives, lifeBands, rooms, (life, bands, room) => {
        const { weekAt, positionOf, count } = layOutWeeks(life, bands, room);
        const astray = Array.from({ length: count }, (_, week) => week).filter(
          (week) => weekAt(positionOf(week)) !== week,
        );
        expect(astray).toEqual([]);
      }),
    );
  });

  test('every week is drawn exactly once, and in the present year as much of each run is so far as of the year', () => {
    fc.assert(
      fc.property(lives, lifeBands, rooms, (life, bands, room) => {
        const geometry = layOutWeeks(life, bands, room);
        const { dots } = sceneAt(geometry, partsOf(bands), life);
        const { pitch } = geometry;
        const pointsIn = (tone: string) =>
          dots
            .filter((each) => each.tone === tone)
            .flatMap(({ decades }) => decades.flatMap(({ path }) => countDots(path, pitch)))
            .reduce((total, each) => total + each, 0);
        const [lived = 0, between = 0, ahead = 0] = ['lived', 'between', 'ahead'].map(pointsIn);
        expect(lived + between + ahead).toBe(life.total);
        // Each of up to six runs is rounded.
        expect(Math.abs(lived - life.now)).toBeLessThanOrEqual(3);
        expect(Math.abs(ahead - Math.max(0, life.total - life.projected))).toBeLessThanOrEqual(3);
      }),
    );
  });

  test('every dot and the line at the end are within the chart, and the chart is within its room for dots 4 pixels apart', () => {
    fc.assert(
      fc.property(lives, lifeBands, rooms, fc.nat(), (life, bands, room, some) => {
        const end = Math.min(life.total, 52 + (some % 7800));
        const geometry = layOutWeeks({ ...life, end }, bands, room);
        const { positionOf, unit, left, width, height, count } = geometry;
        expect(unit).toBeGreaterThanOrEqual(4);
        if (unit > 4) {
          expect(width).toBeLessThanOrEqual(room.width + 1e-9);
          expect(height).toBeLessThanOrEqual(room.height + 1e-9);
        }
        for (const week of [0, Math.min(51, count - 1), count - 1]) {
          const { x, y } = positionOf(week);
          expect(x - unit / 2).toBeGreaterThanOrEqual(left - 1e-9);
          expect(x + unit / 2).toBeLessThanOrEqual(width + 1e-9);
          expect(y - unit / 2).toBeGreaterThanOrEqual(-1e-9);
          expect(y + unit / 2).toBeLessThanOrEqual(height + 1e-9);
        }
        for (const [, x, y] of (geometry.end?.path ?? '').matchAll(/([\d.]+) ([\d.]+)/g)) {
          expect(Number(x)).toBeLessThanOrEqual(width + 0.01);
          expect(Number(y)).toBeLessThanOrEqual(height + 0.01);
        }
      }),
    );
  });
});
