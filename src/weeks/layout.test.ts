import { describe, expect, test } from 'vitest';
import { sampleActivity, wholeLife } from '../../tests/fixtures/activity-projection.ts';
import { CHAPTERS, FORMAT } from '../../tests/fixtures/lives.ts';
import { percentageOfDay } from '../life/activity.ts';
import type { ActivityProjection } from '../life/life-projection.ts';
import type { AgeSpan } from '../life/schedule.ts';
import type { Room } from './geometry.ts';
import { shareColumns } from './grid.ts';
import { layOutLife, type WeekLayout } from './layout.ts';

const shares = (...percentages: number[]) =>
  percentages.map((percentage, index) => sampleActivity(`activity-${index}`, { percentage }));

/** Letters are 7 pixels wide. */
const measureName = (name: string) => name.length * 7;

const WEEKS = { total: 4368, now: 2184 };
const ROOM = { width: 556, height: 10_000 };

/** The labels without the ages and the name of their axis. */
const columnsOf = ({ labels, geometry: { ticks } }: WeekLayout) =>
  labels.filter((label) => label.text !== 'Age' && !ticks.some(({ x, y }) => label.x === x && label.y === y));

interface Divided {
  readonly activities?: readonly ActivityProjection[];
  readonly spans?: readonly AgeSpan[];
}

/** The years divided among activities. */
const divide = (
  room: Partial<Room> = {},
  { activities = shares(50, 25, 25), spans = wholeLife(activities, 84) }: Divided = {},
  measure: typeof measureName | null = measureName,
) =>
  layOutLife({
    weeks: WEEKS,
    room: { ...ROOM, ...room },
    divided: {
      activities,
      bands: spans.map(({ from, hours }) => ({ from, runs: shareColumns(hours.map(percentageOfDay)) })),
    },
    format: FORMAT,
    ...(measure && { measureName: measure }),
  });

test('Dots that are weeks have labels for the first and the last week of a year, unless they are horizontal', () => {
  const layOut = (room: Room) => layOutLife({ weeks: WEEKS, room, divided: null, format: FORMAT });
  // 36 pixels for the ages and 52 × 10 for the points.
  expect(columnsOf(layOut(ROOM))).toEqual([
    { x: 36, y: 14, text: 'week 1', anchor: 'start' },
    { x: 556, y: 14, text: 'week 52', anchor: 'end' },
  ]);
  expect(columnsOf(layOut({ ...ROOM, width: 1000, direction: 'horizontal' }))).toEqual([]);
});

describe('Years divided among activities', () => {
  test('have the number of each activity over the middle of its columns, and none for 0 hours', () => {
    // 26, 13 and 13 columns of 10 pixels, from 36 on, with 7 pixels between them.
    expect(columnsOf(divide({ width: 570 }, { activities: shares(50, 0, 25, 25) }, null))).toEqual([
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
      divide({ width, height: 541 + 26, direction: 'horizontal' }, { activities });
    const wide = layOutIn(1000);
    // “Free Time” takes 63 pixels, and 10 are between it and the dots. 17, 17, 2 and 16 rows of 10 pixels, 7 apart.
    expect(wide.geometry).toMatchObject({ isHorizontal: true, left: 73, pitch: 10 });
    expect(columnsOf(wide)).toEqual([
      { x: 63, y: 90, text: 'Sleep', anchor: 'end' },
      { x: 63, y: 267, text: '2', anchor: 'end' },
      { x: 63, y: 369, text: 'Exercise', anchor: 'end' },
      { x: 63, y: 466, text: 'Free Time', anchor: 'end' },
    ]);
    expect(wide.numbered).toEqual([1]);
    // 84 years of at least 4 pixels take 360.4: right of 73 pixels for names, they do not fit 433, and have only numbers.
    expect([layOutIn(434).geometry.left, layOutIn(433).geometry.left]).toEqual([73, 23]);
    expect(layOutIn(433).numbered).toEqual([0, 1, 2, 3]);
  });

  test('of a life in chapters have each name in the middle of its largest band, or a number if it is wider', () => {
    // 52 columns and three gaps of 0.7 are 54.1 pitches of 10.
    const tall = divide({ width: 36 + 541 }, CHAPTERS.projection);
    expect(tall.geometry).toMatchObject({ left: 36, pitch: 10 });
    // From 30 to 65, the middles of the rows are at 352 to 713; from 6 to 18, where a gap is 1.05 pitches, at 91 to 208.
    // “Family” takes 42 pixels, and its four columns 40.
    expect(columnsOf(tall)).toEqual([
      { x: 121, y: 537.5, text: 'Sleep', anchor: 'middle' },
      { x: 261.5, y: 154.5, text: 'School', anchor: 'middle' },
      { x: 278, y: 537.5, text: 'Work', anchor: 'middle' },
      { x: 370, y: 537.5, text: '4', anchor: 'middle' },
      { x: 487, y: 537.5, text: 'Free Time', anchor: 'middle' },
    ]);
    expect(tall.numbered).toEqual([3]);
    // A horizontal chart needs no room for names at its left.
    const wide = divide({ width: 1000, height: 567, direction: 'horizontal' }, CHAPTERS.projection);
    expect(wide.geometry).toMatchObject({ isHorizontal: true, left: 0, pitch: 10 });
  });

  test('never have numbers closer than 13 pixels', () => {
    // A pitch of 5: single columns have their middles 8.5 apart, the first at 38.5; the free time’s 47 lie 81 to 311.
    const thin = divide({ width: 313.5 }, { activities: shares(0.1, 0.1, 0.1, 0.1, 0.1, 99.5) }, null);
    expect(columnsOf(thin).map(({ x }) => x)).toEqual([38.5, 51.5, 64.5, 77.5, 90.5, 196]);
  });
});
