import { layOutBars } from '../../charts/bar-geometry.ts';
import { Bars } from '../../charts/bars.tsx';
import { LifeLine } from '../../charts/life-line.tsx';
import { activityPaint } from '../../charts/paint.ts';
import { layOutRings } from '../../charts/ring-geometry.ts';
import { Rings } from '../../charts/rings.tsx';
import type { Ages, Series } from '../../charts/series.ts';
import type { Format } from '../../content/format.ts';
import { describeBar, describeFigure, describeSlice, RESULT_WORDS } from '../../content/result-words.ts';
import { WORDS } from '../../content/words.ts';
import type { CalendarDate } from '../../life/calendar-date.ts';
import type { Result } from '../../life/result.ts';
import { fitText } from '../../platform/fit-text.ts';
import type { CountryFigure } from '../../world/life-expectancy.ts';

export interface PosterProps {
  readonly result: Result;
  readonly series: readonly Series[];
  readonly ages: Ages;
  readonly seenOn: CalendarDate;
  readonly figure: CountryFigure | null;
  /** Whether the life expectancy is a life table's. */
  readonly fromTable: boolean;
  readonly format: Format;
}

export const POSTER_WIDTH = 1080;
const MARGIN = 72;
const INNER_WIDTH = POSTER_WIDTH - 2 * MARGIN;
const RINGS_SIZE = 340;
const LEGEND_X = MARGIN + RINGS_SIZE + 56;
const LEGEND_ROW = 44;
/** From the label of now down to those of birth and life expectancy. */
const ENDS_LINE = 24;
/** From the top, in pixels. */
const AT = { brand: 92, figures: 232, line: 360, rings: 470, bars: 888 };
const NAME_FONT = '500 15px Figtree, sans-serif';

const barsHeight = (series: readonly Series[]) => layOutBars(series, INNER_WIDTH).height;

/** Pixels; grows with the number of activities. */
export function posterHeight(series: readonly Series[]): number {
  return AT.bars + barsHeight(series) + 96;
}

/** The results as one picture to keep, composed from the same charts as the page. */
export function Poster({ result, series, ages, seenOn, figure, fromTable, format }: PosterProps) {
  const height = posterHeight(series);
  const slices = series.filter(({ percentage }) => percentage > 0);
  const legendY = AT.rings + (RINGS_SIZE - slices.length * LEGEND_ROW) / 2;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={POSTER_WIDTH}
      height={height}
      viewBox={`0 0 ${POSTER_WIDTH} ${height}`}
    >
      <rect width={POSTER_WIDTH} height={height} fill="var(--ground)" />
      <text className="chart-figure" x={MARGIN} y={AT.brand} fontSize={34}>
        {WORDS.productName}
      </text>
      <text className="chart-label" x={POSTER_WIDTH - MARGIN} y={AT.brand} textAnchor="end">
        {RESULT_WORDS.poster.seenOn(format.date(seenOn))}
      </text>
      <PosterFigures result={result} format={format} />
      {result.age > result.lifeExpectancy && (
        <text className="chart-name" x={MARGIN} y={AT.figures + 84}>
          {RESULT_WORDS.poster.beyondAverage(format.number(result.lifeExpectancy))}
        </text>
      )}
      <LifeLine ages={ages} width={INNER_WIDTH} x={MARGIN} y={AT.line} />
      <PosterLineLabels ages={ages} format={format} />
      <Rings
        series={slices}
        geometry={layOutRings(slices, ages, RINGS_SIZE)}
        size={RINGS_SIZE}
        centerFigure={format.number(ages.projected)}
        centerUnit={RESULT_WORDS.activities.center}
        x={MARGIN}
        y={AT.rings}
      />
      {slices.map(({ id, activity, color, percentage, yearsSoFar }, index) => {
        const y = legendY + index * LEGEND_ROW + 26;
        return (
          <g key={id}>
            <rect x={LEGEND_X} y={y - 11} width={12} height={12} rx={3} fill={activityPaint(color)} />
            <text className="chart-name" x={LEGEND_X + 26} y={y}>
              {fitText(activity, NAME_FONT, 250)}
            </text>
            <text className="chart-label" x={POSTER_WIDTH - MARGIN} y={y} textAnchor="end">
              {describeSlice(format, percentage, yearsSoFar)}
            </text>
          </g>
        );
      })}
      <text className="chart-figure" x={MARGIN} y={AT.bars - 24} fontSize={24}>
        {RESULT_WORDS.projections.title}
      </text>
      <Bars
        series={series}
        width={INNER_WIDTH}
        x={MARGIN}
        y={AT.bars}
        unit={RESULT_WORDS.projections.axis}
        formatTick={format.number}
        describe={({ yearsSoFar, yearsRemaining }) => describeBar(format, yearsSoFar, yearsRemaining)}
        fitText={(text, room) => fitText(text, NAME_FONT, room)}
      />
      <text className="chart-label" x={MARGIN} y={height - 44}>
        {describeFigure(format, { figure, lifeExpectancy: result.lifeExpectancy, fromTable })}
      </text>
    </svg>
  );
}

function PosterFigures({ result, format }: { readonly result: Result; readonly format: Format }) {
  const figures = [
    [RESULT_WORDS.yearsLived, result.age],
    [RESULT_WORDS.yearsRemaining, result.yearsRemaining],
    [RESULT_WORDS.weeksLeft, result.weeksRemaining],
  ] as const;
  return figures.map(([label, figure], index) => {
    const x = MARGIN + (index * INNER_WIDTH) / figures.length;
    return (
      <g key={label}>
        <text className="chart-figure" x={x} y={AT.figures} fontSize={104}>
          {format.number(figure)}
        </text>
        <text className="chart-label" x={x} y={AT.figures + 36}>
          {label}
        </text>
      </g>
    );
  });
}

function PosterLineLabels({ ages, format }: { readonly ages: Ages; readonly format: Format }) {
  const words = RESULT_WORDS.timeline;
  const y = AT.line + 46;
  const moved = ages.projected > ages.now;
  const at = (years: number) => MARGIN + Math.min(1, years / ages.lifeExpectancy) * INNER_WIDTH;
  const anchorAt = (x: number) =>
    x < MARGIN + 90 ? 'start' : x > POSTER_WIDTH - MARGIN - 90 ? 'end' : 'middle';
  const [nowX, projectedX] = [at(ages.now), at(ages.projected)];
  return (
    <>
      <text className="chart-label" x={MARGIN} y={y + ENDS_LINE}>
        {words.birth}
      </text>
      <text className="chart-name" x={nowX} y={y} textAnchor={anchorAt(nowX)}>
        {words.now(format.number(ages.now))}
      </text>
      {moved && (
        <text className="chart-now" x={projectedX} y={AT.line - 8} textAnchor={anchorAt(projectedX)}>
          {words.projected(format.number(ages.projected))}
        </text>
      )}
      <text className="chart-label" x={POSTER_WIDTH - MARGIN} y={y + ENDS_LINE} textAnchor="end">
        {words.expectancy(format.number(ages.lifeExpectancy))}
      </text>
    </>
  );
}
