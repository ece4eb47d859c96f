import type { ReactNode } from 'react';
import { PRODUCT_NAME } from '#words/form.ts';
import { POSTER, PROJECTIONS, RESULTS, SHARE_YEARS, TIME_SPLIT, TIMELINE, WEEKS } from '#words/results.ts';
import {
  type ActivityProjection,
  type Ages,
  isPartOfDay,
  type LifeProjection,
  movedAge,
  shareOfLine,
} from '../../life/life-projection.ts';
import type { Marks } from '../../life/place-events.ts';
import { useFormat } from '../../platform/locale.ts';
import type { Coloring } from '../../results/colorings/coloring.ts';
import { findColoring, listColorings } from '../../results/colorings/colorings.ts';
import {
  type AverageModel,
  describeAgeAndAverage,
  describeAverage,
} from '../../results/describe-age-and-average.ts';
import { describeImageSource } from '../../results/describe-origin.ts';
import { MainFigures } from '../../results/main-figures.tsx';
import type { FiguredPerson } from '../../results/use-people-figures.ts';
import { Bar, BarAxis, layOutBars } from '../../ui/charts/bars.tsx';
import { ChartDrawing } from '../../ui/charts/chart-drawing.tsx';
import { ChartText } from '../../ui/charts/chart-text.tsx';
import { LifeLine } from '../../ui/charts/life-line.tsx';
import { activityPaint } from '../../ui/charts/paint.ts';
import { layOutRings } from '../../ui/charts/ring-geometry.ts';
import { Rings } from '../../ui/charts/rings.tsx';
import { OwnWords } from '../../ui/own-words.tsx';
import { layOutLife } from '../../weeks/layout.ts';
import { layOutMarks } from '../../weeks/moment-rings.ts';
import { LookDot, WeekDot } from '../../weeks/week-dots.tsx';
import { WeekScene } from '../../weeks/week-scene.tsx';
import { describeLife, listDots } from '../../words/describe-life.ts';
import type { Format } from '../../words/format.ts';
import { isAheadSaid } from '../../words/is-ahead-said.ts';
import { ChapterNames, listMarks, MomentNames } from './marks-list.tsx';
import { PicturePage, unit } from './picture-page.tsx';
import './results-image.css';

/** Lengths are in units of the page. */
const WIDTH = 1080;
const WEEKS_ROOM = { width: 500, height: 880 };
const RINGS = 384;
/** Its labels: their baselines, and the share of its width up to which they begin at their place. */
const LINE = { width: 936, height: 66, projected: -6, now: 42, ends: 64, edge: 0.08, text: 16 };
const BARS = 440;

interface ResultsImageProps {
  readonly model: AverageModel;
  /** The choice of what the dots show; `null` for none. */
  readonly weeksBy: string | null;
  readonly projection: LifeProjection;
  readonly marks: Marks | null;
  /** Those by whom the weeks can be colored. */
  readonly people: readonly FiguredPerson[];
  /** Whether chapters, moments, and the person by whom the weeks are colored have their names. */
  readonly named: boolean;
}

interface ImageProps extends Pick<ResultsImageProps, 'projection' | 'marks' | 'named'> {
  readonly activities: readonly ActivityProjection[];
  readonly coloring: Coloring;
  readonly format: Format;
}

export function ResultsImage({ model, weeksBy, projection, people, named, ...all }: ResultsImageProps) {
  const { shown } = model;
  const format = useFormat();
  const marks = named ? all.marks : null;
  const life = { projection, dates: shown.dates, marks, people, canAdd: false, format };
  const coloring = findColoring(listColorings(life), weeksBy);
  const activities = projection.activities.filter(isPartOfDay);
  const image = { projection, marks, named, activities, coloring, format };
  const hasTable =
    shown.expectancy.kind === 'table' ||
    coloring.by === 'people' ||
    describeAgeAndAverage(format, model)?.hasTable === true;
  return (
    <PicturePage className="results-image" width={WIDTH}>
      <div className="image-brand">
        <h2>{PRODUCT_NAME}</h2>
        {shown.dates && <p>{POSTER.asOf({ day: format.date(shown.dates.asOf) })}</p>}
      </div>
      <Opening model={model} />
      <Line {...image} />
      {named && coloring.headline && <p className="image-person">{coloring.headline}</p>}
      <div className="image-columns">
        <Weeks {...image} />
        <div className="image-side">
          <TimeSplit {...image} />
          <Key {...image} />
        </div>
      </div>
      <MarksList {...image} />
      <Projections {...image} />
      <p>{describeImageSource(shown, format, hasTable)}</p>
    </PicturePage>
  );
}

/** The three main figures. Near the average or past it, what was lived stands first, as on the page. */
function Opening({ model }: Pick<ResultsImageProps, 'model'>) {
  const { life, whose } = model.shown;
  const format = useFormat();
  const atExpectancy = describeAgeAndAverage(format, model);
  const { lived } = describeLife(format, { ...life, whose });
  return (
    <div className="image-opening">
      {whose === 'example' && <p className="image-person">{RESULTS.example}</p>}
      {atExpectancy && (
        <>
          <p className="image-headline">{lived}</p>
          <p className="image-person">{atExpectancy.headline}</p>
          <p>{atExpectancy.goal}</p>
        </>
      )}
      <MainFigures className="image-figures" life={life} format={format} />
      {atExpectancy && <p className="image-name">{describeAverage(format, atExpectancy.words)}</p>}
    </div>
  );
}

function MarksList({ marks, coloring, format }: ImageProps) {
  if (!marks) return null;
  const { chapters, moments } = listMarks(format, marks);
  return (
    <div className="image-marks">
      <h2>{POSTER.marks.both}</h2>
      <ChapterNames chapters={chapters} colored={coloring.chapters.length > 0} />
      <MomentNames moments={moments} columns={2} size={unit(19)} />
    </div>
  );
}

const Chart = ({ width, children }: { readonly width: number; readonly children: ReactNode }) => (
  <div className="image-chart" style={{ inlineSize: unit(width) }}>
    {children}
  </div>
);

/** From birth to life expectancy, with the labels of its places. The middle of each is at its age, or its end at that of the line. */
function Line({ projection: ages, format }: ImageProps) {
  const { age, projectedAge, lifeExpectancy, moved } = ages;
  const labels = [
    { years: 0, y: LINE.ends, look: 'label', text: TIMELINE.birth },
    {
      years: lifeExpectancy,
      y: LINE.ends,
      look: 'label',
      text: TIMELINE.expectancy(format, { figure: lifeExpectancy }),
    },
    { years: age, y: LINE.now, look: 'mark', text: TIMELINE.now(format, { age }) },
    moved && {
      years: projectedAge,
      y: LINE.projected,
      look: 'now',
      text: TIMELINE.projected(format, { age: projectedAge }),
    },
  ].filter((label) => label !== false);
  return (
    <Chart width={LINE.width}>
      <ChartDrawing width={LINE.width} height={LINE.height} aria-hidden>
        <LifeLine ages={ages} width={LINE.width} />
        {labels.map(({ years, y, look, text }) => {
          const at = shareOfLine(ages, years);
          const textAnchor = at < LINE.edge ? 'start' : at > 1 - LINE.edge ? 'end' : 'middle';
          const place = { x: at * LINE.width, y, style: { fontSize: LINE.text } };
          return (
            <ChartText
              key={`${look} ${years}`}
              className={`chart-${look}`}
              textAnchor={textAnchor}
              {...place}
            >
              {text}
            </ChartText>
          );
        })}
      </ChartDrawing>
    </Chart>
  );
}

function Weeks({ projection: { weeks }, coloring, marks, named, format }: ImageProps) {
  const { divided, parts, caption } = coloring;
  const { geometry, labels } = layOutLife({ weeks, room: WEEKS_ROOM, divided, format });
  const rings = layOutMarks(geometry, marks?.moments ?? []);
  return (
    <div>
      <h2>{WEEKS.title}</h2>
      <Chart width={geometry.width}>
        <WeekScene geometry={geometry} parts={parts} weeks={weeks} marks={{ labels, rings }} />
      </Chart>
      {named && caption && <p>{caption}</p>}
    </div>
  );
}

function TimeSplit({ projection, format, activities }: ImageProps) {
  return (
    <div>
      <h2>{TIME_SPLIT.title}</h2>
      <Chart width={RINGS}>
        <Rings geometry={layOutRings(activities, projection, RINGS)} age={projection.projectedAge} />
      </Chart>
      <ol className="image-legend">
        {activities.map(({ id, name, color, percentage }, index) => (
          <li key={id}>
            <span>{format.number(index + 1)}</span>
            <span className="picture-dot" style={{ backgroundColor: activityPaint(color) }} />
            <p className="image-name">
              <OwnWords>{name}</OwnWords>
            </p>
            <span>{format.percent(percentage)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** What the dots mean: by a person as of today. */
function Key({ projection, coloring: { key }, format }: ImageProps) {
  const { exactAge, projectedAge, lifeExpectancy } = projection;
  const dots = listDots(format, {
    until: movedAge(projection),
    ahead: Math.max(exactAge, projectedAge) < lifeExpectancy,
  });
  const entries = [
    ...(key ?? []).map(({ look, text }) => ({ text, dot: <LookDot look={look} /> })),
    ...dots
      .filter(({ kind }) => key === null || kind === 'now')
      .map(({ kind, text }) => ({ text, dot: <WeekDot kind={kind} /> })),
  ];
  return (
    <ul className="image-key">
      {entries.map(({ text, dot }) => (
        <li key={text}>
          <Chart width={26}>{dot}</Chart>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

function Projections({ projection, format, activities }: ImageProps) {
  const axis = layOutBars(activities, BARS);
  return (
    <div>
      <h2>{PROJECTIONS.title}</h2>
      <div className="image-bars">
        {axis.bars.map((bar) => (
          <div key={bar.activity.id} className="image-bar">
            <p className="image-name">
              <OwnWords>{bar.activity.name}</OwnWords>
            </p>
            <Chart width={BARS}>
              <Bar bar={bar} axis={axis} />
            </Chart>
            <p className="image-years">{describeBar(format, bar.activity, projection)}</p>
          </div>
        ))}
        <div className="image-bar">
          <span />
          <Chart width={BARS}>
            <BarAxis axis={axis} />
          </Chart>
        </div>
      </div>
    </div>
  );
}

type Years = Pick<ActivityProjection, 'yearsSoFar' | 'yearsRemaining'>;

export function describeBar(format: Format, activity: Years, ages: Ages): string {
  const { yearsSoFar: soFar, yearsRemaining: ahead } = activity;
  const by = movedAge(ages);
  return isAheadSaid(activity, ages)
    ? SHARE_YEARS.soFarAndAhead(format, { soFar, by, ahead })
    : SHARE_YEARS.soFar(format, { soFar, by });
}
