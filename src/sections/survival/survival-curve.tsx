import { minIndex, ticks } from 'd3-array';
import { line } from 'd3-shape';
import type { ComponentProps } from 'react';
import { SURVIVAL } from '#words/results.ts';
import { useFormat } from '../../platform/locale.ts';
import { useChartRoom } from '../../platform/use-chart-room.ts';
import type { CountryWithFacts } from '../../results/results-context.ts';
import { ChartCursor, type Position } from '../../ui/chart-cursor.tsx';
import { ChartDrawing } from '../../ui/charts/chart-drawing.tsx';
import { ChartText } from '../../ui/charts/chart-text.tsx';
import { describeChance, type followPeople, type SurvivalPoint } from './describe-chances.ts';

/** The minimum distance from the first tick to the next, in pixels. */
const TICK_DISTANCE = 36;
/** In pixels. At the top is the name of the second curve. */
const MARGIN = { top: 22, right: 16, bottom: 30, left: 46 };

/** More than the label of a point takes, in pixels. */
const LABEL_WIDTH = 100;

/**
 * The position of a point's label: before it and below the curve if there is room; otherwise after it, above both.
 * @param left the left edge of the curve
 * @param second the position of the second curve at the same age
 */
export const placeLabel = ({ x, y }: Position, left: number, second: Position | undefined) =>
  x - left > LABEL_WIDTH
    ? ({ x: x - 10, y: y + 16, textAnchor: 'end' } as const)
    : ({ x: x + 10, y: Math.min(y, second?.y ?? y) - 8, textAnchor: 'start' } as const);

/**
 * Lays out the survival curve.
 * @param points from the first age to the last, at least two
 * @param width of the whole chart, in pixels
 * @param height of the whole chart, in pixels
 */
export function layOutSurvival(points: readonly SurvivalPoint[], width: number, height: number) {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || first.age >= last.age)
    throw new RangeError('A survival curve needs at least two ages');
  const { left } = MARGIN;
  const right = Math.max(left + 1, width - MARGIN.right);
  const bottom = height - MARGIN.bottom;
  const x = (age: number) => left + ((age - first.age) / (last.age - first.age)) * (right - left);
  const y = (share: number) => bottom - share * (bottom - MARGIN.top);
  const draw = line<Pick<SurvivalPoint, 'age' | 'share'>>(
    ({ age }) => x(age),
    ({ share }) => y(share),
  );
  const outlook = points.flatMap(({ age, outlook: share }) => (share === null ? [] : [{ age, share }]));
  return {
    path: draw(points) ?? '',
    /** The path of the second curve; `null` if there is none. */
    outlookPath: draw(outlook),
    position: ({ age, share }: Pick<SurvivalPoint, 'age' | 'share'>): Position => ({
      x: x(age),
      y: y(share),
    }),
    nearest: (wanted: number) => minIndex(points, ({ age }) => Math.abs(x(age) - wanted)),
    ageTicks: [
      first.age,
      ...ticks(first.age, last.age, width < 500 ? 5 : 8).filter((age) => x(age) - left >= TICK_DISTANCE),
    ].map((age) => ({ age, x: x(age) })),
    shareTicks: [0, 0.25, 0.5, 0.75, 1].map((share) => ({ share, y: y(share) })),
    left,
    right,
    bottom,
  };
}

/** Pixels: lower where the sentence above it takes more lines. */
const HEIGHT = { narrow: 200, wide: 260 };
const NARROW = 480;
const STEP_BY_KEY = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};

type Chances = ReturnType<typeof followPeople>;

type SurvivalCurveProps = Chances & {
  /** The keyboard position is reset when its life table changes. */
  readonly country: CountryWithFacts;
};

/** The curve with its cursor: how many people of one age reach each later age. */
export function SurvivalCurve({ country, points, marks, sentence }: SurvivalCurveProps) {
  const { facts, population } = country;
  const format = useFormat();
  const [ref, { width, scale }] = useChartRoom<HTMLDivElement>();
  const height = width < NARROW ? HEIGHT.narrow : HEIGHT.wide;
  const geometry = layOutSurvival(points, width, height);
  const { path, outlookPath, position } = geometry;
  const [start] = points;
  const pointOf = (index: number) => points[index] ?? start;
  return (
    <div className="chart-room survival-picture" ref={ref}>
      {width > 0 && (
        <ChartCursor
          label={sentence}
          keys={SURVIVAL.keys}
          width={width}
          scale={scale}
          resetOn={facts.lifeTables.tables[population]}
          count={points.length}
          start={0}
          pointAt={({ x }) => geometry.nearest(x)}
          stepByKey={STEP_BY_KEY}
          describe={(index) => {
            const point = pointOf(index);
            return {
              at: position(point),
              title: SURVIVAL.reaching(format, { age: point.age }),
              text: describeChance(format, { population, age: start.age }, point),
            };
          }}
        >
          {(shown) => (
            <ChartDrawing width={width} height={height} scale={scale} aria-hidden>
              <Axes {...geometry} />
              {outlookPath && <Outlook path={outlookPath} right={geometry.right} />}
              <path d={path} fill="none" stroke="var(--ink)" strokeWidth={2.5} strokeLinejoin="round" />
              <Marks geometry={geometry} points={points} marks={marks} />
              <Dot at={position(start)} r={5.5} fill="var(--glow)" stroke="var(--now)" strokeWidth={1.5} />
              {shown !== null && (
                <Dot at={position(pointOf(shown))} r={6} fill="var(--ground)" stroke="var(--ink)" />
              )}
            </ChartDrawing>
          )}
        </ChartCursor>
      )}
    </div>
  );
}

type Geometry = ReturnType<typeof layOutSurvival>;

const Dot = ({ at: { x, y }, ...circle }: { readonly at: Position } & ComponentProps<'circle'>) => (
  <circle cx={x} cy={y} strokeWidth={2} {...circle} />
);

function Axes({ shareTicks, ageTicks, left, right, bottom }: Geometry) {
  const format = useFormat();
  return (
    <>
      {shareTicks.map(({ share, y }) => (
        <g key={share}>
          <line x1={left} x2={right} y1={y} y2={y} stroke="var(--line)" />
          <ChartText className="chart-label" x={left - 8} y={y + 5} textAnchor="end">
            {format.wholePercent(share * 100)}
          </ChartText>
        </g>
      ))}
      {ageTicks.map(({ age, x }) => (
        <ChartText key={age} className="chart-label" x={x} y={bottom + 22} textAnchor="middle">
          {format.number(age)}
        </ChartText>
      ))}
    </>
  );
}

type MarksProps = Pick<Chances, 'points' | 'marks'> & { readonly geometry: Geometry };

const Marks = ({ geometry: { position, left }, points, marks }: MarksProps) =>
  marks.map((mark) => {
    const at = position(mark);
    const above = points.find(({ age }) => age >= mark.age);
    const second = above?.outlook == null ? undefined : position({ age: above.age, share: above.outlook });
    return (
      <g key={mark.label} stroke="var(--ground)">
        <Dot at={at} r={5} fill="var(--ink)" />
        <ChartText
          className="chart-name"
          {...placeLabel(at, left, second)}
          strokeWidth={5}
          paintOrder="stroke"
        >
          {mark.label}
        </ChartText>
      </g>
    );
  });

/** Where the name of the second curve is, next to a short sample of its line, in pixels. */
const NAME = { baseline: 10, gap: 8, sample: 22 };

/** A second, fainter curve: the same people if death rates keep falling. */
function Outlook({ path, right }: { readonly path: string; readonly right: number }) {
  const sample = right - NAME.sample;
  return (
    <>
      <g fill="none" stroke="var(--soft)" strokeWidth={1.5} strokeDasharray="5 4">
        <path d={path} strokeLinejoin="round" />
        <path d={`M${sample},${NAME.baseline - 4}H${right}`} />
      </g>
      <ChartText className="chart-label" x={sample - NAME.gap} y={NAME.baseline} textAnchor="end">
        {SURVIVAL.outlook}
      </ChartText>
    </>
  );
}
