import type { ReactNode } from 'react';
import { PRODUCT_NAME } from '#words/form.ts';
import { POSTER, PROJECTIONS, RESULTS, SHARES, TIMELINE, WEEKS } from '#words/results.ts';
import { type ActivityProjection, isPartOfDay, movedAge, shareOfLine } from '../../life/life-projection.ts';
import { WEEKS_PER_YEAR, weeksLeft, yearsRemaining } from '../../life/weeks.ts';
import { layOutBars } from '../../ui/charts/bar-geometry.ts';
import { Bar, BarAxis } from '../../ui/charts/bars.tsx';
import { LifeLine } from '../../ui/charts/life-line.tsx';
import { activityPaint } from '../../ui/charts/paint.ts';
import { layOutRings } from '../../ui/charts/ring-geometry.ts';
import { Rings } from '../../ui/charts/rings.tsx';
import { layOutChart } from '../../weeks/chart.ts';
import { MomentMarks } from '../../weeks/marks.tsx';
import { layOutMarks } from '../../weeks/moment-rings.ts';
import { WeekDot } from '../../weeks/week-dot.tsx';
import { Weeks } from '../../weeks/weeks.tsx';
import { describeAverage } from '../../words/describe-expected-age.ts';
import { type ListedMark, listMarks } from '../../words/describe-marks.ts';
import { describeBar, describeSliceInKey } from '../../words/describe-shares.ts';
import { listDots } from '../../words/describe-weeks.ts';
import type { ImageProps } from './image-props.ts';
import { PicturePage, unit } from './picture-page.tsx';
import './results-image.css';

/** Lengths are in units of the page. */
const WIDTH = 1080;
const WEEKS_ROOM = { width: 500, height: 880 };
/** The least height of a year of the weeks: a longer life makes the image taller. */
const LEAST_ROW = 7.5;
const RINGS = 384;
const LINE = { width: 936, height: 28 };
const BARS = 492;

interface PartProps {
  readonly image: ImageProps;
  readonly activities: readonly ActivityProjection[];
}

/** The results as a single image, composed of the same charts as the page. */
export function ResultsImage(image: ImageProps) {
  const { shown, near, projection, marks, format, source } = image;
  const activities = projection.activities.filter(isPartOfDay);
  const listed = marks ? listMarks(format, marks) : [];
  return (
    <PicturePage className="results-image" width={WIDTH}>
      <div className="image-brand">
        <h2>{PRODUCT_NAME}</h2>
        {shown.dates && <p>{POSTER.asOf({ day: format.date(shown.dates.asOf) })}</p>}
      </div>
      {shown.example && <p className="image-example">{RESULTS.example}</p>}
      {near && <p className="image-headline">{near.headline}</p>}
      {near && <p className="image-goal">{near.goal}</p>}
      <Figures image={image} />
      {near && <p className="image-average">{describeAverage(format, near.words)}</p>}
      <Line {...image} />
      <div className="image-columns">
        <WeeksPart image={image} activities={activities} />
        <div className="image-side">
          <RingsPart image={image} activities={activities} />
          <Key {...image} />
        </div>
      </div>
      {listed.length > 0 && <Marks listed={listed} isColored={image.weeksBy === 'chapters'} />}
      <BarsPart image={image} activities={activities} />
      <p className="image-source">{source}</p>
    </PicturePage>
  );
}

/** A chart of some width. */
const Chart = ({ width, children }: { readonly width: number; readonly children: ReactNode }) => (
  <div className="image-chart" style={{ inlineSize: unit(width) }}>
    {children}
  </div>
);

/** The three main figures, smaller below a headline. */
function Figures({ image: { shown, near, format } }: Pick<PartProps, 'image'>) {
  const { life } = shown;
  const figures = [
    [RESULTS.yearsLived, life.age],
    [RESULTS.yearsRemaining, yearsRemaining(life.lifeExpectancy, life.age)],
    [RESULTS.weeksLeft, weeksLeft(life)],
  ] as const;
  return (
    <dl className={near ? 'image-figures image-figures-small' : 'image-figures'}>
      {figures.map(([label, figure]) => (
        <div key={label}>
          <dd>{format.number(figure)}</dd>
          <dt>{label}</dt>
        </div>
      ))}
    </dl>
  );
}

/** A label of the line of life: its middle is at its place, as far as it is within the line. */
const LineLabel = ({ at, text, className }: { at: number; text: string; className?: string }) => (
  <p className={className} style={{ '--at': at }}>
    <span>{text}</span>
  </p>
);

/** The line of life with its labels. */
function Line({ projection: ages, format }: ImageProps) {
  const { age, projectedAge, lifeExpectancy, moved } = ages;
  const at = (years: number) => shareOfLine(ages, years);
  return (
    <div className="image-line">
      {moved && (
        <LineLabel
          className="image-projected"
          at={at(projectedAge)}
          text={TIMELINE.projected(format, { age: projectedAge })}
        />
      )}
      <Chart width={LINE.width}>
        <svg className="chart" viewBox={`0 0 ${LINE.width} ${LINE.height}`} overflow="visible" aria-hidden>
          <LifeLine ages={ages} width={LINE.width} />
        </svg>
      </Chart>
      <LineLabel className="image-now" at={at(age)} text={TIMELINE.now(format, { age })} />
      <div className="image-ends">
        <p>{TIMELINE.birth}</p>
        <LineLabel at={at(lifeExpectancy)} text={TIMELINE.expectancy(format, { figure: lifeExpectancy })} />
      </div>
    </div>
  );
}

/** The weeks: by time, activities or chapters, with the rings of moments. */
function WeeksPart({ image: { projection, weeksBy, marks, format }, activities }: PartProps) {
  const chart = layOutChart({
    by: weeksBy,
    weeks: projection.weeks,
    room: {
      width: WEEKS_ROOM.width,
      height: Math.max(WEEKS_ROOM.height, (projection.weeks.total / WEEKS_PER_YEAR) * LEAST_ROW),
    },
    formatWeek: (week: number) => WEEKS.week({ position: format.number(week) }),
    activities,
    spans: projection.spans,
    chapters: marks?.chapters ?? [],
  });
  return (
    <div className="image-weeks">
      <h2>{WEEKS.title}</h2>
      <Chart width={chart.geometry.width}>
        <Weeks
          {...chart}
          ageTitle={WEEKS.age}
          formatAge={format.number}
          endFigure={format.number(projection.lifeExpectancy)}
          marks={marks && <MomentMarks marks={layOutMarks(chart.geometry, marks.moments)} />}
        />
      </Chart>
    </div>
  );
}

/** The pie and its legend, which numbers the activities from 1. */
function RingsPart({ image: { projection, format }, activities }: PartProps) {
  return (
    <div>
      <h2>{SHARES.title}</h2>
      <Chart width={RINGS}>
        <Rings
          activities={activities}
          geometry={layOutRings(activities, projection, RINGS)}
          size={RINGS}
          centerFigure={format.number(projection.projectedAge)}
          centerUnit={SHARES.center(format, { count: projection.projectedAge })}
        />
      </Chart>
      <ol className="image-legend">
        {activities.map((activity, index) => (
          <li key={activity.id}>
            <Sign number={format.number(index + 1)} paint={activityPaint(activity.color)} />
            <p className="image-name">
              <bdi>{activity.name}</bdi>
            </p>
            <p>{describeSliceInKey(format, activity, projection)}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The number or the color of what is beside it, or both. */
const Sign = ({ number, paint }: { readonly number: string | null; readonly paint: string | null }) => (
  <p className="image-sign">
    {number !== null && <span>{number}</span>}
    {paint && <span className="image-swatch" style={{ backgroundColor: paint }} />}
  </p>
);

/** The key to the dots of the weeks. */
function Key({ projection, format }: ImageProps) {
  const { exactAge, projectedAge, lifeExpectancy } = projection;
  const dots = listDots(format, {
    until: movedAge(projection),
    ahead: Math.max(exactAge, projectedAge) < lifeExpectancy,
  });
  return (
    <ul className="image-key">
      {dots.map(({ kind, text }) => (
        <li key={kind}>
          <Chart width={20}>
            <WeekDot kind={kind} />
          </Chart>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

function titleMarks(listed: readonly ListedMark[]): string {
  const { moments, chapters, both } = POSTER.marks;
  if (listed.every(({ number }) => number === null)) return chapters;
  return listed.some(({ number }) => number === null) ? both : moments;
}

interface MarksProps {
  readonly listed: readonly ListedMark[];
  /** Whether the weeks have the colors of the chapters. */
  readonly isColored: boolean;
}

/** The list of chapters and moments. */
const Marks = ({ listed, isColored }: MarksProps) => (
  <div>
    <h2>{titleMarks(listed)}</h2>
    <ol className="image-marks">
      {listed.map(({ id, number, color, text }) => (
        <li key={id}>
          <Sign number={number} paint={isColored && color ? activityPaint(color) : null} />
          <p className="image-name">{text}</p>
        </li>
      ))}
    </ol>
  </div>
);

/** The bars with their names and figures, and the axis below them. */
function BarsPart({ image: { projection, format }, activities }: PartProps) {
  const { bars, ticks } = layOutBars(activities, BARS);
  return (
    <div>
      <h2>{PROJECTIONS.title}</h2>
      <div className="image-bars">
        {activities.map((activity, index) => {
          const bar = bars[index];
          return (
            bar && (
              <div key={activity.id} className="image-bar">
                <p className="image-name">
                  <bdi>{activity.name}</bdi>
                </p>
                <Chart width={BARS}>
                  <Bar bar={bar} ticks={ticks} paint={activityPaint(activity.color)} width={BARS} />
                </Chart>
                <p className="image-years">{describeBar(format, activity, projection)}</p>
              </div>
            )
          );
        })}
        <div className="image-bar">
          <span />
          <Chart width={BARS}>
            <BarAxis
              ticks={ticks}
              width={BARS}
              formatTick={format.number}
              formatLast={(years) => PROJECTIONS.axis(format, { count: years })}
            />
          </Chart>
        </div>
      </div>
    </div>
  );
}
