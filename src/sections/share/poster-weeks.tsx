import { range } from 'd3-array';
import { Fragment, type ReactNode } from 'react';
import type { CalendarDate } from '../../life/calendar-date.ts';
import type { Marks } from '../../life/place-events.ts';
import { WEEKS_PER_YEAR, type WeeksOfLife } from '../../life/weeks.ts';
import { ChartText } from '../../ui/charts/chart-text.tsx';
import { anchorFor, directionOf } from '../../ui/direction.ts';
import { type Paint, paintChapters } from '../../weeks/chart.ts';
import { divideByChapters, drawDots, MOMENT_RING } from '../../weeks/dots.ts';
import { type Box, createGrid, DECADE, fitGrid, type Grid, measureGrid } from '../../weeks/grid.ts';
import { MomentMarks } from '../../weeks/marks.tsx';
import { layOutMarks } from '../../weeks/moment-rings.ts';
import { DotLines, PresentWeek } from '../../weeks/weeks.tsx';
import { type DrawnDots, layOutYear } from '../../weeks/year-of-days.ts';
import type { PosterFormat } from './poster-formats.ts';

interface PosterWeeksProps {
  readonly format: PosterFormat;
  /** For the drawing, as far as it is known before the browser lays out the words. */
  readonly room: Box;
  readonly weeks: WeeksOfLife;
  readonly marks: Marks | null;
  /** Whether the rings of moments have numbers, for a list. */
  readonly numbered: boolean;
  /** The label of the line where the weeks end; `null` for no line. */
  readonly end: string | null;
  readonly formatAge: (age: number) => string;
}

/** Any pitch: the browser scales the drawing to its place. */
const PITCH = 10;
/** Weeks in no chapter. Those ahead are quiet. */
const TIME = { lived: 'var(--ink)', between: 'var(--ink)', ahead: 'var(--edge)' };
/** Everything below is in pitches. */
const DOT = { lived: 0.78, ahead: 0.7 };
/** The hole of a dot ahead: a thin line is clear on paper, but almost vanishes on a dark screen. */
const HOLE = { paper: 0.55, screen: 0.4 };
/** The height of a ring with a number, which is legible on A4, and on a phone. */
const NUMBER = { paper: 1.75, screen: 3 };
/** The size of ages and of the label at the end, and their distance from the dots. */
const TEXT = { paper: 1.3, screen: 1.9, gap: 0.9 };
/** The distance of the line at the end from the dots, and its width. */
const END = { gap: 0.25, width: 0.09 };
/** Around the dots, for the light of today. */
const EDGE = 0.6;
/** In upright posters, the weeks of a row are up to this much farther apart than the rows, to use the width. */
const MOST_STRETCH = 1.5;

const mediumOf = ({ paper }: PosterFormat) => (paper ? 'paper' : 'screen');

export const findRoom = ({ width, height, margins: { top, bottom, sides } }: PosterFormat): Box => ({
  x: sides,
  y: top,
  width: width - 2 * sides,
  height: height - top - bottom,
});

/** The grid of a poster, the distance of its rows or columns, and the part of the drawing to show. */
function layOutPoster({ format, room, weeks, end }: PosterWeeksProps) {
  const { width, height, textSizes } = format;
  const direction = height > width ? 'vertical' : 'horizontal';
  const shape = { direction, years: Math.ceil(weeks.total / WEEKS_PER_YEAR) } as const;
  if (!textSizes) {
    const grid = fitGrid(shape, room, true);
    return { grid, pitch: grid.pitch, viewBox: [0, 0, width, height] };
  }
  const text = TEXT[mediumOf(format)];
  const ages = text * 2 + TEXT.gap;
  const bottom = end === null ? EDGE : END.gap + text * 1.6;
  const isUpright = direction === 'vertical';
  const [left, right, top] = isUpright ? [ages, ages, EDGE] : [EDGE, EDGE, text * 1.7];
  const [alongYears, alongWeeks] = measureGrid(shape);
  const widthInRoom = ((alongYears + top + bottom) * room.width) / room.height - left - right;
  const stretch = isUpright ? Math.min(Math.max(1, widthInRoom / alongWeeks), MOST_STRETCH) : 1;
  const grid = createGrid(shape, { x: 0, y: 0, pitch: PITCH * stretch, yearPitch: PITCH });
  const { box } = grid;
  const viewBox = [
    -left * PITCH,
    -top * PITCH,
    box.width + (left + right) * PITCH,
    box.height + (top + bottom) * PITCH,
  ];
  return { grid, pitch: PITCH, viewBox };
}

/** The weeks of a poster, with their ages and moments, in the colors of chapters, as large as their place. */
export function PosterWeeks(props: PosterWeeksProps) {
  const { format, weeks, marks, numbered, end, formatAge } = props;
  const { grid, pitch, viewBox } = layOutPoster(props);
  const { total, now } = weeks;
  const { positionOf, box } = grid;
  const chapters = marks?.chapters ?? [];
  const moments = (marks?.moments ?? []).filter(({ week }) => week < total);
  const today = now < total ? positionOf(now) : null;
  const size = TEXT[mediumOf(format)] * PITCH;
  const chart = { width: box.x + box.width, height: box.y + box.height, pitch, positionOf, count: total };
  return (
    <svg className="chart poster-weeks" viewBox={viewBox.join(' ')} overflow="visible" aria-hidden>
      <PosterDots
        pitch={pitch}
        alongWeeks={grid.pitch}
        hole={HOLE[mediumOf(format)]}
        dots={drawDots(grid, { now, count: total }, divideByChapters(chapters))}
        paints={paintChapters(chapters, TIME)}
        moments={numbered ? [] : Array.from(new Set(moments.map(({ week }) => week)), positionOf)}
        now={today}
      >
        {numbered && (
          <MomentMarks
            marks={layOutMarks({ ...chart, now: today }, moments, NUMBER[mediumOf(format)] * pitch)}
          />
        )}
      </PosterDots>
      {format.textSizes && (
        <>
          <Ages grid={grid} size={size} years={total / WEEKS_PER_YEAR} formatAge={formatAge} />
          {end !== null && <End grid={grid} size={size} label={end} />}
        </>
      )}
    </svg>
  );
}

interface PosterDotsProps extends Omit<DrawnDots, 'box'> {
  readonly alongWeeks: number;
  /** The diameter of the hole in a dot ahead, in pitches. */
  readonly hole: number;
  readonly paints: readonly Paint[];
  /** Between the moments and the present. */
  readonly children?: ReactNode;
}

/** Dots, open where they are ahead, with rings around moments. */
const PosterDots = ({ pitch, alongWeeks, hole, dots, paints, moments, now, children }: PosterDotsProps) => {
  const inLines = (size: number) => (size * pitch) / alongWeeks;
  return (
    <>
      <g fill="none" strokeLinecap="round">
        {dots.map(({ tone, run, decades }) => {
          const line = { decades, pitch: alongWeeks, paint: paints[run]?.[tone] ?? '' };
          return tone === 'ahead' ? (
            <Fragment key={`${tone}-${run}`}>
              <DotLines {...line} size={inLines(DOT.ahead)} />
              <DotLines {...line} size={inLines(hole)} paint="var(--ground)" />
            </Fragment>
          ) : (
            <DotLines key={`${tone}-${run}`} {...line} size={inLines(DOT.lived)} />
          );
        })}
      </g>
      {moments.map(({ x, y }) => (
        <circle
          key={`${x} ${y}`}
          data-marker="moment"
          cx={x}
          cy={y}
          r={MOMENT_RING.radius * pitch}
          fill={MOMENT_RING.fill}
          stroke={MOMENT_RING.stroke}
          strokeWidth={MOMENT_RING.width * pitch}
        />
      ))}
      {children}
      {now && <PresentWeek at={now} pitch={pitch} />}
    </>
  );
};

interface PosterYearProps extends Pick<PosterWeeksProps, 'format'> {
  readonly today: CalendarDate;
  readonly marked: readonly CalendarDate[];
}

export function PosterYear({ format, ...days }: PosterYearProps) {
  const year = layOutYear(days, findRoom(format));
  return (
    <svg className="chart poster-weeks" viewBox={`0 0 ${format.width} ${format.height}`} aria-hidden>
      <PosterDots {...year} alongWeeks={year.pitch} hole={HOLE.screen} paints={[TIME]} />
    </svg>
  );
}

interface LabelProps {
  readonly grid: Grid;
  readonly size: number;
}

/** The ages of decades beside the rows, or at the columns. */
function Ages({
  grid,
  size,
  years,
  formatAge,
}: LabelProps & Pick<PosterWeeksProps, 'formatAge'> & { years: number }) {
  const { isHorizontal, yearMiddle } = grid;
  return range(0, years, DECADE).map((age) => (
    <ChartText
      key={age}
      className="poster-label"
      fontSize={size}
      x={isHorizontal ? yearMiddle(age) : -TEXT.gap * PITCH}
      y={isHorizontal ? -size * 0.7 : yearMiddle(age) + size * 0.35}
      textAnchor={isHorizontal ? 'middle' : 'end'}
    >
      {formatAge(age)}
    </ChartText>
  ));
}

/** The line of life expectancy after the last year, with its label below. */
function End({ grid: { isHorizontal, box }, size, label }: LabelProps & { readonly label: string }) {
  const { width: right, height: bottom } = box;
  const gap = END.gap * PITCH;
  const path = isHorizontal ? `M${right + gap} 0V${bottom}` : `M0 ${bottom + gap}H${right}`;
  const direction = directionOf([label]);
  return (
    <>
      <path d={path} stroke="var(--edge)" strokeWidth={END.width * PITCH} />
      <ChartText
        className="poster-label"
        fontSize={size}
        x={right}
        y={bottom + gap + size * 1.2}
        direction={direction}
        textAnchor={anchorFor(direction, 'end')}
      >
        {label}
      </ChartText>
    </>
  );
}
