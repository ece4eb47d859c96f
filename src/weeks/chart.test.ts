import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleActivity, wholeLife } from '../../tests/fixtures/activity-projection.ts';
import { CHAPTERS } from '../../tests/fixtures/lives.ts';
import { ACTIVITY_COLORS } from '../life/colors.ts';
import { layOutChart } from './chart.ts';
import type { Direction } from './grid.ts';

const WEEKS = { total: 4368, now: 2184, projected: 2184 };
const shares = (...percentages: number[]) =>
  percentages.map((percentage, index) => sampleActivity(`activity-${index}`, { percentage }));

const picture = (
  by: 'time' | 'activities',
  activities = shares(50, 25, 25),
  width = 556,
  direction: Direction = 'vertical',
) =>
  layOutChart({
    chapters: [],
    weeks: WEEKS,
    activities,
    spans: wholeLife(activities, 84),
    by,
    room: { width, height: 10_000, direction },
    formatWeek: (week) => `w${week}`,
  });

describe('Dots that show time', () => {
  test('are one run of 52 columns, in ink, softer for the weeks ahead', () => {
    const { bands, paints } = picture('time');
    expect(bands).toEqual([{ from: 0, runs: [{ from: 0, to: 52 }] }]);
    expect(paints).toEqual([{ lived: 'var(--ink)', between: 'var(--ink)', ahead: 'var(--soft)' }]);
  });

  test('have labels for the first and the last week of a year, from edge to edge', () => {
    // 36 pixels for the ages and 52 × 10 for the points.
    expect(picture('time').columnLabels).toEqual([
      { x: 36, y: 14, text: 'w1', anchor: 'start' },
      { x: 556, y: 14, text: 'w52', anchor: 'end' },
    ]);
    expect(picture('time').numbered).toEqual([]);
  });

  test('have no labels in a horizontal chart', () => {
    expect(picture('time', shares(100), 1000, 'horizontal').columnLabels).toEqual([]);
  });
});

describe('Dots that show activities', () => {
  test('are a run of columns for each activity, in its paint in every tone', () => {
    const activities = [
      { ...sampleActivity('Work', { percentage: 50 }), color: ACTIVITY_COLORS[3] ?? null },
      { ...sampleActivity('Free Time', { percentage: 50 }), color: null },
    ];
    const { bands, paints } = picture('activities', activities);
    expect(bands.map(({ runs }) => runs)).toEqual([
      [
        { from: 0, to: 26 },
        { from: 26, to: 52 },
      ],
    ]);
    expect(paints).toEqual([
      { lived: 'var(--activity-4)', between: 'var(--activity-4)', ahead: 'var(--activity-4)' },
      { lived: 'var(--rest)', between: 'var(--rest)', ahead: 'var(--rest)' },
    ]);
  });

  test('have the number of each activity over the middle of its columns', () => {
    // 26, 13 and 13 columns of 10 pixels, from 36 on, with 7 pixels between them.
    expect(picture('activities', shares(50, 25, 25), 570).columnLabels).toEqual([
      { x: 166, y: 14, text: '1', anchor: 'middle' },
      { x: 368, y: 14, text: '2', anchor: 'middle' },
      { x: 505, y: 14, text: '3', anchor: 'middle' },
    ]);
  });

  test('have no number for an activity of 0 hours, and the others do not change', () => {
    const { columnLabels, bands } = picture('activities', shares(50, 0, 50));
    expect(columnLabels.map(({ text }) => text)).toEqual(['1', '3']);
    expect(bands[0]?.runs).toHaveLength(3);
  });

  test('have names above wide columns and numbers above narrow ones, if names can be measured', () => {
    const named = ['Sleep', 'Work', 'Exercise', 'Free Time'].map((name, index) =>
      sampleActivity(name, { percentage: [100 / 3, 100 / 3, 25 / 6, 175 / 6][index] ?? 0 }),
    );
    const { columnLabels, numbered } = layOutChart({
      chapters: [],
      weeks: WEEKS,
      activities: named,
      spans: wholeLife(named, 84),
      by: 'activities',
      room: { width: 36 + 541 * 0.55, height: 10_000 },
      formatWeek: String,
      measureName: (name) => name.length * 7,
    });
    // 18, 17, 2 and 15 columns, 5.5 pixels apart: “Exercise” is 56 pixels wide and 11 columns from its neighbors.
    expect(columnLabels.map(({ text }) => text)).toEqual(['Sleep', 'Work', '3', 'Free Time']);
    expect(numbered).toEqual([2]);
  });

  test('have names at the left of the rows of a horizontal chart, and numbers without room for them', () => {
    const named = ['Sleep', 'x'.repeat(60), 'Exercise', 'Free Time'].map((name, index) =>
      sampleActivity(name, { percentage: [100 / 3, 100 / 3, 25 / 6, 175 / 6][index] ?? 0 }),
    );
    const pictureIn = (width: number) =>
      layOutChart({
        chapters: [],
        weeks: WEEKS,
        activities: named,
        spans: wholeLife(named, 84),
        by: 'activities',
        room: { width, height: 541 + 26, direction: 'horizontal' },
        formatWeek: String,
        measureName: (name) => name.length * 7,
      });
    const { columnLabels, numbered, geometry } = pictureIn(1000);
    // “Free Time” takes 63 pixels, and 10 are between it and the dots. 18, 17, 2 and 15 rows of 10 pixels, 7 apart.
    expect(geometry).toMatchObject({ isHorizontal: true, left: 73, pitch: 10 });
    expect(columnLabels).toEqual([
      { x: 63, y: 95, text: 'Sleep', anchor: 'end' },
      { x: 63, y: 277, text: '2', anchor: 'end' },
      { x: 63, y: 379, text: 'Exercise', anchor: 'end' },
      { x: 63, y: 471, text: 'Free Time', anchor: 'end' },
    ]);
    expect(numbered).toEqual([1]);
    // 84 years of at least 4 pixels take 360.4: right of 73 pixels for names, they do not fit 433, and have only numbers.
    expect([pictureIn(434).geometry.left, pictureIn(433).geometry.left]).toEqual([73, 23]);
    expect(pictureIn(433).numbered).toEqual([0, 1, 2, 3]);
  });

  test('of a life in chapters are bands, each with columns in proportion to its own hours', () => {
    const { activities, spans } = CHAPTERS.projection;
    const { bands } = layOutChart({
      chapters: [],
      weeks: WEEKS,
      activities,
      spans,
      by: 'activities',
      room: { width: 556, height: 10_000 },
      formatWeek: String,
    });
    // In 52 weeks, Sleep takes 17.3, School 9.3, Work 12.4 and the family 4.3.
    expect(bands.map(({ from, runs }) => [from, ...runs.map((run) => run.to - run.from)])).toEqual([
      [0, 17, 0, 0, 0, 35],
      [6, 17, 9, 0, 0, 26],
      [18, 17, 0, 0, 0, 35],
      [22, 17, 0, 13, 0, 22],
      [30, 17, 0, 13, 4, 18],
      [65, 17, 0, 0, 4, 31],
    ]);
  });

  test('of a life in chapters have each name in the middle of its largest band, or a number if it is wider', () => {
    const { activities, spans } = CHAPTERS.projection;
    const { columnLabels, numbered, geometry } = layOutChart({
      chapters: [],
      weeks: WEEKS,
      activities,
      spans,
      by: 'activities',
      // 52 columns and three gaps of 0.7 are 54.1 pitches of 10.
      room: { width: 36 + 541, height: 10_000 },
      formatWeek: String,
      measureName: (name) => name.length * 7,
    });
    expect(geometry).toMatchObject({ left: 36, pitch: 10 });
    // From 30 to 65, the middles of the rows are at 352 to 713; from 6 to 18, where a gap is 1.05 pitches, at 91 to 208.
    // “Family” takes 42 pixels, and its four columns 40.
    expect(columnLabels).toEqual([
      { x: 121, y: 537.5, text: 'Sleep', anchor: 'middle' },
      { x: 261.5, y: 154.5, text: 'School', anchor: 'middle' },
      { x: 278, y: 537.5, text: 'Work', anchor: 'middle' },
      { x: 370, y: 537.5, text: '4', anchor: 'middle' },
      { x: 487, y: 537.5, text: 'Free Time', anchor: 'middle' },
    ]);
    expect(numbered).toEqual([3]);
  });

  test('of a life in chapters in a horizontal chart need no room for names at its left', () => {
    const { activities, spans } = CHAPTERS.projection;
    const { columnLabels, geometry } = layOutChart({
      chapters: [],
      weeks: WEEKS,
      activities,
      spans,
      by: 'activities',
      room: { width: 1000, height: 541 + 26, direction: 'horizontal' },
      formatWeek: String,
      measureName: (name) => name.length * 7,
    });
    expect(geometry).toMatchObject({ isHorizontal: true, left: 0, pitch: 10 });
    expect(columnLabels.map(({ text }) => text)).toEqual(['Sleep', 'School', 'Work', 'Family', 'Free Time']);
  });

  test('of single columns have numbers 13 pixels apart, within the chart', () => {
    // A pitch of 5: single columns have their middles 8.5 apart, the first at 38.5; the free time’s 47 lie 81 to 311.
    const thin = picture('activities', shares(0.1, 0.1, 0.1, 0.1, 0.1, 99.5), 313.5);
    expect(thin.columnLabels.map(({ x }) => x)).toEqual([38.5, 51.5, 64.5, 77.5, 90.5, 196]);
    const last = picture('activities', shares(99.5, 0.1, 0.1, 0.1, 0.1, 0.1), 313.5);
    expect(last.columnLabels.map(({ x }) => x)).toEqual([153.5, 261.5, 274.5, 287.5, 300.5, 313.5]);
  });

  test('never have numbers closer than 13 pixels or beyond the chart', () => {
    const hours = fc
      .array(fc.oneof(fc.constant(0), fc.double({ min: 1e-9, max: 24, noNaN: true })), {
        minLength: 1,
        maxLength: 6,
      })
      .filter((list) => list.some((each) => each > 0));
    fc.assert(
      fc.property(hours, fc.integer({ min: 0, max: 2000 }), (list, width) => {
        const whole = list.reduce((total, each) => total + each, 0);
        const activities = shares(...list.map((each) => (each / whole) * 100));
        const { columnLabels, geometry } = picture('activities', activities, width);
        const places = columnLabels.map(({ x }) => x);
        for (const [index, x] of places.slice(1).entries())
          expect(x - (places[index] ?? Number.NaN)).toBeGreaterThanOrEqual(13 - 1e-9);
        expect(places.at(-1)).toBeLessThanOrEqual(geometry.width);
        expect(places[0]).toBeGreaterThan(geometry.left);
      }),
    );
  });
});
