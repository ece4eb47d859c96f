import { WEEKS_PER_YEAR } from '../../life/weeks.ts';
import { type ColumnLabel, labelWeeks } from './column-labels.ts';
import type { Tone } from './paint.ts';
import { type Band, WHOLE_YEAR } from './week-bands.ts';
import { layOutWeeks, type WeekGeometry, type Weeks } from './week-geometry.ts';
import type { Bounds } from './week-grid.ts';

export interface WeekPictureOptions {
  readonly weeks: Weeks;
  /** Maximum width and height, in pixels. */
  readonly room: Bounds;
  /** Formats the label of a column. @param week of the year, from 1 */
  readonly formatWeek: (week: number) => string;
  /** The width of a name as a label, in pixels. Without it, activities have numbers. */
  readonly measureName?: (name: string) => number;
}

export interface WeekPicture {
  readonly geometry: WeekGeometry;
  /** In each band, a run of columns for each activity, or a single run if the dots do not show activities. */
  readonly bands: readonly Band[];
  readonly paints: readonly Readonly<Record<Tone, string>>[];
  /** The labels of the columns, in order. */
  readonly columnLabels: readonly ColumnLabel[];
  /** The activities, counted from 0, whose columns are labeled with their number. */
  readonly numbered: readonly number[];
}

/** The paints of dots that show time. */
export const TIME_PAINT = { lived: 'var(--ink)', between: 'var(--ink)', ahead: 'var(--soft)' };

/** Dots that show time: past or ahead. */
export function pictureTime({ weeks, room, formatWeek }: WeekPictureOptions): WeekPicture {
  const geometry = layOutWeeks(weeks, WHOLE_YEAR, room);
  const columnLabels = labelWeeks(geometry, formatWeek(1), formatWeek(WEEKS_PER_YEAR));
  return { geometry, bands: WHOLE_YEAR, paints: [TIME_PAINT], columnLabels, numbered: [] };
}
