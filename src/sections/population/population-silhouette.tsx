import { useId } from 'react';
import { POPULATION } from '#words/results.ts';
import { type AgeDistribution, countByYear } from '../../life/population-by-age.ts';
import { useChartRoom } from '../../platform/use-chart-room.ts';
import { ChartText } from '../../ui/charts/chart-text.tsx';
import { useResults } from '../results-context.ts';
import { layOutPopulation } from './population-geometry.ts';

/** Pixels. */
const HEIGHT = 150;

interface PopulationSilhouetteProps {
  readonly distribution: AgeDistribution;
  /** The visitor's exact age, years. */
  readonly age: number;
  /** A description of the chart. */
  readonly label: string;
}

/** A population by age, with the part that is younger than the visitor filled. */
export function PopulationSilhouette({ distribution, age, label }: PopulationSilhouetteProps) {
  const { shown, format } = useResults();
  const [ref, { width, scale }] = useChartRoom<HTMLDivElement>();
  const youngerId = useId();
  const { outline, x, ageTicks, top, bottom } = layOutPopulation(
    countByYear(distribution),
    age,
    width,
    HEIGHT,
  );
  const beforeTheLine = x > width / 2;
  return (
    <div className="place-picture" ref={ref}>
      {width > 0 && (
        <svg
          className="chart"
          role="img"
          aria-label={label}
          width={width * scale}
          height={HEIGHT * scale}
          viewBox={`0 0 ${width} ${HEIGHT}`}
          overflow="visible"
        >
          <clipPath id={youngerId}>
            <rect width={x} height={HEIGHT} />
          </clipPath>
          <path d={outline} fill="var(--track)" stroke="var(--edge)" strokeLinejoin="round" />
          <path d={outline} fill="var(--ink)" clipPath={`url(#${youngerId})`} />
          {ageTicks.map((tick) => (
            <ChartText key={tick.age} className="chart-label" x={tick.x} y={bottom + 20} textAnchor="middle">
              {format.number(tick.age)}
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
            {POPULATION.you(format, { age: shown.life.age })}
          </ChartText>
        </svg>
      )}
    </div>
  );
}
