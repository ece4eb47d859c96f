import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleActivity } from '../../../tests/fixtures/activity-projection.ts';
import { layOutBars } from './bars.tsx';

/** 45 years are the longest: at 450 pixels, a year is 10 of them. */
const WIDTH = 450;
const SERIES = [
  sampleActivity('Sleep', { soFar: 20, toCome: 25 }),
  sampleActivity('Exercise', { soFar: 4.5, toCome: 0 }),
  sampleActivity('Nothing', { soFar: 0, toCome: 0 }),
];

/** Each part of each bar: its left edge and its width. */
const partsOf = (activities = SERIES) =>
  layOutBars(activities, WIDTH).bars.map(({ parts }) => parts.map(({ x, width }) => `${x}+${width}`));

describe('A bar', () => {
  test('of the most years takes the full width, every other one in proportion', () => {
    expect(partsOf()).toEqual([
      ['0+200', '200+0', '200+250'],
      ['0+45', '45+0', '45+0'],
      ['0+0', '0+0', '0+0'],
    ]);
  });

  test('with the slider moved, has the years up to today first: 16 of the 20 by the slider’s age', () => {
    const activities = [sampleActivity('Sleep', { lived: 16, soFar: 20, toCome: 25 })];
    expect(partsOf(activities)).toEqual([['0+160', '160+40', '200+250']]);
    const tones = layOutBars(activities, WIDTH).bars[0]?.parts.map(({ tone }) => tone);
    expect(tones).toEqual(['lived', 'between', 'ahead']);
  });
});

test.each([
  ['starts at 0', 45, 450, [0, 10, 20, 30, 40]],
  ['has room for its labels: every ten years would be 61.5 pixels', 80, 492, [0, 20, 40, 60, 80]],
  ['has one tick after 0 if twenty years are 79.987 pixels', 60.01, 240, [0, 50]],
  ['has a tick after 0 for one year', 1, 100, [0, 1]],
  ['is of one year without any activity', 0, 160, [0, 0.5, 1]],
  ['has no two ticks that are the same tenth', 0.25, 704, [0, 0.1, 0.2]],
])('The axis %s', (_, years, width, expected) => {
  const { ticks } = layOutBars([sampleActivity('Sleep', { toCome: years })], width);
  expect(ticks.map((tick) => tick.years)).toEqual(expected);
  for (const tick of ticks) expect(tick.x).toBeCloseTo((tick.years / (years || 1)) * width, 6);
});

test('for any data, the parts of a bar and the axis are finite, adjacent and within the width', () => {
  const years = fc.integer({ min: 0, max: 15_000 }).map((hundredths) => hundredths / 100);
  const anySeries = fc
    .array(fc.tuple(years, years, years), { minLength: 1, maxLength: 6 })
    .map((list) =>
      list.map(([lived, between, toCome], index) =>
        sampleActivity(`bar-${index}`, { lived, soFar: lived + between, toCome }),
      ),
    );
  fc.assert(
    fc.property(anySeries, fc.integer({ min: 1, max: 4000 }), (activities, width) => {
      const { bars, ticks } = layOutBars(activities, width);
      for (const { parts } of bars) {
        let end = 0;
        for (const part of parts) {
          expect(part.x).toBeCloseTo(end, 6);
          expect(part.width).toBeGreaterThanOrEqual(0);
          end = part.x + part.width;
        }
        expect(end).toBeLessThanOrEqual(width + 1e-6);
      }
      expect(ticks[0]).toEqual({ years: 0, x: 0 });
      for (const { x } of ticks) expect(x).toBeLessThanOrEqual(width);
    }),
  );
});

test('on any screen the axis has at least two ticks, 80 pixels apart', () => {
  const years = fc.integer({ min: 1, max: 15_000 }).map((hundredths) => hundredths / 100);
  fc.assert(
    fc.property(years, fc.integer({ min: 240, max: 2000 }), (longest, width) => {
      const { ticks } = layOutBars([sampleActivity('Sleep', { toCome: longest })], width);
      expect(ticks.length).toBeGreaterThanOrEqual(2);
      for (const [index, { x }] of ticks.slice(1).entries())
        expect(x - (ticks[index]?.x ?? Number.NaN)).toBeGreaterThanOrEqual(80 - 1e-9);
    }),
  );
});
