import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PROJECTIONS } from '#words/results.ts';
import { FORMAT, sampleLife } from '../../../tests/fixtures/lives.ts';
import { placeEvents, SOME_EVENTS } from '../../../tests/fixtures/marks.ts';
import { DEFAULT_COLORS } from '../../life/colors.ts';
import type { Marks } from '../../life/place-events.ts';
import type { WeeksBy } from '../../weeks/chart.ts';
import type { Block } from './picture-block.ts';
import { layOutPoster } from './poster.tsx';
import { POSTER_WIDTH } from './poster-grid.ts';

/** Each character is 10 pixels wide: 34 fit in a line of the legend, 20 beside a bar. */
const wrap = (text: string, _font: string, width: number) =>
  text.match(new RegExp(`.{1,${Math.floor(width / 10)}}`, 'gu')) ?? [''];
const LONG_NAME = 'n'.repeat(60);

const layOut = (
  names: readonly string[],
  years = 84,
  weeksBy: WeeksBy = 'time',
  marks: Marks | null = null,
) => {
  const activities = names.map((name, index) => ({
    id: String(index),
    name,
    hours: 24 / names.length,
    color: DEFAULT_COLORS.sleep,
  }));
  const birthdate = { year: 2025, month: 3, day: 1 };
  const { shown, projection } = sampleLife({ birthdate, lifeExpectancy: years, activities });
  return layOutPoster(
    { shown, projection, near: null, source: 'Source', weeksBy, marks, format: FORMAT },
    wrap,
  );
};

const chartOf = ({ charts = [] }: Block, key: string) => charts.find((chart) => chart.key === key);
const topsOf = ({ lines }: Block, text: string) =>
  lines.filter((line) => line.text === text).map(({ x, y }) => [x, y]);

describe('The full results', () => {
  test('have two columns within their margins, and the bars between names and figures', () => {
    const poster = layOut(['Sleep']);
    expect(chartOf(poster, 'weeks')).toMatchObject({ x: 72, y: 526 });
    // 72, 500 for the weeks and 52 between.
    expect(chartOf(poster, 'rings')).toMatchObject({ x: 624, y: 526 });
    // 72, 200 for names and 24 between.
    expect(chartOf(poster, 'bar 0')?.x).toBe(296);
  });

  test('have a legend under the pie: a number, a line for each name and one for its figures', () => {
    const poster = layOut(['Sleep', 'Work', 'Rest']);
    // The pie ends at 526 + 384, and 28 are left free; then 40 a row and 18 between. Names are 15 below their top.
    expect(topsOf(poster, 'Sleep')[0]).toEqual([668, 953]);
    expect(topsOf(poster, 'Work')[0]).toEqual([668, 1011]);
    expect(topsOf(poster, 'Rest')[0]).toEqual([668, 1069]);
    expect(topsOf(poster, '3')[0]).toEqual([636, 1068]);
  });

  test('of 84 years have the key at the bottom of the weeks, and the bars below both', () => {
    const poster = layOut(['Sleep', 'Work', 'Rest']);
    // A pitch of 464 / 52 = 8.923; 26 for the column labels and 84 + 5.6 + 0.5 rows: the weeks end at 526 + 829.969.
    expect(chartOf(poster, 'lived')?.y).toBeCloseTo(1299.969, 3);
    expect(topsOf(poster, PROJECTIONS.title)[0]?.[1]).toBeCloseTo(1427.969, 3);
    const bars = ['bar 0', 'bar 1', 'bar 2', 'axis'].map((key) => chartOf(poster, key)?.y ?? 0);
    expect(bars.map((y) => Math.round(y - 1427.969))).toEqual([28, 72, 116, 148]);
    // The axis is at 1575.969, and 128 are left under it.
    expect(poster.height).toBe(1704);
  });

  test('of two years have the key below the legend, which is longer', () => {
    // The last of three rows ends at 1054 + 40.
    expect(chartOf(layOut(['Sleep', 'Work', 'Rest'], 2), 'lived')?.y).toBe(1122);
  });
});

describe('The list of chapters and moments', () => {
  const listFor = (by: WeeksBy, events: typeof SOME_EVENTS) => layOut(['Sleep'], 84, by, placeEvents(events));

  test.each([
    ['time', SOME_EVENTS, 'Moments and chapters'],
    ['time', { ...SOME_EVENTS, chapters: [] }, 'Moments'],
    ['activities', { ...SOME_EVENTS, moments: [] }, 'Chapters'],
    ['chapters', SOME_EVENTS, 'Moments and chapters'],
  ] as const)('by %s has a title', (by, events, title) => {
    expect(topsOf(listFor(by, events), title)).toHaveLength(1);
  });

  test.each([
    ['chapters', 3],
    ['time', 0],
  ] as const)('by %s has the colors of %d chapters beside their names', (by, colored) => {
    // One swatch is that of the activity.
    expect(listFor(by, SOME_EVENTS).swatches).toHaveLength(1 + colored);
  });
});

describe('A name of 60 characters', () => {
  test('takes two lines in the legend and three beside its bar', () => {
    const lines = layOut([LONG_NAME, 'Work']).lines.filter(
      ({ look, text }) => look === 'chart-name' && LONG_NAME.includes(text),
    );
    expect(lines.map(({ text }) => text.length)).toEqual([34, 26, 20, 20, 20]);
  });

  test('moves what is below it down by a line in the legend, and by another 32 pixels at the bars', () => {
    const [short, long] = [layOut(['Sleep', 'Work'], 2), layOut([LONG_NAME, 'Work'], 2)];
    const down = (key: string) => (chartOf(long, key)?.y ?? 0) - (chartOf(short, key)?.y ?? 0);
    expect([down('lived'), down('bar 0'), down('bar 1')]).toEqual([20, 20, 52]);
    expect(long.height - short.height).toBe(52);
  });
});

test('For any names and any number of years, no texts overlap, and the height is an even number of pixels', () => {
  const names = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(names, fc.integer({ min: 2, max: 150 }), (lengths, years) => {
      const { lines, height } = layOut(
        lengths.map((length) => 'n'.repeat(length)),
        years,
      );
      expect(height % 2).toBe(0);
      const written = lines.filter(({ text, look }) => look === 'chart-name' && text.startsWith('n'));
      for (const [index, one] of written.entries()) {
        expect(one.x + one.text.length * 10).toBeLessThanOrEqual(POSTER_WIDTH - 72);
        expect(one.y).toBeLessThan(height - 56);
        for (const other of written.slice(index + 1)) {
          if (one.x === other.x) expect(Math.abs(one.y - other.y)).toBeGreaterThanOrEqual(20 - 1e-9);
        }
      }
    }),
  );
});
