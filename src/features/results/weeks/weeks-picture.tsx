import { type ReactNode, useState } from 'react';
import { WHOLE_YEAR } from '../../../charts/week-bands.ts';
import { chooseDirection, type Direction } from '../../../charts/week-grid.ts';
import { Weeks } from '../../../charts/weeks.tsx';
import { pictureTime, type WeekPicture } from '../../../charts/weeks-by-time.ts';
import { formatProjectedAge } from '../../../content/result-messages.ts';
import { describeEnd, formatEnd } from '../../../content/summary-messages.ts';
import { describeWeeks, WEEK_MESSAGES } from '../../../content/week-messages.ts';
import { WEEKS_PER_YEAR, wholeWeeks } from '../../../life/weeks.ts';
import { useRoom } from '../../../platform/use-room.ts';
import { ChartCursor } from '../../../ui/chart-cursor.tsx';
import { useChartCursor } from '../../../ui/use-chart-cursor.ts';
import { type Details, loadDetails, loadedDetails } from '../details-code.ts';
import { useProjection } from '../projection-context.ts';
import { type ResultsModel, useResults } from '../results-context.ts';
import { useLateCode } from '../use-late-code.ts';
import { WeekKey } from './week-key.tsx';
import { listWeekPoints } from './week-points.ts';

/** The words of the line at the end of life expectancy. */
function nameLine({ shown, format }: ResultsModel) {
  const { life, basis, figure } = shown;
  const words = { age: life.age, basis, entered: figure === null };
  return {
    figure: formatEnd(format, life.lifeExpectancy, words),
    sentence: describeEnd(format, life.lifeExpectancy, words),
  };
}

/** The whole field of weeks, as large as its room allows, with its key. */
export function WeeksPicture() {
  const results = useResults();
  const projection = useProjection();
  const { format } = results;
  const { lifeExpectancy, weeks, activities } = projection;
  // Until what draws activities is loaded, the dots show time.
  const byActivity = useLateCode(results.weeksBy === 'activities', loadDetails, loadedDetails);
  const [ref, { scale, ...space }] = useRoom<HTMLDivElement>();
  const direction = chooseDirection(Math.ceil(weeks.total / WEEKS_PER_YEAR), WHOLE_YEAR, space);
  const options = {
    weeks: { ...weeks, end: wholeWeeks(lifeExpectancy) },
    room: { ...space, direction },
    formatWeek: (week: number) => WEEK_MESSAGES.week(format.number(week)),
  };
  const picture = byActivity?.pictureActivities(projection, options) ?? pictureTime(options);
  const by = byActivity ? 'activities' : 'time';
  return (
    <>
      <div ref={ref} className="weeks-room" />
      {space.width > 0 && (
        <>
          <Filling submit={results.shown.life.activities} direction={direction}>
            <ExploredWeeks
              key={by}
              by={by}
              byActivity={byActivity}
              picture={picture}
              width={space.width}
              scale={scale}
            />
          </Filling>
          <div className="weeks-caption">
            <WeekKey
              activities={picture.numbered.flatMap((index) => {
                const activity = activities[index];
                return activity ? [{ ...activity, number: index + 1 }] : [];
              })}
              until={formatProjectedAge(format, projection)}
              // After this week, or the slider's.
              ahead={picture.geometry.count > weeks.projected + 1}
            />
            <p>{`${WEEK_MESSAGES[direction]} ${nameLine(results).sentence}`}</p>
          </div>
        </>
      )}
    </>
  );
}

interface FillingProps {
  /** What stays the same until the next submit. */
  readonly submit: object;
  readonly direction: Direction;
  readonly children: ReactNode;
}

/** Fills the weeks so far, once for each submit. */
function Filling({ submit, direction, children }: FillingProps) {
  const [filled, setFilled] = useState<object | null>(null);
  return (
    <div
      className="weeks-field"
      data-filling={filled === submit ? undefined : direction}
      onAnimationEnd={() => setFilled(submit)}
    >
      {children}
    </div>
  );
}

interface ExploredWeeksProps {
  readonly by: keyof typeof WEEK_MESSAGES.keys;
  readonly byActivity: Details | null;
  readonly picture: WeekPicture;
  readonly width: number;
  readonly scale: number;
}

/** The field of weeks with a cursor: over its weeks, or over its years where the dots show activities. */
function ExploredWeeks({ by, byActivity, picture, width, scale }: ExploredWeeksProps) {
  const results = useResults();
  const projection = useProjection();
  const { format, shown } = results;
  const { geometry, bands, paints, heads } = picture;
  const { count, start, pointAt, stepByKey, weeksOf, describe } =
    byActivity?.listYearPoints(results, projection, geometry, bands) ??
    listWeekPoints(results, projection, geometry);
  const cursor = useChartCursor<HTMLDivElement>({
    resetOn: shown.life,
    count,
    start,
    scale,
    pointAt,
    stepByKey,
  });
  const weeks = cursor.shown === null ? null : weeksOf(cursor.shown);
  const [from, to] = weeks ? weeks.map(geometry.placeOf) : [];
  const line = nameLine(results);
  const parts = [
    describeWeeks(format, projection),
    line.sentence,
    ...(byActivity?.describeBands(format, projection, bands) ?? []),
  ];
  return (
    <ChartCursor
      cursor={cursor}
      label={parts.join(' ')}
      keys={WEEK_MESSAGES.keys[by]}
      width={width}
      scale={scale}
      point={
        cursor.shown === null || !from || !to
          ? null
          : { at: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, ...describe(cursor.shown) }
      }
    >
      <Weeks
        geometry={geometry}
        scale={scale}
        paints={paints}
        heads={heads}
        ageTitle={WEEK_MESSAGES.age}
        formatAge={format.number}
        endFigure={line.figure}
      >
        {from && to && <Outline from={from} to={to} pitch={geometry.pitch} />}
      </Weeks>
    </ChartCursor>
  );
}

interface OutlineProps {
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
  readonly pitch: number;
}

/** A line around the weeks at the cursor: a ring around one, a rounded box around a year. */
function Outline({ from, to, pitch }: OutlineProps) {
  const radius = pitch * 0.9 + 1;
  return (
    <rect
      x={from.x - radius}
      y={from.y - radius}
      width={to.x - from.x + 2 * radius}
      height={to.y - from.y + 2 * radius}
      rx={radius}
      fill="none"
      stroke="var(--ink)"
      strokeWidth={1.5}
    />
  );
}
