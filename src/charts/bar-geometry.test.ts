import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { layOutBars } from './bar-geometry.ts';
import { sampleSeries } from './sample-series.ts';

/** 45 years are the longest: in a picture of 800 pixels its bar has 450, between 150 for names and 200 for figures. */
const SERIES = [
  sampleSeries('Sleep', { soFar: 20, toCome: 25 }),
  sampleSeries('Exercise', { soFar: 4.5, toCome: 0 }),
  sampleSeries('Nothing', { soFar: 0, toCome: 0 }),
];

describe('A wide picture', () => {
  const wide = layOutBars(SERIES, 800);

  test('gives the longest bar all the room, and every other one its share of it', () => {
    expect(wide.bars).toEqual([
      { id: 'Sleep', y: 0, soFarWidth: 200, toComeX: 350, toComeWidth: 250 },
      { id: 'Exercise', y: 48, soFarWidth: 45, toComeX: 195, toComeWidth: 0 },
      { id: 'Nothing', y: 96, soFarWidth: 0, toComeX: 150, toComeWidth: 0 },
    ]);
  });

  test('has an axis of years that starts at 0, under the last bar', () => {
    expect(wide.ticks).toEqual([
      { years: 0, x: 150 },
      { years: 10, x: 250 },
      { years: 20, x: 350 },
      { years: 30, x: 450 },
      { years: 40, x: 550 },
    ]);
    expect(wide).toMatchObject({ axisY: 144, height: 174, stacked: false });
  });
});

describe('A narrow picture', () => {
  test('has each name over its bar, which starts at the edge', () => {
    const narrow = layOutBars(SERIES, 462);
    expect(narrow).toMatchObject({ stacked: true, barX: 0 });
    expect(narrow.bars[0]).toEqual({ id: 'Sleep', y: 26, soFarWidth: 200, toComeX: 200, toComeWidth: 250 });
    expect(narrow.bars[1]?.y).toBe(88);
  });

  test('is one below 560 pixels', () => {
    expect([559, 560].map((width) => layOutBars(SERIES, width).stacked)).toEqual([true, false]);
  });
});

test('a life of no activity at all still has a finite axis from 0', () => {
  const { bars, ticks } = layOutBars([sampleSeries('Nothing', {})], 800);
  expect(bars).toEqual([{ id: 'Nothing', y: 0, soFarWidth: 0, toComeX: 150, toComeWidth: 0 }]);
  expect(ticks[0]).toEqual({ years: 0, x: 150 });
  expect(ticks.at(-1)).toEqual({ years: 1, x: 600 });
});

test('in any picture bars are finite, lie side by side and stay within it, and so does the axis', () => {
  const years = fc.integer({ min: 0, max: 15_000 }).map((hundredths) => hundredths / 100);
  const anySeries = fc
    .array(fc.tuple(years, years), { minLength: 1, maxLength: 6 })
    .map((list) => list.map(([soFar, toCome], index) => sampleSeries(`bar-${index}`, { soFar, toCome })));
  fc.assert(
    fc.property(anySeries, fc.integer({ min: 360, max: 4000 }), (series, width) => {
      const { bars, ticks, barX } = layOutBars(series, width);
      for (const { soFarWidth, toComeX, toComeWidth } of bars) {
        expect(soFarWidth).toBeGreaterThanOrEqual(0);
        expect(toComeX).toBeCloseTo(barX + soFarWidth, 6);
        expect(toComeX + toComeWidth).toBeLessThanOrEqual(width);
      }
      expect(ticks[0]).toEqual({ years: 0, x: barX });
      for (const { x } of ticks) expect(x).toBeLessThanOrEqual(width);
    }),
  );
});
