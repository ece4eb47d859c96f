import type { ActivityProjection } from '../life/life-projection.ts';
import { colorWeeks, type PlacedChapter } from '../life/place-events.ts';
import { WEEKS_PER_YEAR } from '../life/weeks.ts';
import type { WeekSpan } from '../life/when.ts';
import type { Band, ColumnRun } from './grid.ts';
import { type Looks, looksOf, type Style } from './styles.ts';

/** Weeks of a life that look alike: those of a span in a run of columns. */
export interface Part extends WeekSpan {
  /** Defaults to all. */
  readonly columns?: ColumnRun;
  readonly looks: Looks;
}

/**
 * All weeks of a life: those of some parts, and the others.
 * @param parts in the order of time, without overlap
 */
export function fillGaps(parts: readonly Part[], looks: Looks): Part[] {
  const gaps = [0, ...parts.map(({ until }) => until)].map((from, index) => ({
    from,
    until: parts[index]?.from ?? Number.POSITIVE_INFINITY,
    looks,
  }));
  return [...gaps, ...parts];
}

/** Weeks in no chapter show time. @param chapters as `placeChapters` orders them */
export const partsByChapters = (style: Style, chapters: readonly PlacedChapter[]): Part[] =>
  fillGaps(
    colorWeeks(chapters).map(({ chapter, ...span }) => ({ ...span, looks: looksOf(style, chapter.color) })),
    looksOf(style, 'ink', style.ahead),
  );

export const partsByTime = (style: Style): Part[] => partsByChapters(style, []);

/** @param bands with a run of columns for each activity */
export function partsByActivities(
  style: Style,
  bands: readonly Band[],
  activities: readonly Pick<ActivityProjection, 'color'>[],
): Part[] {
  const looks = activities.map(({ color }) => looksOf(style, color ?? 'rest'));
  return bands.flatMap(({ from, runs }, band) =>
    looks.flatMap((each, index) => {
      const columns = runs[index];
      const until = (bands[band + 1]?.from ?? Number.POSITIVE_INFINITY) * WEEKS_PER_YEAR;
      return columns ? [{ from: from * WEEKS_PER_YEAR, until, columns, looks: each }] : [];
    }),
  );
}
