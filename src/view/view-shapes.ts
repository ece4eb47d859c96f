import type { PlacedChapter } from '../life/place-events.ts';
import type { WeekSpan } from '../life/weeks-of-when.ts';
import { activityPaint } from '../ui/charts/paint.ts';
import { roundPixels } from '../ui/charts/round-pixels.ts';
import { TIME_PAINT } from '../ui/charts/weeks-by-time.ts';
import type { ViewGrid } from './view-grid.ts';

/** The weeks of one paint, so far or ahead, as a line through the dots of each line. */
export interface ViewDots {
  readonly paint: string;
  readonly tone: 'lived' | 'ahead';
  /** In pitches. Round caps and dashes of zero length turn it into dots. */
  readonly path: string;
}

/** The overhang of a line past its last dot, in pitches, so that rounding never loses that dot. */
const OVERHANG = 0.02;

/** The weeks of a span as a path: a line for each line of the grid that it crosses. */
function drawSpan({ isHorizontal, perLine, placeOf }: ViewGrid, { from, until }: WeekSpan): string {
  let path = '';
  for (let week = from; week < until; ) {
    const next = Math.min(until, week + perLine - (week % perLine));
    const { x, y } = placeOf(week);
    const length = roundPixels(next - 1 - week + OVERHANG);
    path += `M${roundPixels(x)} ${roundPixels(y)}${isHorizontal ? 'v' : 'h'}${length}`;
    week = next;
  }
  return path;
}

/** The spans between chapters. */
const listGaps = (chapters: readonly WeekSpan[]): WeekSpan[] =>
  [{ from: 0, until: 0 }, ...chapters].map(({ until }, index) => ({
    from: until,
    until: chapters[index]?.from ?? Number.POSITIVE_INFINITY,
  }));

/**
 * The dots of a life, in the colors of its chapters; weeks in none have those of time.
 * @param weeks how many there are, and the present one
 * @param chapters in the order of time, without overlap; none if the dots show time
 */
export function drawDots(
  grid: ViewGrid,
  { total, now }: { readonly total: number; readonly now: number },
  chapters: readonly PlacedChapter[],
): ViewDots[] {
  const parts = [
    ...listGaps(chapters).map((span) => ({ ...span, paints: TIME_PAINT })),
    ...chapters.map(({ from, until, chapter }) => {
      const paint = activityPaint(chapter.color);
      return { from, until, paints: { lived: paint, ahead: paint } };
    }),
  ];
  const paths = new Map<string, ViewDots>();
  for (const { from, until, paints } of parts) {
    for (const [tone, least, most] of [
      ['lived', 0, now],
      ['ahead', now, total],
    ] as const) {
      const path = drawSpan(grid, { from: Math.max(from, least), until: Math.min(until, most) });
      const key = `${tone} ${paints[tone]}`;
      if (path) paths.set(key, { paint: paints[tone], tone, path: (paths.get(key)?.path ?? '') + path });
    }
  }
  return [...paths.values()];
}
