import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleActivity, wholeLife } from '../../tests/fixtures/activity-projection.ts';
import { placedChapter } from '../../tests/fixtures/life-events.ts';
import { CHAPTERS } from '../../tests/fixtures/lives.ts';
import { countDots, runsOf } from '../../tests/fixtures/weeks.ts';
import type { PlacedChapter } from '../life/place-events.ts';
import { layOutChart } from './chart.ts';
import { drawStep } from './dots.ts';
import type { Room } from './geometry.ts';

const shares = (...percentages: number[]) =>
  percentages.map((percentage, index) => sampleActivity(`activity-${index}`, { percentage }));

/** Letters are 7 pixels wide. */
const measureName = (name: string) => name.length * 7;

const layOut = (
  options: Partial<Parameters<typeof layOutChart>[0]> = {},
  {
    activities = shares(50, 25, 25),
    ...room
  }: Partial<Room> & { activities?: ReturnType<typeof shares> } = {},
) =>
  layOutChart({
    by: 'activities',
    weeks: { total: 4368, now: 2184 },
    room: { width: 556, height: 10_000, ...room },
    formatWeek: (week) => `w${week}`,
    activities,
    spans: wholeLife(activities, 84),
    chapters: [],
    ...options,
  });

/** A life in chapters. */
const LIFE = { activities: CHAPTERS.projection.activities, spans: CHAPTERS.projection.spans };

test('Dots that show time are one run of 52 columns, with labels for the first and the last week of a year, unless they are horizontal', () => {
  // 36 pixels for the ages and 52 × 10 for the points.
  expect(layOut({ by: 'time' })).toMatchObject({
    bands: [{ from: 0, runs: runsOf(52) }],
    columnLabels: [
      { x: 36, y: 14, text: 'w1', anchor: 'start' },
      { x: 556, y: 14, text: 'w52', anchor: 'end' },
    ],
    numbered: [],
  });
  expect(layOut({ by: 'time' }, { width: 1000, direction: 'horizontal' }).columnLabels).toEqual([]);
});

describe('Dots that show activities', () => {
  test('are a run of columns for each activity, in its paint in every tone', () => {
    const activities = [
      { ...sampleActivity('Work', { percentage: 50 }), color: 'red' as const },
      { ...sampleActivity('Free Time', { percentage: 50 }), color: null },
    ];
    const { bands, looks } = layOut({}, { activities });
    expect(bands).toEqual([{ from: 0, runs: runsOf(26, 26) }]);
    expect(looks.map(({ lived, between, ahead }) => [lived.paint, between.paint, ahead.paint])).toEqual([
      ['var(--activity-red)', 'var(--activity-red)', 'var(--activity-red)'],
      ['var(--rest)', 'var(--rest)', 'var(--rest)'],
    ]);
  });

  test('have the number of each activity over the middle of its columns, and none for 0 hours', () => {
    // 26, 13 and 13 columns of 10 pixels, from 36 on, with 7 pixels between them.
    expect(layOut({}, { activities: shares(50, 0, 25, 25), width: 570 }).columnLabels).toEqual([
      { x: 166, y: 14, text: '1', anchor: 'middle' },
      { x: 368, y: 14, text: '3', anchor: 'middle' },
      { x: 505, y: 14, text: '4', anchor: 'middle' },
    ]);
  });

  test('have names at the left of the rows of a horizontal chart, and numbers without room for them', () => {
    const hours = { Sleep: 8, ['x'.repeat(60)]: 8, Exercise: 1, 'Free Time': 7 };
    const activities = Object.entries(hours).map(([id, each]) =>
      sampleActivity(id, { percentage: (each / 24) * 100 }),
    );
    const layOutIn = (width: number) =>
      layOut({ measureName }, { activities, width, height: 541 + 26, direction: 'horizontal' });
    const { columnLabels, numbered, geometry } = layOutIn(1000);
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
    expect([layOutIn(434).geometry.left, layOutIn(433).geometry.left]).toEqual([73, 23]);
    expect(layOutIn(433).numbered).toEqual([0, 1, 2, 3]);
  });

  test('of a life in chapters have each name in the middle of its largest band, or a number if it is wider', () => {
    // 52 columns and three gaps of 0.7 are 54.1 pitches of 10.
    const { columnLabels, numbered, geometry } = layOut({ ...LIFE, measureName }, { width: 36 + 541 });
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
    // A horizontal chart needs no room for names at its left.
    const wide = layOut({ ...LIFE, measureName }, { width: 1000, height: 567, direction: 'horizontal' });
    expect(wide.geometry).toMatchObject({ isHorizontal: true, left: 0, pitch: 10 });
  });

  test('never have numbers closer than 13 pixels', () => {
    // A pitch of 5: single columns have their middles 8.5 apart, the first at 38.5; the free time’s 47 lie 81 to 311.
    const thin = layOut({}, { activities: shares(0.1, 0.1, 0.1, 0.1, 0.1, 99.5), width: 313.5 });
    expect(thin.columnLabels.map(({ x }) => x)).toEqual([38.5, 51.5, 64.5, 77.5, 90.5, 196]);
  });
});

function drawChapters(chapters: readonly PlacedChapter[], weeks = { total: 104, now: 10, projected: 60 }) {
  const { geometry, parts, looks } = layOut({ by: 'chapters', weeks, chapters });
  return { dots: drawStep(geometry, weeks, parts).dots, pitch: geometry.pitch, looks };
}

describe('Dots that show chapters', () => {
  test('have a path for each tone of each chapter in its color, and one for the weeks in none', () => {
    const { dots, looks } = drawChapters([placedChapter('A', 5, 20), placedChapter('B', 52, 70, 'green')]);
    expect(dots.map(({ tone, run, decades }) => [tone, run, decades[0]?.path])).toEqual([
      // 5 weeks in no chapter, 5 of A.
      ['lived', 0, 'M41 31h40.2'],
      ['lived', 1, 'M91 31h40.2'],
      // From week 20 to 52 in none, from 10 to 20 in A, and 8 of B in the second year.
      ['between', 0, 'M241 31h310.2'],
      ['between', 1, 'M141 31h90.2'],
      ['between', 2, 'M41 41h70.2'],
      // From week 70 on in none, 10 of B.
      ['ahead', 0, 'M221 41h330.2'],
      ['ahead', 2, 'M121 41h90.2'],
    ]);
    expect(looks.map(({ lived, between, ahead }) => [lived.paint, between.paint, ahead.paint])).toEqual([
      ['var(--ink)', 'var(--ink)', 'var(--soft)'],
      ['var(--activity-blue)', 'var(--activity-blue)', 'var(--activity-blue)'],
      ['var(--activity-green)', 'var(--activity-green)', 'var(--activity-green)'],
    ]);
  });

  test('belong to a chapter that has yet to begin up to the end of the life', () => {
    const { dots } = drawChapters([placedChapter('A', 80, Number.POSITIVE_INFINITY)]);
    expect(dots.map(({ tone, run }) => [tone, run])).toEqual([
      ['lived', 0],
      ['between', 0],
      ['ahead', 0],
      ['ahead', 1],
    ]);
  });
});

test('every week is drawn once, whatever the chapters', () => {
  const bounds = fc.uniqueArray(fc.nat(5000), { minLength: 2, maxLength: 16 });
  fc.assert(
    fc.property(bounds, fc.nat(4000), (some, now) => {
      const sorted = some.toSorted((one, other) => one - other);
      const chapters = sorted.flatMap((from, index) => {
        const until = sorted[index + 1];
        return index % 2 === 0 && until !== undefined ? [placedChapter(`${index}`, from, until)] : [];
      });
      const { dots, pitch } = drawChapters(chapters, { total: 4368, now, projected: now });
      const drawn = dots
        .flatMap(({ decades }) => decades)
        .flatMap(({ path }) => countDots(path, pitch))
        .reduce((sum, each) => sum + each, 0);
      expect(drawn).toBe(4368);
    }),
  );
});
