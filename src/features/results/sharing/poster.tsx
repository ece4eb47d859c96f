import { BAR_HEIGHT, Bar, BarAxis } from '../../../charts/bars.tsx';
import { LifeLine } from '../../../charts/life-line.tsx';
import { activityPaint } from '../../../charts/paint.ts';
import { Rings } from '../../../charts/rings.tsx';
import type { Ages } from '../../../charts/series.ts';
import { TextLines } from '../../../charts/text-lines.tsx';
import { WeekDot } from '../../../charts/week-dot.tsx';
import type { WeeksBy } from '../../../charts/week-picture.ts';
import { Weeks } from '../../../charts/weeks.tsx';
import { DETAIL_MESSAGES } from '../../../content/detail-messages.ts';
import type { Format } from '../../../content/format.ts';
import { MESSAGES } from '../../../content/messages.ts';
import { formatYears } from '../../../content/plural.ts';
import { describeBar, describeFigure, RESULT_MESSAGES } from '../../../content/result-messages.ts';
import { listDots, WEEK_MESSAGES } from '../../../content/week-messages.ts';
import type { CalendarDate } from '../../../life/calendar-date.ts';
import { isPartOfDay, type Result } from '../../../life/result.ts';
import { wrapText } from '../../../platform/wrap-text.ts';
import type { CountryFigure } from '../../../world/life-expectancy.ts';
import type { ProjectedView } from '../projected-view.ts';
import {
  AT,
  BARS_WIDTH,
  BARS_X,
  INNER_WIDTH,
  KEY_ROW,
  LINE_HEIGHT,
  layOutPoster,
  MARGIN,
  POSTER_WIDTH,
  SIDE_WIDTH,
  SIDE_X,
  SWATCH_WIDTH,
} from './poster-layout.ts';

export interface PosterProps {
  readonly moment: ProjectedView;
  readonly weeksBy: WeeksBy;
  /** `null` where nobody has told it. */
  readonly seenOn: CalendarDate | null;
  readonly figure: CountryFigure | null;
  /** Whether the life expectancy is a life table's. */
  readonly fromTable: boolean;
  /** Whether it is nobody's life, but the page's example. */
  readonly example: boolean;
  readonly format: Format;
}

const KEY_WIDTH = 190;
const keyRow = (index: number) => Math.floor(index / 2) * KEY_ROW;

/** The results as one picture to keep, composed from the same charts as the page. */
export function Poster(props: PosterProps) {
  const { moment, weeksBy, seenOn, example, format } = props;
  const { result, ages, weeks } = moment;
  const series = moment.series.filter(isPartOfDay);
  const layout = layOutPoster({ series, ages, weeks, weeksBy, format, wrap: wrapText });
  const { height, rows, ticks } = layout;
  const by = ages.projected > ages.now ? format.number(ages.projected) : null;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      className="poster"
      width={POSTER_WIDTH}
      height={height}
      viewBox={`0 0 ${POSTER_WIDTH} ${height}`}
    >
      <title>{MESSAGES.productName}</title>
      <rect width={POSTER_WIDTH} height={height} fill="var(--ground)" />
      <text className="chart-figure" x={MARGIN} y={AT.brand} fontSize={36}>
        {MESSAGES.productName}
      </text>
      {seenOn && (
        <text className="chart-label" x={POSTER_WIDTH - MARGIN} y={AT.brand} textAnchor="end">
          {DETAIL_MESSAGES.poster.seenOn(format.date(seenOn))}
        </text>
      )}
      {example && (
        <text className="chart-figure" x={MARGIN} y={AT.example} fontSize={22}>
          {MESSAGES.results.example}
        </text>
      )}
      <PosterFigures result={result} format={format} />
      {result.age > result.lifeExpectancy && (
        <text className="chart-name" x={MARGIN} y={AT.beyond}>
          {DETAIL_MESSAGES.poster.beyondAverage(formatYears(format, result.lifeExpectancy))}
        </text>
      )}
      <LifeLine ages={ages} width={INNER_WIDTH} x={MARGIN} y={AT.line} />
      <PosterLineLabels ages={ages} format={format} />
      <PosterTitle x={MARGIN} y={AT.columnTitle} text={WEEK_MESSAGES.title} />
      <Weeks
        {...layout.weeks}
        ageTitle={WEEK_MESSAGES.age}
        formatAge={format.number}
        x={MARGIN}
        y={AT.columns}
      />
      <PosterTitle x={SIDE_X} y={AT.columnTitle} text={RESULT_MESSAGES.activities.title} />
      <Rings
        series={series}
        geometry={layout.rings}
        size={SIDE_WIDTH}
        centerFigure={format.number(ages.projected)}
        centerUnit={RESULT_MESSAGES.activities.center(ages.projected)}
        x={SIDE_X}
        y={AT.columns}
      />
      {rows.map(({ series: own, number, legend: { y, lines } }) => (
        <g key={own.id}>
          <text className="chart-number" x={SIDE_X + 12} y={y + 14} textAnchor="end">
            {number}
          </text>
          <rect x={SIDE_X + 20} y={y + 4} width={12} height={12} rx={3} fill={activityPaint(own.color)} />
          <TextLines
            className="chart-name"
            lines={lines}
            x={SIDE_X + SWATCH_WIDTH}
            y={y + 15}
            lineHeight={LINE_HEIGHT}
          />
          <text className="chart-label" x={SIDE_X + SWATCH_WIDTH} y={y + 15 + lines.length * LINE_HEIGHT}>
            {`${format.percent(own.percentage)} · ${describeBar(format, own.yearsSoFar, own.yearsRemaining, by)}`}
          </text>
        </g>
      ))}
      {listDots({ until: by, ahead: ages.projected < ages.lifeExpectancy }).map(({ kind, text }, index) => (
        <g key={kind}>
          <WeekDot kind={kind} x={SIDE_X + (index % 2) * KEY_WIDTH} y={layout.keyY + keyRow(index)} />
          <text
            className="chart-label"
            x={SIDE_X + 30 + (index % 2) * KEY_WIDTH}
            y={layout.keyY + keyRow(index) + 15}
          >
            {text}
          </text>
        </g>
      ))}
      <PosterTitle x={MARGIN} y={layout.barsTitleY} text={DETAIL_MESSAGES.projections.title} />
      {rows.map(({ series: own, bar: { y, lines, geometry } }) => (
        <g key={own.id}>
          <TextLines className="chart-name" lines={lines} x={MARGIN} y={y + 19} lineHeight={LINE_HEIGHT} />
          <Bar
            bar={geometry}
            ticks={ticks}
            paint={activityPaint(own.color)}
            width={BARS_WIDTH}
            x={BARS_X}
            y={y}
          />
          <text className="chart-label" x={POSTER_WIDTH - MARGIN} y={y + BAR_HEIGHT / 2 + 5} textAnchor="end">
            {describeBar(format, own.yearsSoFar, own.yearsRemaining, by)}
          </text>
        </g>
      ))}
      <BarAxis
        ticks={ticks}
        width={BARS_WIDTH}
        formatTick={format.number}
        unit={DETAIL_MESSAGES.projections.axis}
        x={BARS_X}
        y={layout.axisY}
      />
      <PosterSource {...props} y={height - 56} />
    </svg>
  );
}

function PosterTitle({ x, y, text }: { readonly x: number; readonly y: number; readonly text: string }) {
  return (
    <text className="chart-figure" x={x} y={y} fontSize={26}>
      {text}
    </text>
  );
}

const SOURCE_FONT = '14px Figtree, sans-serif';

function PosterSource({ moment, figure, fromTable, format, y }: PosterProps & { readonly y: number }) {
  const { lifeExpectancy } = moment.result;
  const source = describeFigure(format, { figure, lifeExpectancy, fromTable });
  return (
    <TextLines
      className="chart-label"
      lines={wrapText(source, SOURCE_FONT, INNER_WIDTH)}
      x={MARGIN}
      y={y}
      lineHeight={LINE_HEIGHT}
    />
  );
}

function PosterFigures({ result, format }: { readonly result: Result; readonly format: Format }) {
  const figures = [
    [RESULT_MESSAGES.yearsLived, result.age],
    [RESULT_MESSAGES.yearsRemaining, result.yearsRemaining],
    [RESULT_MESSAGES.weeksLeft, result.weeksRemaining],
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

/** From the label of now down to those of birth and life expectancy. */
const ENDS_LINE = 24;

function PosterLineLabels({ ages, format }: { readonly ages: Ages; readonly format: Format }) {
  const words = RESULT_MESSAGES.timeline;
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
