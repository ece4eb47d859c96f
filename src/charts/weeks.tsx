import { Fragment, type ReactNode } from 'react';
import type { Tone } from './paint.ts';
import type { Point, WeekGeometry } from './week-geometry.ts';
import type { WeekHead } from './week-picture.ts';

interface WeeksProps {
  readonly geometry: WeekGeometry;
  /** The paint of each run of columns, by tone. */
  readonly paints: readonly Readonly<Record<Tone, string>>[];
  /** The labels over the columns, from left to right. */
  readonly heads: readonly WeekHead[];
  readonly ageTitle: string;
  readonly formatAge: (age: number) => string;
  readonly x?: number;
  readonly y?: number;
  /** CSS pixels per SVG unit. */
  readonly scale?: number;
  readonly children?: ReactNode;
}

/**
 * The tones differ in the size and shape of their dots, not only in shade: past weeks are large, weeks up to the
 * slider's age are open, weeks ahead are small. All sizes are shares of a pitch.
 */
const POINT = { lived: 0.8, between: 0.78, ahead: 0.36 };
/** The hole of an open dot. */
const HOLE = 0.46;
const HEAD_BASELINE = 14;
/** The right edge of the ages, in pixels. */
const AGE_END = 25;

/** A life in weeks: a row for each year, a dot for each week, and a highlighted dot for the present one. */
export function Weeks({
  geometry,
  paints,
  heads,
  ageTitle,
  formatAge,
  x = 0,
  y = 0,
  scale = 1,
  children,
}: WeeksProps) {
  const { pitch, width, height, dots, now, projected, ticks } = geometry;
  const line = (path: string, size: number, paint: string, tone?: Tone) => (
    <path
      d={path}
      stroke={paint}
      strokeWidth={size * pitch}
      strokeDasharray={`0 ${pitch}`}
      data-tone={tone}
    />
  );
  return (
    // The highlighted dot is larger than a pitch: in the last week of a year it crosses the edge.
    <svg
      x={x}
      y={y}
      width={width * scale}
      height={height * scale}
      viewBox={`0 0 ${width} ${height}`}
      overflow="visible"
      aria-hidden
    >
      <text className="chart-label" x={0} y={HEAD_BASELINE}>
        {ageTitle}
      </text>
      {heads.map((head) => (
        <text key={head.text} className="chart-label" x={head.x} y={HEAD_BASELINE} textAnchor={head.anchor}>
          {head.text}
        </text>
      ))}
      {ticks.map((tick) => (
        <text key={tick.age} className="chart-label" x={AGE_END} y={tick.y + 5} textAnchor="end">
          {formatAge(tick.age)}
        </text>
      ))}
      <g fill="none" strokeLinecap="round">
        {dots.map(({ tone, run, path }) => (
          <Fragment key={`${tone}-${run}`}>
            {line(path, POINT[tone], paints[run]?.[tone] ?? 'var(--ink)', tone)}
            {tone === 'between' && line(path, HOLE, 'var(--ground)')}
          </Fragment>
        ))}
      </g>
      {projected && <ProjectedWeek at={projected} pitch={pitch} />}
      {now && <PresentWeek at={now} pitch={pitch} />}
      {children}
    </svg>
  );
}

interface MarkerProps {
  readonly at: Point;
  readonly pitch: number;
}

function ProjectedWeek({ at: { x, y }, pitch }: MarkerProps) {
  return (
    <circle
      data-marker="projected-week"
      cx={x}
      cy={y}
      r={Math.max(4, pitch * 0.8)}
      fill="var(--ground)"
      stroke="var(--now)"
      strokeWidth={Math.max(2, pitch * 0.3)}
    />
  );
}

function PresentWeek({ at: { x, y }, pitch }: MarkerProps) {
  return (
    <g data-marker="now-week">
      <circle cx={x} cy={y} r={Math.max(9, pitch * 1.8)} fill="var(--glow)" fillOpacity={0.3} />
      <circle cx={x} cy={y} r={Math.max(5.25, pitch)} fill="var(--ground)" />
      <circle
        cx={x}
        cy={y}
        r={Math.max(4, pitch * 0.8)}
        fill="var(--glow)"
        stroke="var(--now)"
        strokeWidth={1.25}
      />
    </g>
  );
}
