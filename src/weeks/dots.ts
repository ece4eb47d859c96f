import { ageInWeek, WEEKS_PER_YEAR, type WeeksOfLife } from '../life/weeks.ts';
import type { WeekSpan } from '../life/when.ts';
import type { Tone } from '../ui/charts/paint.ts';
import { type Band, type ColumnRun, DECADE, type Grid, type Point } from './grid.ts';

/** Weeks of a life with a paint of their own: those of a span in a run of columns. */
export interface WeekPart extends WeekSpan {
  /** The index of the paint. Several parts may have the same. */
  readonly run: number;
  /** Defaults to all. */
  readonly columns?: ColumnRun;
}

/** The weeks of one tone and one paint. */
export interface Dots {
  readonly tone: Tone;
  /** The index of the paint. */
  readonly run: number;
  /** By decade: a step of the slider then changes, and the browser draws again, only the decades that it crosses. */
  readonly decades: readonly DecadeOfDots[];
}

interface DecadeOfDots {
  /** The age at its beginning. */
  readonly from: number;
  /** A line through the dots of each year. Round caps and dashes of zero length turn it into dots. */
  readonly path: string;
}

/**
 * The diameters of dots, in pitches. The tones differ in size and shape, not only in shade: past weeks are large, weeks up
 * to the slider's age are open, weeks ahead are small.
 */
export const DOT_SIZE: Readonly<Record<Tone, number>> = { lived: 0.8, between: 0.78, ahead: 0.36 };

export interface DotLook {
  readonly paint: string;
  /** The diameter, in pitches. */
  readonly size: number;
  /** Whether they are rings. */
  readonly isOpen?: boolean;
  /** 0 to 1. Defaults to 1. */
  readonly opacity?: number;
}

/** The present week. Radii in pitches, and at least in pixels. */
export const PRESENT_WEEK = {
  light: { radius: 1.8, least: 9, fill: 'var(--glow)', opacity: 0.3 },
  ground: { radius: 1, least: 5.25, fill: 'var(--ground)' },
  dot: { radius: 0.8, least: 4, fill: 'var(--glow)', stroke: 'var(--now)' },
} as const;
export const PRESENT_EDGE = 1.25;

/** The ring around a moment's week, without a number. The radius and the width are in pitches. */
export const MOMENT_RING = { radius: 0.55, width: 0.2, fill: 'var(--ground)', stroke: 'var(--ink)' } as const;

/** A radius in pixels. @example radiusAt(4, PRESENT_WEEK.dot) // 4, as 0.8 × 4 is less */
export const radiusAt = (
  pitch: number,
  { radius, least }: { readonly radius: number; readonly least: number },
): number => Math.max(least, radius * pitch);

/** The overhang of a line past its last dot, in pitches, so that rounding never loses that dot. */
export const OVERHANG = 0.02;

/** Rounds to hundredths of a pixel. @example roundPixels(75.6439) // 75.64 */
export const roundPixels = (pixels: number) => Math.round(pixels * 100) / 100;

export const writePoint = ({ x, y }: Point): string => `${roundPixels(x)} ${roundPixels(y)}`;

/** The runs of columns of all bands. Those of the same index share a paint. */
export const listParts = (bands: readonly Band[]): WeekPart[] =>
  bands.flatMap(({ from, runs }, band) =>
    runs.map((columns, run) => ({
      run,
      columns,
      from: from * WEEKS_PER_YEAR,
      until: (bands[band + 1]?.from ?? Number.POSITIVE_INFINITY) * WEEKS_PER_YEAR,
    })),
  );

/**
 * All weeks of a life: those of some parts, and those in none as run 0.
 * @param parts in the order of time, without overlap
 */
export function fillGaps(parts: readonly WeekPart[]): WeekPart[] {
  const gaps = [0, ...parts.map(({ until }) => until)].map((from, index) => ({
    run: 0,
    from,
    until: parts[index]?.from ?? Number.POSITIVE_INFINITY,
  }));
  return [...gaps, ...parts];
}

/** The spans of chapters as runs, from 1 in the order of the chapters. */
export const divideByChapters = (chapters: readonly WeekSpan[]): WeekPart[] =>
  fillGaps(chapters.map(({ from, until }, index) => ({ run: index + 1, from, until })));

/** The dots of parts with the same paint between two weeks, by decade: a line for each year of a part. */
function drawRun(grid: Grid, parts: readonly WeekPart[], from: number, to: number): DecadeOfDots[] {
  const { isHorizontal, pitch, positionOf } = grid;
  const paths = new Map<number, string>();
  for (const { columns = { from: 0, to: WEEKS_PER_YEAR }, ...part } of parts) {
    const until = Math.min(to, part.until);
    for (let age = ageInWeek(Math.max(from, part.from)); age * WEEKS_PER_YEAR < until; age += 1) {
      const birthday = age * WEEKS_PER_YEAR;
      const first = Math.max(from, part.from, birthday + columns.from);
      const weeks = Math.min(until, birthday + columns.to) - first;
      if (weeks <= 0) continue;
      const length = roundPixels((weeks - 1 + OVERHANG) * pitch);
      const path = `M${writePoint(positionOf(first))}${isHorizontal ? 'v' : 'h'}${length}`;
      const decade = age - (age % DECADE);
      paths.set(decade, (paths.get(decade) ?? '') + path);
    }
  }
  return Array.from(paths, ([decade, path]) => ({ from: decade, path }));
}

/** What a step of the slider changes in a chart that is laid out. @param parts together all weeks */
export function drawStep(
  geometry: Grid & { readonly count: number },
  weeks: WeeksOfLife,
  parts: readonly WeekPart[],
) {
  const { count, positionOf } = geometry;
  const { now } = weeks;
  const projected = Math.min(weeks.projected, count);
  return {
    dots: drawDots(geometry, { now, projected, count }, parts),
    /** The week at the slider's position; `null` if the slider has not moved. */
    projected: projected > now ? positionOf(Math.min(projected, count - 1)) : null,
  };
}

interface DrawnWeeks {
  readonly now: number;
  /** The week at the slider. Defaults to the present one. */
  readonly projected?: number;
  readonly count: number;
}

/** The weeks so far, up to the slider's age, and ahead, by tone and paint. @param parts together all weeks */
export function drawDots(
  grid: Grid,
  { now, projected = now, count }: DrawnWeeks,
  parts: readonly WeekPart[],
): Dots[] {
  const paints = Math.max(...parts.map(({ run }) => run)) + 1;
  const spans: [Tone, number, number][] = [
    ['lived', 0, Math.min(now, count)],
    ['between', now, projected],
    ['ahead', projected, count],
  ];
  return spans.flatMap(([tone, from, to]) =>
    Array.from({ length: paints }, (_, run) => {
      const own = parts.filter((part) => part.run === run);
      return { tone, run, decades: drawRun(grid, own, from, to) };
    }).filter(({ decades }) => decades.length > 0),
  );
}
