import { PROJECTIONS, SHARES, TIMELINE } from '#words/details.ts';
import { PRODUCT_NAME } from '#words/form.ts';
import { WEEKS } from '#words/results.ts';
import {
  type Ages,
  type LifeProjection,
  looksBeyond,
  movedAge,
  shareOfLine,
} from '../../life/life-projection.ts';
import { wrapText } from '../../platform/wrap-text.ts';
import { BAR_HEIGHT, Bar, BarAxis } from '../../ui/charts/bars.tsx';
import { ChartText } from '../../ui/charts/chart-text.tsx';
import { LifeLine } from '../../ui/charts/life-line.tsx';
import { activityPaint } from '../../ui/charts/paint.ts';
import { Rings } from '../../ui/charts/rings.tsx';
import { WeekDot } from '../../ui/charts/week-dot.tsx';
import { Weeks } from '../../ui/charts/weeks.tsx';
import { describeBar, describeSliceInKey } from '../../words/describe-shares.ts';
import { listDots } from '../../words/describe-weeks.ts';
import type { Format } from '../../words/format.ts';
import { PosterFigures, PosterHead, wrapHeadline } from './poster-head.tsx';
import {
  AT,
  BARS_WIDTH,
  BARS_X,
  HEADLINE_HEIGHT,
  INNER_WIDTH,
  KEY_ROW,
  LINE_HEIGHT,
  layOutPoster,
  MARGIN,
  POSTER_WIDTH,
  type PosterLayout,
  SIDE_WIDTH,
  SIDE_X,
  SWATCH_WIDTH,
} from './poster-layout.ts';
import { PosterMarks } from './poster-marks.tsx';
import type { PosterProps } from './poster-props.ts';
import { TextLines } from './text-lines.tsx';

/** A part of the poster, drawn at its place in the layout. */
interface PartProps {
  readonly projection: LifeProjection;
  readonly layout: PosterLayout;
  readonly format: Format;
}

const KEY_WIDTH = 190;
const keyRow = (index: number) => Math.floor(index / 2) * KEY_ROW;

/** The results as a single image, composed of the same charts as the page. */
export function Poster({ shown, near, source, projection, weeksBy, personal, format }: PosterProps) {
  const layout = layOutPoster({ projection, weeksBy, personal, format, wrap: wrapText });
  const headline = wrapHeadline(near);
  const below = headline.length * HEADLINE_HEIGHT;
  const height = layout.height + below;
  const part = { projection, layout, format };
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      className="chart poster"
      width={POSTER_WIDTH}
      height={height}
      viewBox={`0 0 ${POSTER_WIDTH} ${height}`}
    >
      <title>{PRODUCT_NAME}</title>
      <rect width={POSTER_WIDTH} height={height} fill="var(--ground)" />
      <PosterHead shown={shown} headline={headline} format={format} />
      <svg y={below} overflow="visible">
        <PosterFigures shown={shown} near={near} format={format} />
        <LifeLine ages={projection} width={INNER_WIDTH} x={MARGIN} y={AT.line} />
        <PosterLineLabels ages={projection} format={format} />
        <PosterWeeks {...part} personal={personal} />
        <PosterPie {...part} />
        {layout.marks && (
          <>
            <PosterTitle x={MARGIN} y={layout.marks.titleY} text={layout.marks.title} />
            <PosterMarks layout={layout.marks} x={MARGIN} y={layout.marks.y} />
          </>
        )}
        <PosterBars {...part} />
        <PosterSource source={source} y={layout.height - 56} />
      </svg>
    </svg>
  );
}

function PosterWeeks({ projection, layout, format, personal }: PartProps & Pick<PosterProps, 'personal'>) {
  const until = movedAge(projection);
  const { exactAge, projectedAge, lifeExpectancy } = projection;
  const ahead = Math.max(exactAge, projectedAge) < lifeExpectancy;
  const beyond = looksBeyond(projection);
  return (
    <>
      <PosterTitle x={MARGIN} y={AT.columnTitle} text={WEEKS.title} />
      <Weeks
        {...layout.weeks}
        ageTitle={WEEKS.age}
        formatAge={format.number}
        endFigure={format.number(lifeExpectancy)}
        x={MARGIN}
        y={AT.columns}
        marks={personal && <personal.code.MomentMarks marks={layout.moments} />}
      />
      {listDots(format, { until, ahead, beyond }).map(({ kind, text }, index) => (
        <g key={kind}>
          <WeekDot kind={kind} x={SIDE_X + (index % 2) * KEY_WIDTH} y={layout.keyY + keyRow(index)} />
          <ChartText
            className="chart-label"
            x={SIDE_X + 30 + (index % 2) * KEY_WIDTH}
            y={layout.keyY + keyRow(index) + 15}
          >
            {text}
          </ChartText>
        </g>
      ))}
    </>
  );
}

function PosterPie({ projection, layout, format }: PartProps) {
  const { projectedAge } = projection;
  const { title, center } = SHARES;
  return (
    <>
      <PosterTitle x={SIDE_X} y={AT.columnTitle} text={title} />
      <Rings
        activities={layout.activities}
        geometry={layout.rings}
        size={SIDE_WIDTH}
        centerFigure={format.number(projectedAge)}
        centerUnit={center(format, { count: projectedAge })}
        x={SIDE_X}
        y={AT.columns}
      />
      {layout.rows.map(({ activity, number, legend: { y, lines } }) => (
        <g key={activity.id}>
          <ChartText className="chart-number" x={SIDE_X + 12} y={y + 14} textAnchor="end">
            {number}
          </ChartText>
          <rect
            x={SIDE_X + 20}
            y={y + 4}
            width={12}
            height={12}
            rx={3}
            fill={activityPaint(activity.color)}
          />
          <TextLines
            className="chart-name"
            lines={lines}
            x={SIDE_X + SWATCH_WIDTH}
            y={y + 15}
            lineHeight={LINE_HEIGHT}
          />
          <ChartText
            className="chart-label"
            x={SIDE_X + SWATCH_WIDTH}
            y={y + 15 + lines.length * LINE_HEIGHT}
          >
            {describeSliceInKey(format, activity, projection)}
          </ChartText>
        </g>
      ))}
    </>
  );
}

function PosterBars({ projection, layout, format }: PartProps) {
  const { rows, ticks } = layout;
  const { title, axis } = PROJECTIONS;
  return (
    <>
      <PosterTitle x={MARGIN} y={layout.barsTitleY} text={title} />
      {rows.map(({ activity, bar: { y, lines, geometry } }) => (
        <g key={activity.id}>
          <TextLines className="chart-name" lines={lines} x={MARGIN} y={y + 19} lineHeight={LINE_HEIGHT} />
          <Bar
            bar={geometry}
            ticks={ticks}
            paint={activityPaint(activity.color)}
            width={BARS_WIDTH}
            x={BARS_X}
            y={y}
          />
          <ChartText
            className="chart-label"
            x={POSTER_WIDTH - MARGIN}
            y={y + BAR_HEIGHT / 2 + 5}
            textAnchor="end"
          >
            {describeBar(format, activity, projection)}
          </ChartText>
        </g>
      ))}
      <BarAxis
        ticks={ticks}
        width={BARS_WIDTH}
        formatTick={format.number}
        formatLast={(years) => axis(format, { count: years })}
        x={BARS_X}
        y={layout.axisY}
      />
    </>
  );
}

function PosterTitle({ x, y, text }: { readonly x: number; readonly y: number; readonly text: string }) {
  return (
    <ChartText className="chart-figure" x={x} y={y} fontSize={26}>
      {text}
    </ChartText>
  );
}

const SOURCE_FONT = '14px var(--sans)';

function PosterSource({ source, y }: { readonly source: string; readonly y: number }) {
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

/** The distance from the label of today down to those of birth and life expectancy. */
const ENDS_LINE = 24;

function PosterLineLabels({ ages, format }: { readonly ages: Ages; readonly format: Format }) {
  const y = AT.line + 46;
  const at = (years: number) => MARGIN + shareOfLine(ages, years) * INNER_WIDTH;
  const anchorAt = (x: number) =>
    x < MARGIN + 90 ? 'start' : x > POSTER_WIDTH - MARGIN - 90 ? 'end' : 'middle';
  const [nowX, projectedX, endX] = [at(ages.age), at(ages.projectedAge), at(ages.lifeExpectancy)];
  return (
    <>
      <ChartText className="chart-label" x={MARGIN} y={y + ENDS_LINE}>
        {TIMELINE.birth}
      </ChartText>
      <ChartText className="chart-name" x={nowX} y={y} textAnchor={anchorAt(nowX)}>
        {TIMELINE.now(format, { age: ages.age })}
      </ChartText>
      {ages.moved && (
        <ChartText className="chart-now" x={projectedX} y={AT.line - 8} textAnchor={anchorAt(projectedX)}>
          {TIMELINE.projected(format, { age: ages.projectedAge })}
        </ChartText>
      )}
      <ChartText className="chart-label" x={endX} y={y + ENDS_LINE} textAnchor={anchorAt(endX)}>
        {TIMELINE.expectancy(format, { figure: ages.lifeExpectancy })}
      </ChartText>
    </>
  );
}
