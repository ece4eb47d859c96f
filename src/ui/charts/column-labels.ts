import type { Anchored, WeekGeometry } from './week-geometry.ts';

/** A label of the columns of a life that stands, of the rows of one that lies, or of an activity in its largest band. */
export interface ColumnLabel extends Anchored {
  readonly text: string;
}

/** Of the labels above a life that stands, in pixels from its top. */
export const LABEL_BASELINE = 14;

/** The labels of the first and the last week of a year, above a life that stands. */
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
