import type { ReactNode } from 'react';
import type { ActivityColor } from '../../life/colors.ts';
import { directionOf, type TextDirection } from '../../ui/text-direction.ts';
import type { Anchored } from '../../weeks/geometry.ts';
import type { Point } from '../../weeks/grid.ts';

/** A line of text at its place in a picture. */
export interface PlacedLine extends Point {
  readonly text: string;
  /** The class that styles the line. */
  readonly look: `${'chart' | 'picture'}-${'figure' | 'name' | 'label' | 'number' | 'now' | 'text'}`;
  /** The font size. Defaults to that of the look. */
  readonly size?: number;
  /** Which part of the text is at the point. Defaults to its start. */
  readonly anchor?: Anchored['anchor'];
  /** The direction of the whole text that the line is part of. Defaults to the page's. */
  readonly direction?: TextDirection;
}

/** The color of something that is named beside it. */
interface PlacedSwatch extends Point {
  readonly size: number;
  /** The radius of the corners. */
  readonly radius: number;
  readonly color: ActivityColor | null;
}

/** A chart at its place in a picture. */
interface PlacedChart extends Point {
  readonly key: string;
  readonly chart: ReactNode;
}

/** A part of a picture, laid out from its own top: text, swatches and charts. Every picture is made of these. */
export interface Block {
  /** Down to where the next block may begin. */
  readonly height: number;
  readonly lines: readonly PlacedLine[];
  readonly swatches?: readonly PlacedSwatch[];
  readonly charts?: readonly PlacedChart[];
}

const move = <Placed extends Point>(placed: readonly Placed[], { x, y }: Point): Placed[] =>
  placed.map((each) => ({ ...each, x: each.x + x, y: each.y + y }));

/** Moves a block within its picture. Its height is then that from the top of the picture. */
export function moveBlock({ height, lines, swatches = [], charts = [] }: Block, by: Partial<Point>): Block {
  const { x = 0, y = 0 } = by;
  const to = { x, y };
  return {
    height: height + y,
    lines: move(lines, to),
    swatches: move(swatches, to),
    charts: move(charts, to),
  };
}

/** Blocks at their places as one block, as high as the lowest of them ends. */
export const joinBlocks = (blocks: readonly Block[]): Required<Block> => ({
  height: Math.max(0, ...blocks.map(({ height }) => height)),
  lines: blocks.flatMap(({ lines }) => lines),
  swatches: blocks.flatMap(({ swatches = [] }) => swatches),
  charts: blocks.flatMap(({ charts = [] }) => charts),
});

/** Stacks blocks from top to bottom. @param gap from each to the next */
export function stackBlocks(blocks: readonly Block[], gap: number): Required<Block> {
  let top = 0;
  return joinBlocks(
    blocks.map((block) => {
      const placed = moveBlock(block, { y: top });
      top = placed.height + gap;
      return placed;
    }),
  );
}

interface Stack extends Omit<PlacedLine, 'text'> {
  readonly lineHeight: number;
}

/**
 * Places the lines of a text under each other.
 * @param stack the place and look of the first line; the direction defaults to that of the text, which may be the
 * visitor's own words
 */
export function stackLines(texts: readonly string[], { lineHeight, ...stack }: Stack): PlacedLine[] {
  const direction = stack.direction ?? directionOf(texts);
  return texts.map((text, index) => ({ ...stack, text, y: stack.y + index * lineHeight, direction }));
}
