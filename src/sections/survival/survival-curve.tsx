import type { ReactNode } from 'react';
import { ChartText } from '../../ui/charts/chart-text.tsx';
import { placeLabel, type SurvivalGeometry, type SurvivalPoint } from './survival-geometry.ts';

interface NamedCurve {
  readonly points: readonly SurvivalPoint[];
  readonly name: string;
  /** The same for a narrow place. */
  readonly nameInLines: readonly string[];
}

interface SurvivalCurveProps {
  readonly geometry: SurvivalGeometry;
  /** The first point of the curve. */
  readonly start: SurvivalPoint;
  /** A second, fainter curve of the same ages. */
  readonly second?: NamedCurve | undefined;
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
  second,
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
      className="chart"
      width={width * scale}
      height={height * scale}
      viewBox={`0 0 ${width} ${height}`}
      overflow="visible"
      aria-hidden
    >
      {shareTicks.map(({ share, y }) => (
        <g key={share}>
          <line x1={left} x2={right} y1={y} y2={y} stroke="var(--line)" />
          <ChartText className="chart-label" x={left - 8} y={y + 5} textAnchor="end">
            {formatShare(share)}
          </ChartText>
        </g>
      ))}
      {ageTicks.map(({ age, x }) => (
        <ChartText key={age} className="chart-label" x={x} y={bottom + 22} textAnchor="middle">
          {formatAge(age)}
        </ChartText>
      ))}
      {second && <SecondCurve geometry={geometry} {...second} />}
      <path d={path} fill="none" stroke="var(--ink)" strokeWidth={2.5} strokeLinejoin="round" />
      {marks.map((mark) => (
        <Mark key={mark.label} mark={mark} geometry={geometry} second={second?.points} />
      ))}
      <circle cx={startX} cy={startY} r={5.5} fill="var(--glow)" stroke="var(--now)" strokeWidth={1.5} />
      {children}
    </svg>
  );
}

interface MarkProps {
  readonly mark: SurvivalPoint & { readonly label: string };
  readonly geometry: SurvivalGeometry;
  readonly second: readonly SurvivalPoint[] | undefined;
}

/** A point of the curve with its label. */
function Mark({ mark, geometry: { place, left }, second }: MarkProps) {
  const at = place(mark);
  const above = second?.find(({ age }) => age >= mark.age);
  return (
    <g>
      <circle cx={at.x} cy={at.y} r={5} fill="var(--ink)" stroke="var(--ground)" strokeWidth={2} />
      <ChartText
        className="chart-name"
        {...placeLabel(at, left, above && place(above))}
        stroke="var(--ground)"
        strokeWidth={5}
        paintOrder="stroke"
      >
        {mark.label}
      </ChartText>
    </g>
  );
}

/** Distances and lengths for the name of the second curve and the sample of its line, in pixels. */
const NAME = { left: 8, lineHeight: 16, above: 10, sample: 22 };

interface SecondCurveProps extends NamedCurve {
  readonly geometry: SurvivalGeometry;
}

/**
 * A fainter, dashed curve. Its name is beside its end or, in a narrow chart, above the curves next to a short sample of
 * the line.
 */
function SecondCurve({ geometry, points, name, nameInLines }: SecondCurveProps) {
  const { drawPath, namesBeside, place, right } = geometry;
  const last = points.at(-1);
  const end = last && place(last);
  const line = { fill: 'none', stroke: 'var(--soft)', strokeWidth: 1.5, strokeDasharray: '5 4' };
  return (
    <>
      <path {...line} d={drawPath(points)} strokeLinejoin="round" />
      {namesBeside && end ? (
        nameInLines.map((text, index) => (
          <ChartText
            key={text}
            className="chart-label"
            x={end.x + NAME.left}
            y={end.y + (index - nameInLines.length + 1.5) * NAME.lineHeight}
          >
            {text}
          </ChartText>
        ))
      ) : (
        <>
          <ChartText
            className="chart-label"
            x={right - NAME.sample - NAME.left}
            y={NAME.above}
            textAnchor="end"
          >
            {name}
          </ChartText>
          <path {...line} d={`M${right - NAME.sample},${NAME.above - 4}H${right}`} />
        </>
      )}
    </>
  );
}
