import { ChartText } from '../../ui/charts/chart-text.tsx';
import type { PopulationGeometry } from './population-geometry.ts';

interface PopulationSilhouetteProps {
  readonly geometry: PopulationGeometry;
  readonly width: number;
  readonly height: number;
  /** CSS pixels per SVG unit. */
  readonly scale: number;
  /** A description of the chart. */
  readonly label: string;
  /** The text at the marked age. */
  readonly mark: string;
  readonly formatAge: (age: number) => string;
}

/** A population by age, with the part that is younger than one age filled. */
export function PopulationSilhouette({
  geometry,
  width,
  height,
  scale,
  label,
  mark,
  formatAge,
}: PopulationSilhouetteProps) {
  const { whole, younger, x, ageTicks, top, bottom } = geometry;
  const beforeTheLine = x > width / 2;
  return (
    <svg
      className="chart"
      role="img"
      aria-label={label}
      width={width * scale}
      height={height * scale}
      viewBox={`0 0 ${width} ${height}`}
      overflow="visible"
    >
      <path d={whole} fill="var(--track)" stroke="var(--edge)" strokeLinejoin="round" />
      <path d={younger} fill="var(--ink)" />
      {ageTicks.map((tick) => (
        <ChartText key={tick.age} className="chart-label" x={tick.x} y={bottom + 20} textAnchor="middle">
          {formatAge(tick.age)}
        </ChartText>
      ))}
      <line x1={x} x2={x} y1={top - 20} y2={bottom} stroke="var(--now)" strokeWidth={3.5} />
      <line x1={x} x2={x} y1={top - 20} y2={bottom} stroke="var(--glow)" strokeWidth={2} />
      <ChartText
        className="chart-now"
        x={x + (beforeTheLine ? -8 : 8)}
        y={top - 8}
        textAnchor={beforeTheLine ? 'end' : 'start'}
      >
        {mark}
      </ChartText>
    </svg>
  );
}
