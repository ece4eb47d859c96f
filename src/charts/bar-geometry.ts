import { ticks } from 'd3-array';
import type { Series } from './series.ts';

/** One activity's bar: years so far, and years to come beside them, from the left. All in pixels. */
interface Bar {
  readonly id: string;
  readonly y: number;
  readonly soFarWidth: number;
  readonly toComeX: number;
  readonly toComeWidth: number;
}

export interface BarGeometry {
  readonly bars: readonly Bar[];
  readonly ticks: readonly { readonly years: number; readonly x: number }[];
  readonly height: number;
  readonly axisY: number;
  /** The baseline of the axis's unit: beside the ticks where there is room, otherwise under them. */
  readonly unitY: number;
  readonly barX: number;
  readonly barHeight: number;
  /** Whether each bar's name stands over it rather than on its left. */
  readonly stacked: boolean;
}

const NARROW_PIXELS = 560;
const AXIS_HEIGHT = 30;
const TICK_BASELINE = 18;
const LINE_HEIGHT = 20;
/** Room on the left for names and on the right for figures, or over each bar for both. */
const WIDE = { barHeight: 28, labelHeight: 0, gap: 20, left: 150, right: 200 };
const STACKED = { barHeight: 20, labelHeight: 26, gap: 16, left: 0, right: 12 };

/**
 * Lays out the bars on one axis of years that starts at 0.
 * @param width of the whole picture, in pixels
 */
export function layOutBars(series: readonly Series[], width: number): BarGeometry {
  const stacked = width < NARROW_PIXELS;
  const { barHeight, labelHeight, gap, left: barX, right } = stacked ? STACKED : WIDE;
  const room = Math.max(1, width - barX - right);
  const longest = Math.max(...series.map(({ yearsSoFar, yearsRemaining }) => yearsSoFar + yearsRemaining));
  // A life of no activity at all still has an axis.
  const most = longest || 1;
  const x = (years: number) => (years / most) * room;
  const rowHeight = labelHeight + barHeight + gap;
  const axisY = series.length * rowHeight;
  return {
    bars: series.map(({ id, yearsSoFar, yearsRemaining }, index) => ({
      id,
      y: index * rowHeight + labelHeight,
      soFarWidth: x(yearsSoFar),
      toComeX: barX + x(yearsSoFar),
      toComeWidth: x(yearsRemaining),
    })),
    ticks: ticks(0, most, stacked ? 4 : 6).map((years) => ({ years, x: barX + x(years) })),
    height: axisY + AXIS_HEIGHT + (stacked ? LINE_HEIGHT : 0),
    axisY,
    unitY: axisY + TICK_BASELINE + (stacked ? LINE_HEIGHT : 0),
    barX,
    barHeight,
    stacked,
  };
}
