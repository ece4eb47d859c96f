import { ageInWeek, WEEKS_PER_YEAR, type WeeksOfLife } from '../life/weeks.ts';
import type { Tone } from '../ui/charts/paint.ts';
import { type ColumnRun, DECADE, type Grid, type Point } from './grid.ts';
import type { Part } from './parts.ts';
import type { Look } from './styles.ts';

/** Dots of one tone that look alike. */
export interface DotGroup {
  readonly key: string;
  readonly tone: Tone;
  readonly look: Look;
  /** By decade: a step of the slider then changes, and the browser draws again, only the decades that it crosses. */
  readonly decades: readonly DecadeOfDots[];
}

interface DecadeOfDots {
  /** The age at its beginning. */
  readonly from: number;
  /** A line through the dots of each year. Round caps and dashes of zero length turn it into dots. */
  readonly path: string;
}

/** The dots of a life at the slider's position, or of a year. Lengths are in pixels. */
export interface Scene {
  /** The distance of two dots on a line. */
  readonly pitch: number;
  /** The shorter distance, of two dots or two lines, by which dots are as large as they are. */
  readonly unit: number;
  readonly dots: readonly DotGroup[];
  /** The dot of the present; `null` if it is not in the picture. */
  readonly now: Point | null;
  /** The week at the slider; `null` if the slider has not moved. */
  readonly projected: Point | null;
}

/** The overhang of a line past its last dot, in pitches, so that rounding never loses that dot. */
export const OVERHANG = 0.02;

/** Rounds to hundredths of a pixel. @example roundPixels(75.6439) // 75.64 */
export const roundPixels = (pixels: number) => Math.round(pixels * 100) / 100;

export const writePoint = ({ x, y }: Point): string => `${roundPixels(x)} ${roundPixels(y)}`;

type DotGrid = Pick<Grid, 'isHorizontal' | 'pitch' | 'unit' | 'positionOf'> & {
  /** How many weeks are drawn. */
  readonly count: number;
};

/**
 * Up to where a run of columns is so many weeks into its year. The week of no dot of an activity is known: so much of each
 * run is so far as of the year. The rest of a year that ends early is not drawn, whatever its run.
 */
const columnAt = ({ from, to }: ColumnRun, weeks: number, isWholeYear: boolean): number =>
  isWholeYear
    ? from + Math.round(((to - from) * Math.min(Math.max(0, weeks), WEEKS_PER_YEAR)) / WEEKS_PER_YEAR)
    : Math.min(Math.max(from, weeks), to);

/** The dots of parts between two weeks, by decade: a line for each year of a part. */
function drawLines(
  { isHorizontal, pitch, positionOf, count }: DotGrid,
  parts: readonly Part[],
  from: number,
  to: number,
): DecadeOfDots[] {
  const paths = new Map<number, string>();
  for (const part of parts) {
    const until = Math.min(to, part.until);
    if (until <= Math.max(from, part.from)) continue;
    const { columns = { from: 0, to: WEEKS_PER_YEAR } } = part;
    for (let age = ageInWeek(Math.max(from, part.from)); age * WEEKS_PER_YEAR < until; age += 1) {
      const birthday = age * WEEKS_PER_YEAR;
      const reach = (week: number) => columnAt(columns, week - birthday, birthday + WEEKS_PER_YEAR <= count);
      const first = reach(Math.max(from, part.from));
      const weeks = reach(until) - first;
      if (weeks <= 0) continue;
      const length = roundPixels((weeks - 1 + OVERHANG) * pitch);
      const path = `M${writePoint(positionOf(birthday + first))}${isHorizontal ? 'v' : 'h'}${length}`;
      const decade = age - (age % DECADE);
      paths.set(decade, (paths.get(decade) ?? '') + path);
    }
  }
  return Array.from(paths, ([decade, path]) => ({ from: decade, path }));
}

/**
 * The week up to which dots follow the slider: the present one, wherever it is, if no part looks different between the two.
 */
export const splitAt = (
  parts: readonly Part[],
  { now, projected }: Pick<WeeksOfLife, 'now' | 'projected'>,
): number => (parts.some(({ looks }) => looks.between !== looks.ahead) ? projected : now);

/**
 * The weeks of a life so far, up to the slider's age, and ahead. The same weeks have the same keys and paths at any
 * position of the slider.
 * @param parts together all weeks
 */
export function sceneAt(
  grid: DotGrid,
  parts: readonly Part[],
  weeks: Pick<WeeksOfLife, 'now' | 'projected'>,
): Scene {
  const { pitch, unit, positionOf, count } = grid;
  const { now } = weeks;
  const split = Math.min(splitAt(parts, weeks), count);
  const tones: [Tone, number, number][] = [
    ['lived', 0, Math.min(now, count)],
    ['between', now, split],
    ['ahead', split, count],
  ];
  const alike = Array.from(new Set(parts.map(({ looks }) => looks)), (looks) => ({
    looks,
    own: parts.filter((part) => part.looks === looks),
  }));
  return {
    pitch,
    unit,
    dots: tones.flatMap(([tone, from, to]) =>
      alike
        .map(({ looks, own }, index) => ({
          key: `${tone}-${index}`,
          tone,
          look: looks[tone],
          decades: drawLines(grid, own, from, to),
        }))
        .filter(({ decades }) => decades.length > 0),
    ),
    now: now < count ? positionOf(now) : null,
    projected: placeProjected(grid, weeks),
  };
}

/** The week at the slider; `null` if it has not moved. */
export const placeProjected = (
  { positionOf, count }: Pick<DotGrid, 'positionOf' | 'count'>,
  { now, projected }: Pick<WeeksOfLife, 'now' | 'projected'>,
): Point | null => (Math.min(projected, count) > now ? positionOf(Math.min(projected, count - 1)) : null);
