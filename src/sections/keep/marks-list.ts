import { LANGUAGE } from '#words/form.ts';
import type { Wrap } from '../../platform/wrap-text.ts';
import type { ListedMark } from '../../words/describe-marks.ts';
import { type Block, joinBlocks, moveBlock } from './picture-block.ts';
import { stackLines } from './placed-line.ts';

const COLUMNS = 2;
const COLUMN_GAP = 40;
/** The space for the number or the color, left of the words. */
const SIGN_WIDTH = 32;
const NUMBER_GAP = 12;
const LINE_HEIGHT = 20;
const ROW_GAP = 8;
const FONT = '15px var(--sans)';
const SWATCH = { size: 12, radius: 3 };
/** From the top of a row down to its swatch and to the baselines of its number and its words. */
const ROW = { swatch: 4, number: 14, text: 15 };

/** One row: sentences of the page, in which the visitor's words are isolated. */
function placeRow({ number, color, text }: ListedMark, width: number, wrap: Wrap): Block {
  const lines = wrap(text, FONT, width - SIGN_WIDTH);
  return {
    height: lines.length * LINE_HEIGHT + ROW_GAP,
    lines: [
      ...(number === null
        ? []
        : ([
            { look: 'chart-number', anchor: 'end', text: number, x: SIGN_WIDTH - NUMBER_GAP, y: ROW.number },
          ] as const)),
      ...stackLines(lines, {
        look: 'chart-name',
        x: SIGN_WIDTH,
        y: ROW.text,
        lineHeight: LINE_HEIGHT,
        direction: LANGUAGE.direction,
      }),
    ],
    swatches: color ? [{ ...SWATCH, x: 0, y: ROW.swatch, color }] : [],
  };
}

/** A list of chapters and moments in two columns, the first one filled first. @param width of both, in pixels */
export function placeMarksList(listed: readonly ListedMark[], width: number, wrap: Wrap): Block {
  const column = (width - COLUMN_GAP) / COLUMNS;
  const rows = listed.map((mark) => placeRow(mark, column, wrap));
  const half = rows.reduce((sum, { height }) => sum + height, 0) / COLUMNS;
  const bottoms = [0, 0];
  let before = 0;
  return joinBlocks(
    rows.map((row) => {
      const index = before < half ? 0 : 1;
      before += row.height;
      const placed = moveBlock(row, { x: index * (column + COLUMN_GAP), y: bottoms[index] ?? 0 });
      bottoms[index] = placed.height;
      return placed;
    }),
  );
}
