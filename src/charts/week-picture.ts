import type { ActivityProjection } from '../life/life-projection.ts';
import { activityPaint, type Tone } from './paint.ts';
import { spreadApart } from './spread-apart.ts';
import { type ColumnRun, shareColumns } from './week-columns.ts';
import { COLUMNS, layOutWeeks, type WeekGeometry, type Weeks } from './week-geometry.ts';

/** What the dots show: time (past or ahead) or activities. */
export type WeeksBy = 'time' | 'activities';

interface WeekPictureOptions {
  readonly weeks: Weeks;
  readonly activities: readonly ActivityProjection[];
  readonly by: WeeksBy;
  /** Maximum width and height, in pixels. */
  readonly room: { readonly width: number; readonly height: number };
  /** Formats the label of a column. @param week of the year, from 1 */
  readonly formatWeek: (week: number) => string;
}

export interface WeekPicture {
  readonly geometry: WeekGeometry;
  /** The columns of each activity; a single run if the dots show time. */
  readonly runs: readonly ColumnRun[];
  readonly paints: readonly Readonly<Record<Tone, string>>[];
  readonly heads: readonly WeekHead[];
}

/** A label over the columns. */
export interface WeekHead {
  readonly x: number;
  readonly text: string;
  readonly anchor: 'start' | 'middle' | 'end';
}

const TIME_PAINT = { lived: 'var(--ink)', between: 'var(--ink)', ahead: 'var(--soft)' };
/** The width of a one-digit number over its columns, in pixels. */
const NUMBER_WIDTH = 13;

/** Every activity that takes time is a run of columns; numbers over them say which is which. */
export function pictureWeeks({ weeks, activities, by, room, formatWeek }: WeekPictureOptions): WeekPicture {
  if (by === 'time') {
    const runs = [{ from: 0, to: COLUMNS }];
    const geometry = layOutWeeks(weeks, runs, room);
    const heads: WeekHead[] = [
      { x: geometry.left, text: formatWeek(1), anchor: 'start' },
      { x: geometry.width, text: formatWeek(COLUMNS), anchor: 'end' },
    ];
    return { geometry, runs, paints: [TIME_PAINT], heads };
  }
  const shares = activities.map(({ percentage }) => percentage);
  const runs = shareColumns(shares, COLUMNS);
  const geometry = layOutWeeks(weeks, runs, room);
  const shown = activities.flatMap(({ percentage }, index) => (percentage > 0 ? [index] : []));
  const middles = shown.map((index) => geometry.middles[index] ?? 0);
  const places = spreadApart(middles, NUMBER_WIDTH, geometry.width);
  return {
    geometry,
    runs,
    paints: activities.map(({ color }) => {
      const paint = activityPaint(color);
      return { lived: paint, between: paint, ahead: paint };
    }),
    heads: shown.map((index, order) => ({
      x: places[order] ?? 0,
      text: String(index + 1),
      anchor: 'middle',
    })),
  };
}
