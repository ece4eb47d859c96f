import type { Anchored, WeekGeometry } from './week-geometry.ts';

/** A label of the columns of a life that stands, of the rows of one that lies, or of an activity in its largest band. */
export interface WeekHead extends Anchored {
  readonly text: string;
}

/** Of the labels above a life that stands, in pixels from its top. */
export const HEAD_BASELINE = 14;

/** The labels of the first and the last week of a year, above a life that stands. */
export const labelWeeks = ({ lies, left, width }: WeekGeometry, first: string, last: string): WeekHead[] =>
  lies
    ? []
    : [
        { x: left, y: HEAD_BASELINE, text: first, anchor: 'start' },
        { x: width, y: HEAD_BASELINE, text: last, anchor: 'end' },
      ];
