import { sum } from 'd3-array';
import type { ReactNode } from 'react';
import type { BarGeometry } from './bar-geometry.ts';
import { TONES } from './paint.ts';

/** Pixels. */
export const BAR_HEIGHT = 28;
/** How far the lines of the axis reach over and under a bar. */
const TICK_OVERHANG = 8;
const EDGE = 1.25;
/** Between two parts, so that a line of the ground divides them. */
const PART_GAP = 1.5;
/** Of a part that is there at all. */
const LEAST_WIDTH = 1.25;

interface BarProps {
  readonly bar: BarGeometry['bars'][number];
  readonly ticks: BarGeometry['ticks'];
  readonly paint: string;
  /** Of the longest bar, in pixels. */
  readonly width: number;
  readonly x?: number;
  readonly y?: number;
  /** How many CSS pixels each of its own is. */
  readonly scale?: number;
  readonly children?: ReactNode;
}

/** One activity's years on the axis that all share: solid is lived, pale is still to come. */
export function Bar({ bar, ticks, paint, width, x = 0, y = 0, scale = 1, children }: BarProps) {
  const whole = sum(bar.parts, (part) => part.width);
  return (
    <svg
      x={x}
      y={y}
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
      {/* The edge says how far the bar goes, whatever the tone of its last part. */}
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

interface BarAxisProps {
  readonly ticks: BarGeometry['ticks'];
  readonly width: number;
  readonly formatTick: (years: number) => string;
  readonly unit: (years: number) => string;
  readonly x?: number;
  readonly y?: number;
  /** How many CSS pixels each of its own is. */
  readonly scale?: number;
}

const AXIS_HEIGHT = 24;
const BASELINE = 17;

/** The years under the bars. The last figure carries the unit. */
export function BarAxis({ ticks, width, formatTick, unit, x = 0, y = 0, scale = 1 }: BarAxisProps) {
  const last = ticks.at(-1);
  return (
    <svg
      x={x}
      y={y}
      width={width * scale}
      height={AXIS_HEIGHT * scale}
      viewBox={`0 0 ${width} ${AXIS_HEIGHT}`}
      overflow="visible"
      aria-hidden
    >
      {ticks.map((tick) => (
        <text
          key={tick.years}
          className="chart-label"
          x={tick.x}
          y={BASELINE}
          textAnchor={anchorOf(tick.x, width)}
        >
          {tick === last ? `${formatTick(tick.years)} ${unit(tick.years)}` : formatTick(tick.years)}
        </text>
      ))}
    </svg>
  );
}

/** Room that a figure with its unit takes on either side, in pixels. */
const LABEL_REACH = 32;

function anchorOf(x: number, width: number): 'start' | 'middle' | 'end' {
  if (x < LABEL_REACH) return 'start';
  return x > width - LABEL_REACH ? 'end' : 'middle';
}
