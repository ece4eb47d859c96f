import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleActivity, sampleAges, wholeLife } from '../../../tests/fixtures/activity-projection.ts';
import { SOME_EVENTS } from '../../../tests/fixtures/marks.ts';
import { BAR_HEIGHT } from '../../ui/charts/bars.tsx';
import type { WeeksBy } from '../../ui/charts/week-picture.ts';
import { formatFor } from '../../words/format.ts';
import * as code from '../life-events-code.ts';
import type { PictureMarks } from './picture-marks.ts';
import {
  AT,
  BARS_WIDTH,
  BARS_X,
  INNER_WIDTH,
  KEY_ROW,
  LINE_HEIGHT,
  layOutPoster,
  MARGIN,
  POSTER_WIDTH,
  SIDE_WIDTH,
  SIDE_X,
} from './poster-layout.ts';

/** Each character is 10 pixels wide: 34 fit in a line of the legend, 20 beside a bar. */
const wrap = (text: string, _font: string, width: number) =>
  text.match(new RegExp(`.{1,${Math.floor(width / 10)}}`, 'gu')) ?? [''];
const LONG_NAME = 'n'.repeat(60);

const layOut = (
  names: readonly string[],
  years = 84,
  weeksBy: WeeksBy = 'time',
  personal: PictureMarks | null = null,
) => {
  const percentage = 100 / names.length;
  const total = years * 52;
  const activities = names.map((name) => sampleActivity(name, { percentage, soFar: 14, toCome: 14 }));
  return layOutPoster({
    projection: {
      ...sampleAges(years / 2, years / 2, years),
      activities,
      spans: wholeLife(activities, years),
      weeks: { total, now: total / 2, projected: total / 2 },
    },
    weeksBy,
    personal,
    format: formatFor('en'),
    wrap,
  });
};

describe('The poster', () => {
  test('has two columns within its margins, and the bars between names and figures', () => {
    expect([POSTER_WIDTH, MARGIN, INNER_WIDTH]).toEqual([1080, 72, 936]);
    // 72, 500 for the weeks and 52 between; then 1080 − 72 − 624.
    expect([SIDE_X, SIDE_WIDTH]).toEqual([624, 384]);
    // 72, 200 for names and 24 between; then 936 − 224 − 220 for figures.
    expect([BARS_X, BARS_WIDTH]).toEqual([296, 492]);
  });

  test('has a legend under the pie: a line for each name and one for its figures', () => {
    const { rows } = layOut(['Sleep', 'Work', 'Free Time']);
    // The pie ends at 526 + 384, and 28 are left free; then 40 a row and 18 between.
    expect(rows.map(({ legend }) => legend.y)).toEqual([938, 996, 1054]);
    expect(rows.map(({ legend }) => legend.lines)).toEqual([['Sleep'], ['Work'], ['Free Time']]);
    expect(rows.map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  test.each([
    ['time', SOME_EVENTS, 'Moments and chapters'],
    ['time', { ...SOME_EVENTS, chapters: [] }, 'Moments'],
    ['activities', { ...SOME_EVENTS, moments: [] }, 'Chapters'],
    ['chapters', SOME_EVENTS, 'Moments and chapters'],
    ['chapters', { ...SOME_EVENTS, moments: [] }, 'Chapters'],
  ] as const)('by %s has a title for its list', (by, entries, title) => {
    const marks = code.createMarks(entries, { year: 1989, month: 3, day: 1 }, 36 * 52);
    expect(layOut(['Sleep'], 84, by, { code, marks }).marks?.title).toBe(title);
  });

  test.each([
    ['chapters', 3],
    ['time', 0],
  ] as const)('by %s has the colors of %d chapters beside their names', (by, colored) => {
    const marks = code.createMarks(
      { ...SOME_EVENTS, moments: [] },
      { year: 1989, month: 3, day: 1 },
      36 * 52,
    );
    const rows = layOut(['Sleep'], 84, by, { code, marks }).marks?.rows ?? [];
    expect(rows.filter(({ color }) => color !== null)).toHaveLength(colored);
    expect(rows).toHaveLength(3);
  });

  test('of 84 years has the key at the bottom of the weeks, and the bars below both', () => {
    const { weeks, keyY, barsTitleY, rows, axisY, height } = layOut(['Sleep', 'Work', 'Free Time']);
    // A pitch of 464 / 52 = 8.923; 26 for the column labels and 84 + 5.6 + 0.5 rows.
    expect(weeks.geometry.height).toBeCloseTo(829.969, 3);
    // Two lines of 28 end where the weeks end, at 526 + 829.969.
    expect(keyY).toBeCloseTo(1299.969, 3);
    expect(barsTitleY).toBeCloseTo(1427.969, 3);
    expect(rows.map(({ bar }) => Math.round(bar.y - barsTitleY))).toEqual([28, 72, 116]);
    expect(axisY - barsTitleY).toBeCloseTo(148, 9);
    // The axis is at 1575.969, and 128 are left under it.
    expect(height).toBe(1704);
  });

  test('of one year has the key below the legend, which is longer', () => {
    // The last of three rows ends at 1054 + 40.
    expect(layOut(['Sleep', 'Work', 'Free Time'], 1).keyY).toBe(1122);
  });

  test('is taller for 150 years than for 84', () => {
    expect(layOut(['Sleep'], 150).height).toBeGreaterThan(layOut(['Sleep'], 84).height + 200);
  });
});

describe('A name of 60 characters', () => {
  test('takes two lines in the legend and three beside its bar', () => {
    const [row] = layOut([LONG_NAME, 'Work']).rows;
    expect(row?.legend.lines.map((line) => line.length)).toEqual([34, 26]);
    expect(row?.bar.lines.map((line) => line.length)).toEqual([20, 20, 20]);
  });

  test('moves the legend below it down by one line, and the bars by another 32 pixels', () => {
    const short = layOut(['Sleep', 'Work'], 1);
    const long = layOut([LONG_NAME, 'Work'], 1);
    expect((long.rows[1]?.legend.y ?? 0) - (short.rows[1]?.legend.y ?? 0)).toBe(20);
    expect(long.keyY - short.keyY).toBe(20);
    expect((long.rows[1]?.bar.y ?? 0) - (short.rows[1]?.bar.y ?? 0)).toBe(20 + 32);
    expect(long.height - short.height).toBe(20 + 32);
  });

  test('keeps all characters in order', () => {
    const name = 'ריצה בפארק ליד הבית, כל יום';
    const [row] = layOut([name]).rows;
    expect(row?.legend.lines.join('')).toBe(name);
    expect(row?.bar.lines.join('')).toBe(name);
  });
});

describe('For any names and any number of years', () => {
  const names = fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 6 });
  const lives = fc.integer({ min: 1, max: 150 });

  test('no blocks overlap', () => {
    fc.assert(
      fc.property(
        names,
        lives,
        fc.constantFrom('time' as const, 'activities' as const),
        (lengths, years, by) => {
          const layout = layOut(
            lengths.map((length) => 'n'.repeat(length)),
            years,
            by,
          );
          // From top to bottom, no block begins before the previous one ends. A row's figures take a separate line.
          const legend = layout.rows.map(({ legend: { y, lines } }) => [
            y,
            y + (lines.length + 1) * LINE_HEIGHT,
          ]);
          const bars = layout.rows.map(({ bar: { y, lines } }) => [
            y,
            y + Math.max(BAR_HEIGHT, lines.length * LINE_HEIGHT),
          ]);
          const key = [layout.keyY, layout.keyY + 2 * KEY_ROW];
          const title = [layout.barsTitleY - 26, layout.barsTitleY];
          const axis = [layout.axisY, layout.axisY + 24];
          const pie = [AT.columns, AT.columns + SIDE_WIDTH];
          const weeks = [AT.columns, AT.columns + layout.weeks.geometry.height];
          const foot = [layout.height - 56, layout.height];
          const side = [pie, ...legend, key, title, ...bars, axis, foot];
          for (const blocks of [side, [weeks, title]]) {
            for (const [index, [top = 0]] of blocks.slice(1).entries())
              expect(top).toBeGreaterThanOrEqual((blocks[index]?.[1] ?? 0) - 1e-9);
          }
        },
      ),
    );
  });

  test('the height is an even number of pixels', () => {
    fc.assert(
      fc.property(names, lives, (lengths, years) => {
        const { height } = layOut(
          lengths.map((length) => 'n'.repeat(length)),
          years,
        );
        expect(height % 2).toBe(0);
      }),
    );
  });

  test('a longer name never makes the poster shorter', () => {
    fc.assert(
      fc.property(names, lives, fc.integer({ min: 1, max: 60 }), (lengths, years, more) => {
        const written = lengths.map((length) => 'n'.repeat(length));
        const [first = '', ...rest] = written;
        const longer = layOut([first + 'n'.repeat(more), ...rest], years);
        expect(longer.height).toBeGreaterThanOrEqual(layOut(written, years).height);
      }),
    );
  });

  test('the weeks and the bars stay within their columns', () => {
    fc.assert(
      fc.property(names, lives, (lengths, years) => {
        const { weeks, rows } = layOut(
          lengths.map((length) => 'n'.repeat(length)),
          years,
        );
        expect(weeks.geometry.width).toBeLessThanOrEqual(500 + 1e-9);
        for (const { bar } of rows) {
          const last = bar.geometry.parts.at(-1);
          expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(BARS_WIDTH + 1e-9);
        }
      }),
    );
  });
});
