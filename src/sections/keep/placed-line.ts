import type { ActivityColor } from '../../life/activity-colors.ts';
import { directionOf, type TextDirection } from '../../ui/charts/text-direction.ts';
import type { Anchored, Point } from '../../ui/charts/week-geometry.ts';

/** A line of text at its place in a picture. */
export interface PlacedLine extends Point {
  readonly text: string;
  /** The class that it is styled by. */
  readonly look: `${'chart' | 'picture'}-${'figure' | 'name' | 'label' | 'number' | 'now' | 'text'}`;
  /** Left out, that of its look. */
  readonly size?: number;
  /** Left out, its start stands at its place. */
  readonly anchor?: Anchored['anchor'];
  /** Of the whole text that it is a line of. Left out, the page's. */
  readonly direction?: TextDirection;
}

/** The color of something that is named beside it. */
export interface PlacedSwatch extends Point {
  readonly size: number;
  /** Of its corners. */
  readonly radius: number;
  readonly color: ActivityColor | null;
}

interface Stack extends Omit<PlacedLine, 'text'> {
  readonly lineHeight: number;
}

/**
 * The lines of a text under each other.
 * @param stack the place of the first; without a direction, that of the text, which may be the visitor's own words
 */
export function stackLines(texts: readonly string[], { lineHeight, ...stack }: Stack): PlacedLine[] {
  const direction = stack.direction ?? directionOf(texts);
  return texts.map((text, index) => ({ ...stack, text, y: stack.y + index * lineHeight, direction }));
}
