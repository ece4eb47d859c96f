import { DETAIL_MESSAGES } from '#messages/detail-messages.ts';
import { MESSAGES } from '#messages/messages.ts';
import { RESULT_MESSAGES } from '#messages/result-messages.ts';
import { ChartText } from '../../../charts/chart-text.tsx';
import { TextLines } from '../../../charts/text-lines.tsx';
import { describeAverage } from '../../../content/describe-expected-age.ts';
import { weeksLeft, yearsRemaining } from '../../../life/weeks.ts';
import type { Format } from '../../../messages/format.ts';
import { wrapText } from '../../../platform/wrap-text.ts';
import type { ShownLife } from '../results-context.ts';
import type { NearAverage } from '../summary/near-average.ts';
import { AT, HEADLINE_HEIGHT, INNER_WIDTH, MARGIN, POSTER_WIDTH } from './poster-layout.ts';

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
        {MESSAGES.productName}
      </ChartText>
      {dates && (
        <ChartText className="chart-label" x={POSTER_WIDTH - MARGIN} y={AT.brand} textAnchor="end">
          {DETAIL_MESSAGES.poster.asOf(format.date(dates.asOf))}
        </ChartText>
      )}
      {example && (
        <ChartText className="chart-figure" x={MARGIN} y={AT.example} fontSize={22}>
          {RESULT_MESSAGES.example}
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
    [RESULT_MESSAGES.yearsLived, life.age],
    [RESULT_MESSAGES.yearsRemaining, yearsRemaining(life.lifeExpectancy, life.age)],
    [RESULT_MESSAGES.weeksLeft, weeksLeft(life)],
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
          lines={[describeAverage(format, near.words)]}
          x={MARGIN}
          y={AT.beyond}
          lineHeight={0}
        />
      )}
    </>
  );
}
