import type { Box, Point } from './grid.ts';

/** A box whose point is its middle, not its corner: a mark of a chart, or its name. */
export type CenteredBox = Box;

export const distanceBetween = (one: Point, other: Point): number =>
  Math.hypot(one.x - other.x, one.y - other.y);

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** Moves a box as little as possible into a chart. @param chart `left` is where its dots begin */
export const moveInside = <B extends CenteredBox>(
  { left, width, height }: { readonly left: number; readonly width: number; readonly height: number },
  box: B,
): B => ({
  ...box,
  x: clamp(box.x, left + box.width / 2, width - box.width / 2),
  y: clamp(box.y, box.height / 2, height - box.height / 2),
});

/** Whether two boxes have a gap between them, in pixels. */
export const areApart = (one: CenteredBox, other: CenteredBox, gap: number): boolean =>
  Math.abs(one.x - other.x) >= (one.width + other.width) / 2 + gap ||
  Math.abs(one.y - other.y) >= (one.height + other.height) / 2 + gap;

/** The first of some boxes that has a point in it. */
export const findBox = <B extends CenteredBox>(boxes: readonly B[], { x, y }: Point): B | undefined =>
  boxes.find((box) => Math.abs(x - box.x) <= box.width / 2 && Math.abs(y - box.y) <= box.height / 2);
