import type { ReactNode } from 'react';
import type { Marks, PlacedMoment } from '../../life/place-events.ts';
import {
  describeChapters,
  describeMarked,
  describeMarkedWeek,
  describeMarkedYear,
} from '../../words/describe-marks.ts';
import type { Format } from '../../words/format.ts';
import type { CursorPoints } from './cursor-points.ts';
import { layOutMarks, type MomentMark, weekAtMark } from './mark-geometry.ts';
import { MomentMarks } from './moment-marks.tsx';
import type { Point, WeekGeometry } from './week-geometry.ts';
import type { WeeksBy } from './week-picture.ts';

interface MarkedWeeksOptions {
  readonly marks: Marks;
  readonly geometry: WeekGeometry;
  readonly points: CursorPoints;
  readonly by: WeeksBy;
  readonly format: Format;
}

interface MarkedWeeks {
  /** The weeks at a ring are those of its moments, and each point says its chapter and its moments. */
  readonly points: CursorPoints;
  /** How many moments are marked, and the chapters if the dots show them. */
  readonly words: readonly string[];
  /** The rings of the moments. */
  readonly rings: ReactNode;
}

/** The rings of the last picture of some moments, and the positions of their weeks in it. */
const last = new WeakMap<
  readonly PlacedMoment[],
  { readonly places: string; readonly rings: readonly MomentMark[] }
>();

/** The rings of moments. A step of the slider leaves the weeks in their places, and so the rings. */
function placeRings(geometry: WeekGeometry, moments: readonly PlacedMoment[]): readonly MomentMark[] {
  const { pitch, width, height, count, now, placeOf } = geometry;
  const places = JSON.stringify([pitch, width, height, count, now, moments.map(({ week }) => placeOf(week))]);
  const known = last.get(moments);
  if (known?.places === places) return known.rings;
  const rings = layOutMarks(geometry, moments);
  last.set(moments, { places, rings });
  return rings;
}

/** Adds a life's chapters and moments to the picture of its weeks. */
export function markWeeks(options: MarkedWeeksOptions): MarkedWeeks {
  const { marks, geometry, by, format } = options;
  const rings = placeRings(geometry, marks.moments);
  const marked = rings.reduce((sum, { weeks }) => sum + weeks.length, 0);
  return {
    points: addMarks(options, rings),
    words: [
      ...(by === 'chapters' ? [describeChapters(format, marks.chapters)] : []),
      ...(marked > 0 ? [describeMarked(format, marked)] : []),
    ],
    rings: <MomentMarks marks={rings} />,
  };
}

function addMarks(
  { marks: { chapters, moments }, geometry, points, by, format }: MarkedWeeksOptions,
  rings: readonly MomentMark[],
): CursorPoints {
  const describe = (point: number) => {
    const bare = points.describe(point);
    if (!bare) return null;
    const { title, text } = bare;
    const [first, end] = points.weeksOf(point);
    const within = moments.filter(({ week }) => week >= first && week <= end);
    if (by === 'activities') return { title, text: describeMarkedYear(format, { text, moments: within }) };
    const chapter = chapters.find(({ from, until }) => first >= from && first < until) ?? null;
    return { title, text: describeMarkedWeek(format, { text, chapter, moments: within }) };
  };
  const pointAt = (place: Point) => points.pointAt(geometry.placeOf(weekAtMark(rings, geometry, place)));
  return { ...points, describe, pointAt };
}
