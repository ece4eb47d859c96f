import type { ActivityColor } from '../../life/colors.ts';
import type { Anchored, Point } from '../../ui/charts/week-geometry.ts';
import { directionOf, type TextDirection } from '../../ui/text-direction.ts';

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
export interface PlacedSwatch extends Point {
  readonly size: number;
  /** The radius of the corners. */
  readonly radius: number;
  readonly color: ActivityColor | null;
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
