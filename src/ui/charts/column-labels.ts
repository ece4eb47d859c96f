import type { Anchored, WeekGeometry } from './week-geometry.ts';

/**
 * A label of the columns of a vertical chart, of the rows of a horizontal one, or of an activity in its largest band.
 */
export interface ColumnLabel extends Anchored {
  readonly text: string;
}

/** The baseline of the labels above a vertical chart, in pixels from its top. */
export const LABEL_BASELINE = 14;

/** The labels of the first and the last week of a year, above a vertical chart. */
export const labelWeeks = (
  { isHorizontal, left, width }: WeekGeometry,
  first: string,
  last: string,
): ColumnLabel[] =>
  isHorizontal
    ? []
    : [
        { x: left, y: LABEL_BASELINE, text: first, anchor: 'start' },
        { x: width, y: LABEL_BASELINE, text: last, anchor: 'end' },
      ];
