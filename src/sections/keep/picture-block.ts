import type { ReactNode } from 'react';
import type { Point } from '../../ui/charts/week-geometry.ts';
import type { PlacedLine, PlacedSwatch } from './placed-line.ts';

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
