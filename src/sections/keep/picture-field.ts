import { ageInWeek, WEEKS_PER_YEAR } from '../../life/weeks.ts';
import type { WeekSpan } from '../../life/weeks-of-when.ts';
import type { Point, WeekGeometry } from '../../ui/charts/week-geometry.ts';
import type { PictureFormat } from './picture-formats.ts';

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** The dots of a picture as they are seen: where a column is a year, rows and columns have changed places. */
export type SeenWeeks = Pick<WeekGeometry, 'pitch' | 'width' | 'height' | 'count' | 'now' | 'placeOf'>;

export interface PictureField {
  readonly isHorizontal: boolean;
  readonly seen: SeenWeeks;
  /** The part of the seen weeks that has the dots, in their units. */
  readonly dots: Box;
  /** Where the dots are in the picture, and the distance from one to the next. */
  readonly box: Box;
  readonly pitch: number;
}

const swap = ({ x, y }: Point): Point => ({ x: y, y: x });

/** Turns the weeks, which are laid out with a row for each year, for pictures with a column for each year. */
export function turnWeeks(geometry: WeekGeometry, isHorizontal: boolean): SeenWeeks {
  if (!isHorizontal) return geometry;
  const { pitch, count, width, height, now, placeOf } = geometry;
  return {
    pitch,
    count,
    width: height,
    height: width,
    now: now && swap(now),
    placeOf: (week) => swap(placeOf(week)),
  };
}

/** The box of the dots, with half a gap around them. */
function boxDots({ pitch, count, placeOf }: SeenWeeks): Box {
  const corners = [0, WEEKS_PER_YEAR - 1, count - 1].map(placeOf);
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - pitch / 2, Math.min(...ys) - pitch / 2];
  return { x, y, width: Math.max(...xs) + pitch / 2 - x, height: Math.max(...ys) + pitch / 2 - y };
}

/** The dots as large as they fit, in the middle of some room. */
export function fitField(
  seen: SeenWeeks,
  room: Box,
  { paper, direction }: Pick<PictureFormat, 'paper' | 'direction'>,
): PictureField {
  const dots = boxDots(seen);
  // Dots of whole pixels are sharp, and all alike, which compresses better.
  const inPixels = paper === null;
  const largest = seen.pitch * Math.min(room.width / dots.width, room.height / dots.height);
  const pitch = inPixels ? Math.floor(largest * 2) / 2 : largest;
  const [width, height] = [(dots.width * pitch) / seen.pitch, (dots.height * pitch) / seen.pitch];
  const [x, y] = [room.x + (room.width - width) / 2, room.y + (room.height - height) / 2];
  return {
    isHorizontal: direction === 'horizontal',
    seen,
    dots,
    box: { x: inPixels ? Math.floor(x) : x, y: inPixels ? Math.floor(y) : y, width, height },
    pitch,
  };
}

/** The beginning of a week along the years of a picture: each year has its weeks one after the other. */
function alongYears({ isHorizontal, seen, dots, box, pitch }: PictureField, week: number): number {
  const age = ageInWeek(week);
  const { x, y } = seen.placeOf(age * WEEKS_PER_YEAR);
  const within = isHorizontal ? x - dots.x : y - dots.y;
  const share = (week - age * WEEKS_PER_YEAR) / WEEKS_PER_YEAR;
  return (isHorizontal ? box.x : box.y) + (within / seen.pitch - 0.5 + share) * pitch;
}

/** Where a span begins and ends along the years of a picture; `null` if none of its weeks is drawn. */
export function spanAlong(
  field: PictureField,
  { from, until }: WeekSpan,
): { readonly from: number; readonly until: number } | null {
  const end = Math.min(until, field.seen.count);
  if (end <= from) return null;
  // The last week's end, rather than the next week's beginning, which may be after the gap between two decades.
  return {
    from: alongYears(field, from),
    until: alongYears(field, end - 1) + field.pitch / WEEKS_PER_YEAR,
  };
}
