import { LANGUAGE } from '#words/form.ts';
import type { Wrap } from '../../platform/wrap-text.ts';
import type { ListedMark } from '../../words/describe-marks.ts';
import { type Block, joinBlocks, moveBlock, type PlacedLine, stackLines } from './picture-block.ts';
import { textFont } from './picture-page.ts';

/** Lengths for text of 15 pixels; those for other sizes are in proportion. */
const DESIGNED_FOR = 15;
const COLUMN_GAP = 40;
/** The space for the number or the color, left of the words. */
const SIGN_WIDTH = 32;
const NUMBER_GAP = 12;
const LINE_HEIGHT = 20;
const ROW_GAP = 8;
const SWATCH = { size: 12, radius: 3 };
/** From the top of a row down to its swatch and to the baselines of its number and its words. */
const ROW = { swatch: 4, number: 14, text: 15 };
/** The size of a number. */
const NUMBER_SIZE = 13;

interface ListOptions {
  /** The maximum width of all columns. */
  readonly width: number;
  readonly columns: number;
  /** The size of the words. */
  readonly size: number;
  readonly looks: Readonly<Record<'name' | 'number', PlacedLine['look']>>;
  readonly wrap: Wrap;
}

/** The width of a list whose longest text takes one line. @param widest the width of that text */
export function measureList(
  widest: number,
  { columns, size }: Pick<ListOptions, 'columns' | 'size'>,
): number {
  const unit = size / DESIGNED_FOR;
  return columns * (widest + SIGN_WIDTH * unit) + (columns - 1) * COLUMN_GAP * unit + 1;
}

/** One row: sentences of the page, in which the visitor's words are isolated. */
function placeRow(
  { number, color, text }: ListedMark,
  { width, size, looks, wrap }: Omit<ListOptions, 'columns'>,
): Block {
  const unit = size / DESIGNED_FOR;
  const indent = SIGN_WIDTH * unit;
  const lines = wrap(text, textFont(size), width - indent);
  const sign = { look: looks.number, anchor: 'end', size: NUMBER_SIZE * unit } as const;
  return {
    height: (lines.length * LINE_HEIGHT + ROW_GAP) * unit,
    lines: [
      ...(number === null
        ? []
        : [{ ...sign, text: number, x: indent - NUMBER_GAP * unit, y: ROW.number * unit }]),
      ...stackLines(lines, {
        look: looks.name,
        size,
        x: indent,
        y: ROW.text * unit,
        lineHeight: LINE_HEIGHT * unit,
        direction: LANGUAGE.direction,
      }),
    ],
    swatches: color
      ? [{ size: SWATCH.size * unit, radius: SWATCH.radius * unit, x: 0, y: ROW.swatch * unit, color }]
      : [],
  };
}

/** A list of chapters and moments in columns that are about as high as each other, filled one after the other. */
export function placeMarksList(
  listed: readonly ListedMark[],
  { width, columns, ...options }: ListOptions,
): Block {
  const gap = (COLUMN_GAP * options.size) / DESIGNED_FOR;
  const column = (width - gap * (columns - 1)) / columns;
  const rows = listed.map((mark) => placeRow(mark, { ...options, width: column }));
  const share = rows.reduce((sum, { height }) => sum + height, 0) / columns;
  const bottoms: number[] = [];
  let before = 0;
  return joinBlocks(
    rows.map((row) => {
      const index = Math.min(columns - 1, Math.floor(before / share));
      before += row.height;
      const placed = moveBlock(row, { x: index * (column + gap), y: bottoms[index] ?? 0 });
      bottoms[index] = placed.height;
      return placed;
    }),
  );
}
