import { POSTER } from '#words/details.ts';
import { PRODUCT_NAME } from '#words/form.ts';
import { HORIZON, RESULTS } from '#words/results.ts';
import type { ShownLife } from '../../document/shown-life.ts';
import { weeksLeft, yearsRemaining } from '../../life/weeks.ts';
import { wrapText } from '../../platform/wrap-text.ts';
import { ChartText } from '../../ui/charts/chart-text.tsx';
import { describeAverage } from '../../words/describe-expected-age.ts';
import type { Format } from '../../words/format.ts';
import type { NearAverage } from '../near-average.ts';
import { AT, HEADLINE_HEIGHT, INNER_WIDTH, LINE_HEIGHT, MARGIN, POSTER_WIDTH } from './poster-layout.ts';
import { TextLines } from './text-lines.tsx';

const HEADLINE = { y: 190, size: 56, font: '56px var(--serif)' };
const FIGURE_SIZE = { large: 104, small: 44 };
const GOAL_ABOVE_FIGURES = 48;

/** The headline of the poster in lines, none for visitors who are not near the average. */
export const wrapHeadline = (near: NearAverage | null): readonly string[] =>
  near ? wrapText(near.headline, HEADLINE.font, INNER_WIDTH) : [];

interface PosterHeadProps {
  readonly shown: ShownLife;
  readonly headline: readonly string[];
  readonly format: Format;
}

/** The name of the page, the day, and the headline. */
export function PosterHead({ shown: { dates, example }, headline, format }: PosterHeadProps) {
  return (
    <>
      <ChartText className="chart-figure" x={MARGIN} y={AT.brand} fontSize={36}>
        {PRODUCT_NAME}
      </ChartText>
      {dates && (
        <ChartText className="chart-label" x={POSTER_WIDTH - MARGIN} y={AT.brand} textAnchor="end">
          {POSTER.asOf({ day: format.date(dates.asOf) })}
        </ChartText>
      )}
      {example && (
        <ChartText className="chart-figure" x={MARGIN} y={AT.example} fontSize={22}>
          {RESULTS.example}
        </ChartText>
      )}
      {headline.map((line, index) => (
        <ChartText
          key={line}
          className="chart-figure"
          x={MARGIN}
          y={HEADLINE.y + index * HEADLINE_HEIGHT}
          fontSize={HEADLINE.size}
        >
          {line}
        </ChartText>
      ))}
    </>
  );
}

interface PosterFiguresProps {
  readonly shown: ShownLife;
  readonly near: NearAverage | null;
  readonly format: Format;
}

/** The three main figures, smaller below a headline. */
export function PosterFigures({ shown: { life }, near, format }: PosterFiguresProps) {
  const figures = [
    [RESULTS.yearsLived, life.age],
    [RESULTS.yearsRemaining, yearsRemaining(life.lifeExpectancy, life.age)],
    [RESULTS.weeksLeft, weeksLeft(life)],
  ] as const;
  return (
    <>
      {near && (
        <ChartText className="chart-label" x={MARGIN} y={AT.figures - GOAL_ABOVE_FIGURES}>
          {near.goal}
        </ChartText>
      )}
      {figures.map(([label, figure], index) => {
        const x = MARGIN + (index * INNER_WIDTH) / figures.length;
        return (
          <g key={label}>
            <ChartText
              className="chart-figure"
              x={x}
              y={AT.figures}
              fontSize={near ? FIGURE_SIZE.small : FIGURE_SIZE.large}
            >
              {format.number(figure)}
            </ChartText>
            <ChartText className="chart-label" x={x} y={AT.figures + 36}>
              {label}
            </ChartText>
          </g>
        );
      })}
      {near && (
        <TextLines
          className="chart-name"
          lines={[
            describeAverage(format, near.words),
            ...(life.horizon === undefined
              ? []
              : [HORIZON.ahead(format, { end: life.horizon, age: life.age })]),
          ]}
          x={MARGIN}
          y={AT.beyond}
          lineHeight={LINE_HEIGHT}
        />
      )}
    </>
  );
}
