import type { ReactNode } from 'react';
import { type Ages, shareOfLife } from '../life/life-projection.ts';

interface LifeLineProps {
  readonly ages: Ages;
  /** The width of the whole chart, in pixels. */
  readonly width: number;
  readonly x?: number;
  readonly y?: number;
  /** CSS pixels per SVG unit. */
  readonly scale?: number;
  readonly children?: ReactNode;
}

const HEIGHT = 28;
const BAR_Y = 10;
const BAR_HEIGHT = 8;
const MARKER_WIDTH = 3;

/** A life from birth to life expectancy as one line: so far, up to the slider's age, and ahead. */
export function LifeLine({ ages, width, x = 0, y = 0, scale = 1, children }: LifeLineProps) {
  const at = (years: number) => shareOfLife(ages, years) * width;
  const [now, projected] = [at(ages.age), at(ages.projectedAge)];
  const moved = ages.moved;
  return (
    <svg
      x={x}
      y={y}
      width={width * scale}
      height={HEIGHT * scale}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      overflow="visible"
    >
      <rect
        y={BAR_Y}
        width={width}
        height={BAR_HEIGHT}
        rx={BAR_HEIGHT / 2}
        fill="var(--track)"
        stroke="var(--edge)"
      />
      {moved && (
        <rect
          className="moves"
          x={now}
          y={BAR_Y}
          width={projected - now}
          height={BAR_HEIGHT}
          fill="var(--now)"
          fillOpacity={0.5}
        />
      )}
      {now > 0 && <rect y={BAR_Y} width={now} height={BAR_HEIGHT} rx={BAR_HEIGHT / 2} fill="var(--ink)" />}
      <Marker name="now" x={now} width={width} height={18} paint="var(--ink)" />
      {moved && <Marker name="projected" x={projected} width={width} height={24} paint="var(--now)" />}
      {children}
    </svg>
  );
}

interface MarkerProps {
  readonly name: string;
  readonly x: number;
  /** The width of the whole chart, which contains all markers. */
  readonly width: number;
  readonly height: number;
  readonly paint: string;
}

function Marker({ name, x, width, height, paint }: MarkerProps) {
  return (
    <rect
      className="moves"
      data-marker={name}
      x={Math.min(Math.max(0, x - MARKER_WIDTH / 2), width - MARKER_WIDTH)}
      y={(HEIGHT - height) / 2}
      width={MARKER_WIDTH}
      height={height}
      rx={MARKER_WIDTH / 2}
      fill={paint}
    />
  );
}
