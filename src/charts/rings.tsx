import type { ReactNode } from 'react';
import { activityPaint, TONES } from './paint.ts';
import type { RingGeometry, Slice } from './ring-geometry.ts';
import type { Series } from './series.ts';

interface RingsProps {
  readonly series: readonly Series[];
  readonly geometry: RingGeometry;
  /** Of the whole picture, in pixels. */
  readonly size: number;
  readonly centerFigure: string;
  readonly centerUnit: string;
  readonly x?: number;
  readonly y?: number;
  /** What lies over each slice, for pointing at it. */
  readonly renderOverlay?: (slice: Slice, series: Series) => ReactNode;
}

/** The pie of a life: angle is the share of a day, area outward is the years, like the rings of a tree. */
export function Rings({
  series,
  geometry,
  size,
  centerFigure,
  centerUnit,
  x = 0,
  y = 0,
  renderOverlay,
}: RingsProps) {
  const { slices, projectedRadius } = geometry;
  const seriesOf = new Map(series.map((each) => [each.id, each]));
  return (
    <svg x={x} y={y} width={size} height={size} viewBox={`${-size / 2} ${-size / 2} ${size} ${size}`}>
      {slices.map(({ id, bands }) => (
        <g key={id} fill={activityPaint(seriesOf.get(id)?.color ?? null)}>
          {bands.map(({ tone, path }) => (
            <path key={tone} d={path} fillOpacity={TONES[tone]} />
          ))}
        </g>
      ))}
      {projectedRadius !== null && (
        <circle r={projectedRadius} fill="none" stroke="var(--now)" strokeWidth={1.75} />
      )}
      <text className="chart-figure" textAnchor="middle" y={size * 0.025} fontSize={size * 0.14}>
        {centerFigure}
      </text>
      <text className="chart-label" textAnchor="middle" y={size * 0.095}>
        {centerUnit}
      </text>
      {renderOverlay &&
        slices.map((slice) => {
          const own = seriesOf.get(slice.id);
          return own && renderOverlay(slice, own);
        })}
    </svg>
  );
}
