import { SURVIVAL } from '#words/results.ts';
import { useChartRoom } from '../../platform/use-chart-room.ts';
import { describeChance } from '../../results/describe-chances.ts';
import { type CountryWithFacts, useResults } from '../../results/results-context.ts';
import { ChartCursor } from '../../ui/chart-cursor.tsx';
import { ChartText } from '../../ui/charts/chart-text.tsx';
import { layOutSurvival, placeLabel, type SurvivalPoint } from './survival-geometry.ts';

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

interface SurvivalCurveProps {
  /** The keyboard position is reset when its life table changes. */
  readonly of: CountryWithFacts;
  readonly points: readonly [SurvivalPoint, ...SurvivalPoint[]];
  readonly marks: readonly { readonly age: number; readonly share: number; readonly label: string }[];
  readonly label: string;
}

/** The curve with its cursor: how many people of one age reach each later age. */
export function SurvivalCurve({ of: { facts, population }, points, marks, label }: SurvivalCurveProps) {
  const { format } = useResults();
  const [ref, { width, scale }] = useChartRoom<HTMLDivElement>();
  const height = width < NARROW ? HEIGHT.narrow : HEIGHT.wide;
  const geometry = layOutSurvival(points, width, height);
  const { position, left, right, bottom } = geometry;
  const [start] = points;
  const pointOf = (index: number) => points[index] ?? start;
  const centerOf = ({ age, share }: { readonly age: number; readonly share: number }) => {
    const { x, y } = position(age, share);
    return { cx: x, cy: y };
  };
  return (
    <div className="chart-room chances-picture" ref={ref}>
      {width > 0 && (
        <ChartCursor
          label={label}
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
              at: position(point.age, point.share),
              title: SURVIVAL.reaching(format, { age: point.age }),
              text: describeChance(format, { population, age: start.age }, point),
            };
          }}
        >
          {(shown) => (
            <svg
              className="chart"
              width={width * scale}
              height={height * scale}
              viewBox={`0 0 ${width} ${height}`}
              overflow="visible"
              aria-hidden
            >
              {geometry.shareTicks.map(({ share, y }) => (
                <g key={share}>
                  <line x1={left} x2={right} y1={y} y2={y} stroke="var(--line)" />
                  <ChartText className="chart-label" x={left - 8} y={y + 5} textAnchor="end">
                    {format.wholePercent(share * 100)}
                  </ChartText>
                </g>
              ))}
              {geometry.ageTicks.map(({ age, x }) => (
                <ChartText key={age} className="chart-label" x={x} y={bottom + 22} textAnchor="middle">
                  {format.number(age)}
                </ChartText>
              ))}
              {geometry.outlookPath && <Outlook path={geometry.outlookPath} right={right} />}
              <path
                d={geometry.path}
                fill="none"
                stroke="var(--ink)"
                strokeWidth={2.5}
                strokeLinejoin="round"
              />
              {marks.map((mark) => {
                const above = points.find(({ age }) => age >= mark.age);
                const second = above?.outlook == null ? undefined : position(above.age, above.outlook);
                return (
                  <g key={mark.label} stroke="var(--ground)">
                    <circle {...centerOf(mark)} r={5} fill="var(--ink)" strokeWidth={2} />
                    <ChartText
                      className="chart-name"
                      {...placeLabel(position(mark.age, mark.share), left, second)}
                      strokeWidth={5}
                      paintOrder="stroke"
                    >
                      {mark.label}
                    </ChartText>
                  </g>
                );
              })}
              <circle {...centerOf(start)} r={5.5} fill="var(--glow)" stroke="var(--now)" strokeWidth={1.5} />
              {shown !== null && (
                <circle
                  {...centerOf(pointOf(shown))}
                  r={6}
                  fill="var(--ground)"
                  stroke="var(--ink)"
                  strokeWidth={2}
                />
              )}
            </svg>
          )}
        </ChartCursor>
      )}
    </div>
  );
}

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
