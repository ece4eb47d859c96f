import { ticks as listTicks, range, sum, tickStep } from 'd3-array';
import type { ReactNode } from 'react';
import { PROJECTIONS } from '#words/results.ts';
import type { ActivityProjection } from '../../life/life-projection.ts';
import { roundToTenth } from '../../life/round.ts';
import { useFormat } from '../../platform/locale.ts';
import { ChartDrawing } from './chart-drawing.tsx';
import { ChartText } from './chart-text.tsx';
import { activityPaint, TONES } from './paint.ts';

/** The minimum distance between two ticks, in pixels. */
const TICK_DISTANCE = 80;
/** The shortest axis. */
const LEAST_YEARS = 0.1;

/**
 * The finest ticks whose labels do not overlap. d3 takes the count as a hint, so this checks the step: asked for seven
 * ticks it may give ten, and asked for one it may give only 0. None is between two tenths of a year, which labels have.
 */
function chooseTicks(most: number, width: number): number[] {
  const fits = (count: number) => {
    const step = tickStep(0, most, count);
    return step <= most && (step / most) * width >= TICK_DISTANCE;
  };
  const counts = range(Math.floor(width / TICK_DISTANCE), 0, -1);
  return listTicks(0, most, counts.find(fits) ?? 2).filter((tick) => roundToTenth(tick) === tick);
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
  // A life of no activity at all still has an axis, and one of a little a tick.
  const most = longest === 0 ? 1 : Math.max(longest, LEAST_YEARS);
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

/** Pixels. */
export const BAR_HEIGHT = 28;
/** How far the grid lines extend above and below a bar, in pixels. */
const TICK_OVERHANG = 8;
const EDGE = 1.25;
const PART_GAP = 1.5;
const LEAST_WIDTH = 1.25;

interface AxisProps {
  readonly axis: Pick<BarGeometry, 'ticks' | 'width'>;
  /** CSS pixels per SVG unit. */
  readonly scale?: number | undefined;
}

interface BarProps extends AxisProps {
  readonly bar: BarGeometry['bars'][number];
  readonly children?: ReactNode;
}

/** One activity's years on the shared axis: solid so far, pale ahead. */
export function Bar({ bar, axis: { ticks, width }, scale, children }: BarProps) {
  const paint = activityPaint(bar.activity.color);
  const whole = sum(bar.parts, (part) => part.width);
  return (
    <ChartDrawing width={width} height={BAR_HEIGHT} scale={scale}>
      {ticks.map((tick) => (
        <line
          key={tick.years}
          x1={tick.x}
          x2={tick.x}
          y1={-TICK_OVERHANG}
          y2={BAR_HEIGHT + TICK_OVERHANG}
          stroke="var(--line)"
        />
      ))}
      {bar.parts.map((part) => (
        <rect
          key={part.tone}
          className="moves"
          data-tone={part.tone}
          x={part.x}
          width={part.width > 0 ? Math.max(LEAST_WIDTH, part.width - PART_GAP) : 0}
          height={BAR_HEIGHT}
          fill={paint}
          fillOpacity={TONES[part.tone]}
        />
      ))}
      {/* The outline shows the end of the bar, even if its last part is pale. */}
      <rect
        x={EDGE / 2}
        y={EDGE / 2}
        width={Math.max(0, whole - PART_GAP - EDGE)}
        height={BAR_HEIGHT - EDGE}
        fill="none"
        stroke={paint}
        strokeWidth={EDGE}
        strokeOpacity={whole > 0 ? 1 : 0}
      />
      {children}
    </ChartDrawing>
  );
}

const AXIS_HEIGHT = 24;
const BASELINE = 17;

/** The last label has the unit. */
export function BarAxis({ axis: { ticks, width }, scale }: AxisProps) {
  const format = useFormat();
  const last = ticks.at(-1);
  return (
    <ChartDrawing width={width} height={AXIS_HEIGHT} scale={scale} aria-hidden>
      {ticks.map((tick) => (
        <ChartText
          key={tick.years}
          className="chart-label"
          x={tick.x}
          y={BASELINE}
          textAnchor={anchorOf(tick.x, width)}
        >
          {tick === last ? PROJECTIONS.axis(format, { count: tick.years }) : format.number(tick.years)}
        </ChartText>
      ))}
    </ChartDrawing>
  );
}

/** Half the width of a label with its unit, in pixels. */
const LABEL_REACH = 32;

function anchorOf(x: number, width: number): 'start' | 'middle' | 'end' {
  if (x < LABEL_REACH) return 'start';
  return x > width - LABEL_REACH ? 'end' : 'middle';
}
