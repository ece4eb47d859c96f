import type { ReactNode } from 'react';
import { TIME_SPLIT } from '#words/results.ts';
import { useFormat } from '../../platform/locale.ts';
import { ChartText } from './chart-text.tsx';
import { activityPaint, TONES } from './paint.ts';
import type { RingGeometry, Slice } from './ring-geometry.ts';

interface RingsProps {
  readonly geometry: RingGeometry;
  /** In the middle: the slider's age, years. */
  readonly age: number;
  /** CSS pixels per SVG unit. */
  readonly scale?: number;
  /** An element over each slice, for pointing at it. */
  readonly renderOverlay?: (slice: Slice) => ReactNode;
}

/** The size from which on the unit has room in the middle, in pixels. */
const UNIT_FROM = 200;

/** The pie of a life: the angle is the share of a day, the area is years. */
export function Rings({ geometry, age, scale = 1, renderOverlay }: RingsProps) {
  const format = useFormat();
  const { size, slices, nowRadius, projectedRadius } = geometry;
  return (
    <svg
      className="chart"
      width={size * scale}
      height={size * scale}
      viewBox={`${-size / 2} ${-size / 2} ${size} ${size}`}
    >
      <g aria-hidden>
        {slices.map(({ activity, bands }) => {
          const paint = activityPaint(activity.color);
          return (
            <g key={activity.id} fill={paint} stroke={paint}>
              {bands.map(({ tone, path }) => (
                <path key={tone} className="moves" d={path} fillOpacity={TONES[tone]} />
              ))}
            </g>
          );
        })}
        {slices.length > 1 &&
          slices.map(({ number, numberAt: [x, y], isNumberInside }) => (
            <ChartText
              key={number}
              className={isNumberInside ? 'chart-label' : 'chart-number'}
              x={x}
              y={y + 4.5}
              textAnchor="middle"
            >
              {number}
            </ChartText>
          ))}
        <circle r={nowRadius} fill="none" stroke="var(--ground)" strokeWidth={1.5} />
        {projectedRadius !== null && <ProjectedAge radius={projectedRadius} />}
        <ChartText
          className="chart-figure"
          textAnchor="middle"
          y={size * (size >= UNIT_FROM ? 0.025 : 0.05)}
          fontSize={size * 0.14}
        >
          {format.number(age)}
        </ChartText>
        {size >= UNIT_FROM && (
          <ChartText className="chart-label" textAnchor="middle" y={size * 0.095}>
            {TIME_SPLIT.center(format, { count: age })}
          </ChartText>
        )}
      </g>
      {renderOverlay && slices.map(renderOverlay)}
    </svg>
  );
}

function ProjectedAge({ radius }: { readonly radius: number }) {
  return (
    <g fill="none">
      {/* A line in the background color separates the ring from the slices it crosses. */}
      <circle className="moves" r={radius} stroke="var(--ground)" strokeWidth={6} />
      <circle className="moves" r={radius} stroke="var(--now)" strokeWidth={3} />
      <circle className="moves" r={radius} stroke="var(--glow)" strokeWidth={1.5} />
    </g>
  );
}
