import { range, tickStep, ticks } from 'd3-array';
import type { ActivityProjection } from '../../life/life-projection.ts';

/** The minimum distance between two ticks, in pixels. */
const TICK_DISTANCE = 80;

/**
 * The finest ticks whose labels do not overlap. d3 takes the count as a hint, so this checks the step: asked for seven
 * ticks it may give ten, and asked for one it may give only 0.
 */
function chooseTicks(most: number, width: number): number[] {
  const fits = (count: number) => {
    const step = tickStep(0, most, count);
    return step <= most && (step / most) * width >= TICK_DISTANCE;
  };
  const counts = range(Math.floor(width / TICK_DISTANCE), 0, -1);
  return ticks(0, most, counts.find(fits) ?? 2);
}

/**
 * Lays out the bars on one axis of years that starts at 0. The longest bar takes the full width. Each has three parts: the
 * years so far, those up to the slider's age, and those ahead.
 * @param width of the longest bar, in pixels
 */
export function layOutBars(activities: readonly ActivityProjection[], width: number) {
  const longest = Math.max(
    ...activities.map(({ yearsSoFar, yearsRemaining }) => yearsSoFar + yearsRemaining),
  );
  // A life of no activity at all still has an axis.
  const most = longest || 1;
  const x = (years: number) => (years / most) * width;
  return {
    width,
    bars: activities.map((activity) => {
      const { yearsLived, yearsSoFar, yearsRemaining } = activity;
      const [now, projected, end] = [x(yearsLived), x(yearsSoFar), x(yearsSoFar + yearsRemaining)];
      const parts = [
        { tone: 'lived', x: 0, width: now },
        { tone: 'between', x: now, width: projected - now },
        { tone: 'ahead', x: projected, width: end - projected },
      ] as const;
      return { activity, parts };
    }),
    ticks: chooseTicks(most, width).map((years) => ({ years, x: x(years) })),
  };
}

export type BarGeometry = ReturnType<typeof layOutBars>;
