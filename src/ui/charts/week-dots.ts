import { WEEKS_PER_YEAR } from '../../life/weeks.ts';
import type { WeekSpan } from '../../life/weeks-of-when.ts';
import type { Tone } from './paint.ts';
import { roundPixels } from './round-pixels.ts';
import type { Band, ColumnRun } from './week-bands.ts';
import { DECADE, type Grid, pointIn } from './week-grid.ts';

/** Weeks of a life with a paint of their own: those of a span in a run of columns. */
export interface WeekPart extends WeekSpan {
  /** The index of the paint. Several parts may have the same. */
  readonly run: number;
  readonly columns: ColumnRun;
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

/** The overhang of a year's line past its last dot, in pitches, so that rounding never loses that dot. */
const OVERHANG = 0.02;

/** The runs of columns of all bands. Those of the same index share a paint. @param years of the whole life */
export function listParts(bands: readonly Band[], years: number): WeekPart[] {
  return bands.flatMap(({ from, runs }, band) =>
    runs.map((columns, run) => ({
      run,
      columns,
      from: from * WEEKS_PER_YEAR,
      until: (bands[band + 1]?.from ?? years) * WEEKS_PER_YEAR,
    })),
  );
}

/** Adds the dots of a run of columns between two weeks to the paths of their decades: a line for each year. */
function drawSpan(
  grid: Grid,
  { from, to }: ColumnRun,
  { from: start, until: end }: WeekSpan,
  paths: Map<number, string>,
): void {
  const { isHorizontal, pitch, yearMiddle, weekMiddle } = grid;
  for (let age = Math.floor(start / WEEKS_PER_YEAR); age * WEEKS_PER_YEAR < end; age += 1) {
    const first = Math.max(from, start - age * WEEKS_PER_YEAR);
    const last = Math.min(to, end - age * WEEKS_PER_YEAR) - 1;
    if (last < first) continue;
    const { x, y } = pointIn(grid, yearMiddle(age), weekMiddle(first, age));
    const length = roundPixels((last - first + OVERHANG) * pitch);
    const decade = age - (age % DECADE);
    const path = paths.get(decade) ?? '';
    paths.set(decade, `${path}M${roundPixels(x)} ${roundPixels(y)}${isHorizontal ? 'v' : 'h'}${length}`);
  }
}

/** The dots of one tone and one paint, between two weeks. */
function drawRun(grid: Grid, parts: readonly WeekPart[], from: number, to: number): DecadeOfDots[] {
  const paths = new Map<number, string>();
  for (const part of parts) {
    const span = { from: Math.max(from, part.from), until: Math.min(to, part.until) };
    drawSpan(grid, part.columns, span, paths);
  }
  return Array.from(paths, ([decade, path]) => ({ from: decade, path }));
}

interface DrawnSpan {
  readonly now: number;
  readonly projected: number;
  readonly count: number;
}

/** The weeks so far, up to the slider's age, and ahead, by tone and paint. */
export function drawDots(
  grid: Grid,
  { now, projected, count }: DrawnSpan,
  parts: readonly WeekPart[],
): Dots[] {
  const paints = Math.max(...parts.map(({ run }) => run)) + 1;
  const spans: [Tone, number, number][] = [
    ['lived', 0, now],
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
