import type { Wrap } from '../../platform/wrap-text.ts';
import type { ListedMark } from '../../words/describe-marks.ts';

const COLUMNS = 2;
const COLUMN_GAP = 40;
/** The space for the number or the color, left of the words. */
export const SIGN_WIDTH = 32;
export const MARK_LINE = 20;
const ROW_GAP = 8;
const FONT = '15px var(--sans)';

interface PosterMark extends ListedMark {
  readonly x: number;
  /** The top of the first line of text. */
  readonly y: number;
  readonly lines: readonly string[];
}

export interface PosterMarksLayout {
  readonly rows: readonly PosterMark[];
  readonly height: number;
}

/** Lays out a list of chapters and moments in two columns, the first one filled first. @param width of both, in pixels */
export function layOutPosterMarks(
  listed: readonly ListedMark[],
  width: number,
  wrap: Wrap,
): PosterMarksLayout {
  const column = (width - COLUMN_GAP) / COLUMNS;
  const rows = listed.map((mark) => ({ ...mark, lines: wrap(mark.text, FONT, column - SIGN_WIDTH) }));
  const heightOf = ({ lines }: { readonly lines: readonly string[] }) => lines.length * MARK_LINE + ROW_GAP;
  const half = rows.reduce((sum, row) => sum + heightOf(row), 0) / COLUMNS;
  const bottoms = [0, 0];
  let before = 0;
  const placed = rows.map((row) => {
    const index = before < half ? 0 : 1;
    before += heightOf(row);
    const y = bottoms[index] ?? 0;
    bottoms[index] = y + heightOf(row);
    return { ...row, x: index * (column + COLUMN_GAP), y };
  });
  return { rows: placed, height: Math.max(...bottoms) };
}
