import type { ActivityProjection, LifeProjection } from '../life/life-projection.ts';
import { percentageOfDay } from '../life/time-spent.ts';
import { WEEKS_PER_YEAR } from '../life/weeks.ts';
import { activityPaint, type Tone } from './paint.ts';
import { type Band, shareColumns, WHOLE_YEAR } from './week-columns.ts';
import { layOutWeeks, type WeekGeometry, type Weeks } from './week-geometry.ts';
import type { Room } from './week-grid.ts';
import { labelBands, labelRuns, labelWeeks, measureGutter, type WeekHead } from './week-heads.ts';

/** What the dots show: time (past or ahead) or activities. */
export type WeeksBy = 'time' | 'activities';

interface WeekPictureOptions {
  readonly weeks: Weeks;
  readonly activities: readonly ActivityProjection[];
  /** With the hours of those activities. */
  readonly spans: LifeProjection['spans'];
  readonly by: WeeksBy;
  /** Maximum width and height, in pixels. */
  readonly room: Room;
  /** Formats the label of a column. @param week of the year, from 1 */
  readonly formatWeek: (week: number) => string;
  /** The width of a name as a label, in pixels. Without it, activities have numbers. */
  readonly measureName?: (name: string) => number;
}

export interface WeekPicture {
  readonly geometry: WeekGeometry;
  /** In each of them, the columns of each activity; a single run if the dots show time. */
  readonly bands: readonly Band[];
  readonly paints: readonly Readonly<Record<Tone, string>>[];
  /** The labels of the columns, in order. */
  readonly heads: readonly WeekHead[];
  /** The activities, counted from 0, whose columns are labeled with their number. */
  readonly numbered: readonly number[];
}

const TIME_PAINT = { lived: 'var(--ink)', between: 'var(--ink)', ahead: 'var(--soft)' };

/** Every activity that takes time is a run of columns in each span of the life; labels say which is which. */
export function pictureWeeks(options: WeekPictureOptions): WeekPicture {
  const {
    weeks,
    activities,
    spans,
    by,
    room,
    formatWeek,
    measureName = () => Number.POSITIVE_INFINITY,
  } = options;
  if (by === 'time') {
    const geometry = layOutWeeks(weeks, WHOLE_YEAR, room);
    const heads = labelWeeks(geometry, formatWeek(1), formatWeek(WEEKS_PER_YEAR));
    return { geometry, bands: WHOLE_YEAR, paints: [TIME_PAINT], heads, numbered: [] };
  }
  const bands = spans.map(({ from, hours }) => ({
    from,
    runs: shareColumns(hours.map(percentageOfDay), WEEKS_PER_YEAR),
  }));
  // In several bands, labels stand among the dots.
  const isWhole = bands.length === 1;
  const layOut = (widthOf: (name: string) => number) => {
    const shown = activities.flatMap(({ name, percentage }, index) =>
      percentage > 0 ? [{ index, name, percentage, width: widthOf(name) }] : [],
    );
    const gutter = isWhole ? measureGutter(shown) : 0;
    return { shown, geometry: layOutWeeks(weeks, bands, { ...room, gutter }) };
  };
  const named = layOut(measureName);
  // Where names leave too little room for the years, numbers stand for them.
  const { shown, geometry } =
    named.geometry.width > room.width ? layOut(() => Number.POSITIVE_INFINITY) : named;
  return {
    geometry,
    bands,
    paints: activities.map(({ color }) => {
      const paint = activityPaint(color);
      return { lived: paint, between: paint, ahead: paint };
    }),
    ...(isWhole ? labelRuns(geometry, shown) : labelBands(geometry, bands, shown)),
  };
}
