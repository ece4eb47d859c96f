import type { ReactNode } from 'react';
import type { SurvivalGeometry, SurvivalPoint } from './survival-geometry.ts';

interface SurvivalCurveProps {
  readonly geometry: SurvivalGeometry;
  /** The first point of the curve. */
  readonly start: SurvivalPoint;
  /** Points with a marker and a label. */
  readonly marks: readonly (SurvivalPoint & { readonly label: string })[];
  readonly width: number;
  readonly height: number;
  /** CSS pixels per SVG unit. */
  readonly scale: number;
  readonly formatAge: (age: number) => string;
  readonly formatShare: (share: number) => string;
  readonly children?: ReactNode;
}

/** The survival curve: how many people of one age reach each later age. */
export function SurvivalCurve({
  geometry,
  start,
  marks,
  width,
  height,
  scale,
  formatAge,
  formatShare,
  children,
}: SurvivalCurveProps) {
  const { path, place, ageTicks, shareTicks, left, right, bottom } = geometry;
  const { x: startX, y: startY } = place(start);
  return (
    <svg
      width={width * scale}
      height={height * scale}
      viewBox={`0 0 ${width} ${height}`}
      overflow="visible"
      aria-hidden
    >
      {shareTicks.map(({ share, y }) => (
        <g key={share}>
          <line x1={left} x2={right} y1={y} y2={y} stroke="var(--line)" />
          <text className="chart-label" x={left - 8} y={y + 5} textAnchor="end">
            {formatShare(share)}
          </text>
        </g>
      ))}
      {ageTicks.map(({ age, x }) => (
        <text key={age} className="chart-label" x={x} y={bottom + 22} textAnchor="middle">
          {formatAge(age)}
        </text>
      ))}
      <path d={path} fill="none" stroke="var(--ink)" strokeWidth={2.5} strokeLinejoin="round" />
      {marks.map((mark) => {
        const { x, y } = place(mark);
        const beforeTheLine = x > (left + right) / 2;
        return (
          <g key={mark.label}>
            <circle cx={x} cy={y} r={5} fill="var(--ink)" stroke="var(--ground)" strokeWidth={2} />
            <text
              className="chart-name"
              x={x + (beforeTheLine ? -10 : 10)}
              y={y + (beforeTheLine ? 16 : -8)}
              textAnchor={beforeTheLine ? 'end' : 'start'}
            >
              {mark.label}
            </text>
          </g>
        );
      })}
      <circle cx={startX} cy={startY} r={5.5} fill="var(--glow)" stroke="var(--now)" strokeWidth={1.5} />
      {children}
    </svg>
  );
}
