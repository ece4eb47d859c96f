import type { Marks } from '../../life/place-events.ts';
import type { MomentMark } from '../../ui/charts/mark-geometry.ts';
import { layOutMarks } from '../../ui/charts/mark-geometry.ts';
import type { Point, Weeks } from '../../ui/charts/week-geometry.ts';
import { pictureChapters } from '../../ui/charts/weeks-by-chapters.ts';
import { pictureTime, type WeekPicture } from '../../ui/charts/weeks-by-time.ts';
import type { SeenWeeks } from './picture-field.ts';

/** A circle, with the attributes of SVG. */
interface Circle {
  readonly cx: number;
  readonly cy: number;
  readonly r: number;
  readonly strokeWidth?: number;
  readonly fillOpacity?: number;
}

/** The circles on the dots, in the units of their geometry. */
export interface PictureCircles {
  /** The light around today, from the outside. */
  readonly light: readonly Circle[];
  readonly today: Circle | null;
  /** The weeks of moments: with their numbers, or where nothing says what those mean, without. */
  readonly numbered: readonly MomentMark[];
  readonly rings: readonly Circle[];
}

/** Enough for the largest dots: the field is scaled to its place. */
const ROOM = { width: 10_000, height: 100_000 };
/** Weeks in no chapter. Those ahead are quiet. */
const TIME = { lived: 'var(--ink)', between: 'var(--ink)', ahead: 'var(--edge)' };
/** Radii and widths of circles, as shares of the distance of dots. */
const TODAY = { radius: 0.62, width: 0.08 };
const RING = { radius: 0.55, width: 0.2 };
const LIGHT = [
  { radius: 2.6, fillOpacity: 0.1 },
  { radius: 1.9, fillOpacity: 0.16 },
  { radius: 1.3, fillOpacity: 0.3 },
];
/** The height of a ring with a number, in the same shares: a number is legible on A4. */
const NUMBER = 1.75;

/** The dots, in the colors of the chapters if there are any. */
export function layOutPictureWeeks(
  weeks: Weeks,
  marks: Marks | null,
): Pick<WeekPicture, 'geometry' | 'paints'> {
  const options = { weeks, room: ROOM, formatWeek: String };
  const { geometry, paints } = marks ? pictureChapters(options, marks.chapters) : pictureTime(options);
  return { geometry, paints: [TIME, ...paints.slice(1)] };
}

/** @param isNumbered whether the picture says what the numbers of moments mean */
export function placeCircles(seen: SeenWeeks, marks: Marks | null, isNumbered: boolean): PictureCircles {
  const { pitch, now, count, placeOf } = seen;
  const circleAt = ({ x, y }: Point, { radius, width }: { radius: number; width?: number }): Circle => ({
    cx: x,
    cy: y,
    r: pitch * radius,
    ...(width && { strokeWidth: pitch * width }),
  });
  const moments = marks?.moments ?? [];
  const marked = new Set(moments.map(({ week }) => week).filter((week) => week < count));
  return {
    light: now ? LIGHT.map(({ radius, fillOpacity }) => ({ ...circleAt(now, { radius }), fillOpacity })) : [],
    today: now && circleAt(now, TODAY),
    numbered: marks && isNumbered ? layOutMarks(seen, moments, pitch * NUMBER) : [],
    rings: isNumbered ? [] : Array.from(marked, (week) => circleAt(placeOf(week), RING)),
  };
}
