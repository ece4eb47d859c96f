import type { ReactNode } from 'react';
import { WEEKS } from '#words/results.ts';
import type { WeeksOfLife } from '../life/weeks.ts';
import { ChartText } from '../ui/charts/chart-text.tsx';
import type { Tone } from '../ui/charts/paint.ts';
import type { Format } from '../words/format.ts';
import { LABEL_BASELINE } from './activity-labels.ts';
import type { WeekChart } from './chart.ts';
import { type DotLook, type Dots, drawStep, PRESENT_EDGE, PRESENT_WEEK, radiusAt } from './dots.ts';
import type { WeekGeometry } from './geometry.ts';
import type { Point } from './grid.ts';

interface WeeksProps extends Pick<WeekChart, 'geometry' | 'parts' | 'looks' | 'columnLabels'> {
  readonly weeks: WeeksOfLife;
  readonly format: Format;
  /** The figure of the line where life expectancy ends. */
  readonly endFigure?: string;
  /** CSS pixels per SVG unit. */
  readonly scale?: number;
  /** Drawn over the weeks, but under the present one. */
  readonly marks?: ReactNode;
  readonly children?: ReactNode;
}

const HOLE = 0.46;

/** A life in weeks: a row or a column for each year, a dot for each week, and a highlighted dot for the present one. */
export function Weeks({
  weeks,
  geometry,
  parts,
  looks,
  columnLabels,
  format,
  endFigure,
  scale = 1,
  marks,
  children,
}: WeeksProps) {
  const { pitch, width, height, now, end } = geometry;
  const { dots, projected } = drawStep(geometry, weeks, parts);
  return (
    // The highlighted dot is larger than a pitch: in the last week of a year it crosses the edge.
    <svg
      className="chart"
      width={width * scale}
      height={height * scale}
      viewBox={`0 0 ${width} ${height}`}
      overflow="visible"
      aria-hidden
    >
      <g fill="none" strokeLinecap="round">
        {dots.map(({ tone, run, decades }) => {
          const look = looks[run]?.[tone];
          return (
            look && <RunOfDots key={`${tone}-${run}`} look={look} tone={tone} line={{ decades, pitch }} />
          );
        })}
      </g>
      <Labels geometry={geometry} columnLabels={columnLabels} format={format} />
      {end && <EndLine end={end} figure={endFigure} />}
      {marks}
      {projected && <ProjectedWeek at={projected} pitch={pitch} />}
      {now && <PresentWeek at={now} pitch={pitch} />}
      {children}
    </svg>
  );
}

interface RunProps {
  readonly look: DotLook;
  readonly tone: Tone;
  readonly line: Pick<DotLinesProps, 'decades' | 'pitch'>;
}

function RunOfDots({ look: { paint, size, isOpen, opacity }, tone, line }: RunProps) {
  const dots = (
    <>
      <DotLines {...line} size={size} paint={paint} tone={tone} />
      {isOpen && <DotLines {...line} size={HOLE} paint="var(--ground)" />}
    </>
  );
  return opacity === undefined ? dots : <g opacity={opacity}>{dots}</g>;
}

interface DotLinesProps extends Pick<Dots, 'decades'> {
  readonly pitch: number;
  /** The diameter of a dot, in pitches. */
  readonly size: number;
  readonly paint: string;
  readonly tone?: Tone;
}

export function DotLines({ decades, pitch, size, paint, tone }: DotLinesProps) {
  return (
    <g stroke={paint} strokeWidth={size * pitch} strokeDasharray={`0 ${pitch}`} data-tone={tone}>
      {decades.map(({ from, path }) => (
        <path key={from} d={path} />
      ))}
    </g>
  );
}

/**
 * The greatest average width of a letter in the axis's name, and the space after it, in pixels. Chinese characters take
 * more, but two of them are narrower than the column of the ages, beside which the labels begin.
 */
const LETTER = 8;
const TITLE_GAP = 8;

type LabelsProps = Pick<WeeksProps, 'geometry' | 'columnLabels' | 'format'>;

/** The labels of the columns, and the ages with the name of their axis. */
function Labels({ geometry: { isHorizontal, ticks }, columnLabels, format }: LabelsProps) {
  const ages = ticks.map((tick) => ({
    ...tick,
    text: isHorizontal && tick.age === 0 ? WEEKS.yearOfAge(format, { age: 0 }) : format.number(tick.age),
  }));
  const titleEnd = WEEKS.age.length * LETTER + TITLE_GAP;
  // The name may be wider than the ages below it.
  const clear = columnLabels.map((label) =>
    label.anchor === 'start' ? { ...label, x: Math.max(label.x, titleEnd) } : label,
  );
  const title = { x: 0, y: LABEL_BASELINE, text: WEEKS.age, anchor: 'start' } as const;
  return [...(isHorizontal ? [] : [title]), ...clear, ...ages].map(({ x, y, anchor, text }) => (
    <ChartText key={`${x} ${y}`} className="chart-label" x={x} y={y} textAnchor={anchor}>
      {text}
    </ChartText>
  ));
}

interface EndLineProps {
  readonly end: NonNullable<WeekGeometry['end']>;
  readonly figure: string | undefined;
}

function EndLine({ end: { path, label }, figure }: EndLineProps) {
  return (
    <>
      <path d={path} fill="none" stroke="var(--ground)" strokeWidth={3} />
      <path data-marker="end" d={path} fill="none" stroke="var(--ink)" />
      <ChartText className="chart-name" x={label.x} y={label.y} textAnchor={label.anchor}>
        {figure}
      </ChartText>
    </>
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

export function PresentWeek({ at: { x, y }, pitch }: MarkerProps) {
  return (
    <g data-marker="now-week">
      {Object.values(PRESENT_WEEK).map(({ radius, least, ...look }) => (
        <circle
          key={radius}
          cx={x}
          cy={y}
          r={radiusAt(pitch, { radius, least })}
          strokeWidth={PRESENT_EDGE}
          {...look}
        />
      ))}
    </g>
  );
}

/** One dot of Life in Weeks, enlarged for the key. */
export function WeekDot({ kind }: { readonly kind: Tone | 'now' }) {
  return (
    <svg width={20} height={20} viewBox="-10 -10 20 20" aria-hidden>
      {kind === 'lived' && <circle r={5} fill="var(--ink)" />}
      {kind === 'now' && (
        <>
          <circle r={9} fill="var(--glow)" fillOpacity={0.3} />
          <circle r={4.5} fill="var(--glow)" stroke="var(--now)" strokeWidth={1.25} />
        </>
      )}
      {kind === 'between' && <circle r={4.25} fill="none" stroke="var(--ink)" strokeWidth={1.75} />}
      {kind === 'ahead' && <circle r={2.25} fill="var(--ink)" />}
    </svg>
  );
}

/** One dot of a look, enlarged for the key. */
export const LookDot = ({ look }: { readonly look: DotLook | undefined }) =>
  look && (
    <svg width={20} height={20} viewBox="-10 -10 20 20" opacity={look.opacity} aria-hidden>
      {look.isOpen ? (
        <circle r={4.25} fill="none" stroke={look.paint} strokeWidth={1.75} />
      ) : (
        <circle r={5} fill={look.paint} />
      )}
    </svg>
  );
