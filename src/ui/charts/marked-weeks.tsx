import type { ReactNode } from 'react';
import type { Marks } from '../../life/place-events.ts';
import { measureText } from '../../platform/measure-text.ts';
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
import { type NameMark, placeNames } from './name-geometry.ts';
import { NAME_FONT, NameMarks } from './name-marks.tsx';
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
  /** The rings of the moments, and the names of the chapters if the dots show them. */
  readonly drawn: ReactNode;
}

/** The rings, the names and the moments on the dots. */
interface DrawnMarks {
  readonly rings: readonly MomentMark[];
  readonly names: readonly NameMark[];
}

/** The marks of the last picture of some chapters and moments, and the positions of the weeks in it. */
const last = new WeakMap<Marks, DrawnMarks & { readonly places: string }>();

const measureName = (name: string) => measureText(name, NAME_FONT);

/** A step of the slider leaves the weeks in their places, and so the rings and names. */
function placeMarks({ marks, geometry, by }: MarkedWeeksOptions): DrawnMarks {
  const { pitch, left, width, height, count, now, placeOf } = geometry;
  const weeks = marks.moments.map(({ week }) => placeOf(week));
  const places = JSON.stringify([by, pitch, left, width, height, count, now, weeks]);
  const known = last.get(marks);
  if (known?.places === places) return known;
  const rings = layOutMarks(geometry, marks.moments);
  const chapters = by === 'chapters' ? marks.chapters : [];
  const drawn = { places, rings, names: placeNames({ geometry, chapters, rings, measure: measureName }) };
  last.set(marks, drawn);
  return drawn;
}

/** Adds a life's chapters and moments to the picture of its weeks. */
export function markWeeks(options: MarkedWeeksOptions): MarkedWeeks {
  const { marks, by, format } = options;
  const { rings, names } = placeMarks(options);
  const marked = rings.reduce((sum, { weeks }) => sum + weeks.length, 0);
  return {
    points: addMarks(options, rings),
    words: [
      ...(by === 'chapters' ? [describeChapters(format, marks.chapters)] : []),
      ...(marked > 0 ? [describeMarked(format, marked)] : []),
    ],
    drawn: (
      <>
        <NameMarks names={names} />
        <MomentMarks marks={rings} />
      </>
    ),
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
