import { sum } from 'd3-array';
import type { ReactNode } from 'react';
import type { BarGeometry } from './bar-geometry.ts';
import { ChartText } from './chart-text.tsx';
import { activityPaint, TONES } from './paint.ts';

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
  readonly scale?: number;
}

interface BarProps extends AxisProps {
  readonly bar: BarGeometry['bars'][number];
  readonly children?: ReactNode;
}

/** One activity's years on the shared axis: solid so far, pale ahead. */
export function Bar({ bar, axis: { ticks, width }, scale = 1, children }: BarProps) {
  const paint = activityPaint(bar.activity.color);
  const whole = sum(bar.parts, (part) => part.width);
  return (
    <svg
      className="chart"
      width={width * scale}
      height={BAR_HEIGHT * scale}
      viewBox={`0 0 ${width} ${BAR_HEIGHT}`}
      overflow="visible"
    >
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
    </svg>
  );
}

interface BarAxisProps extends AxisProps {
  readonly formatTick: (years: number) => string;
  /** The last tick, whose label has the unit. */
  readonly formatLast: (years: number) => string;
}

const AXIS_HEIGHT = 24;
const BASELINE = 17;

export function BarAxis({ axis: { ticks, width }, formatTick, formatLast, scale = 1 }: BarAxisProps) {
  const last = ticks.at(-1);
  return (
    <svg
      className="chart"
      width={width * scale}
      height={AXIS_HEIGHT * scale}
      viewBox={`0 0 ${width} ${AXIS_HEIGHT}`}
      overflow="visible"
      aria-hidden
    >
      {ticks.map((tick) => (
        <ChartText
          key={tick.years}
          className="chart-label"
          x={tick.x}
          y={BASELINE}
          textAnchor={anchorOf(tick.x, width)}
        >
          {tick === last ? formatLast(tick.years) : formatTick(tick.years)}
        </ChartText>
      ))}
    </svg>
  );
}

/** Half the width of a label with its unit, in pixels. */
const LABEL_REACH = 32;

function anchorOf(x: number, width: number): 'start' | 'middle' | 'end' {
  if (x < LABEL_REACH) return 'start';
  return x > width - LABEL_REACH ? 'end' : 'middle';
}
