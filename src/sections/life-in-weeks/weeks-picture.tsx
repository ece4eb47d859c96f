import { type ReactNode, useMemo, useState } from 'react';
import { LANGUAGE } from '#words/form.ts';
import { RESULTS, WEEKS } from '#words/results.ts';
import { type ActivityProjection, movedAge, projectLife } from '../../life/life-projection.ts';
import type { Marks } from '../../life/place-events.ts';
import { WEEKS_PER_YEAR, wholeWeeks } from '../../life/weeks.ts';
import { useChartRoom } from '../../platform/use-chart-room.ts';
import { useResults } from '../../results/results-context.ts';
import { useProjection } from '../../results/slider.tsx';
import { chooseWeeksBy, useLifeEvents } from '../../results/use-life-events.ts';
import { activityPaint } from '../../ui/charts/paint.ts';
import { Swatch } from '../../ui/swatch.tsx';
import { layOutChart, type WeeksBy } from '../../weeks/chart.ts';
import { chooseDirection } from '../../weeks/geometry.ts';
import type { Box, Direction } from '../../weeks/grid.ts';
import { measureName } from '../../weeks/marks.tsx';
import { WeekDot } from '../../weeks/weeks.tsx';
import { listDots } from '../../words/describe-weeks.ts';
import { joinSentences } from '../../words/join-sentences.ts';
import { describeEnd, formatEnd } from './describe-weeks.ts';
import { ExploredWeeks, explainAdding } from './explored-weeks.tsx';
import './weeks-picture.css';

/** The chart of the life, which a step of the slider leaves as it is. */
function useChart(by: WeeksBy, marks: Marks | null, { width, height }: Pick<Box, 'width' | 'height'>) {
  const { shown, format } = useResults();
  const { life } = shown;
  return useMemo(() => {
    const { weeks, activities, spans } = projectLife(life, 0, RESULTS.freeTime);
    const direction = chooseDirection(Math.ceil(weeks.total / WEEKS_PER_YEAR), { width, height });
    const chart = layOutChart({
      by,
      weeks: { ...weeks, end: wholeWeeks(life.lifeExpectancy) },
      room: { width, height, direction },
      formatWeek: (week: number) => WEEKS.week({ position: format.number(week) }),
      activities,
      spans,
      chapters: marks?.chapters ?? [],
      measureName,
    });
    return { chart, direction };
  }, [life, by, marks, width, height, format]);
}

/** The whole field of weeks, as large as its room allows, with its key. */
export function WeeksPicture() {
  const results = useResults();
  const projection = useProjection();
  const { format } = results;
  const { age, lifeExpectancy, weeks, activities } = projection;
  const { marks } = useLifeEvents();
  const [ref, { scale, ...space }] = useChartRoom<HTMLDivElement>('size');
  const by = chooseWeeksBy(results.weeksBy, marks);
  const { chart, direction } = useChart(by, marks, space);
  const { geometry, numbered } = chart;
  // Activities with a number in the picture instead of their name have both in the key.
  const named =
    by === 'chapters'
      ? (marks?.chapters ?? []).map(({ chapter }) => chapter)
      : activities
          .map((activity, index) => ({ ...activity, number: index + 1 }))
          .filter((_, index) => numbered.includes(index));
  const words = { age, basis: results.shown.basis, entered: results.shown.figure === null };
  const line = {
    figure: formatEnd(format, lifeExpectancy, words),
    sentence: describeEnd(format, lifeExpectancy, words),
  };
  const canEdit = results.editing !== null && by !== 'activities';
  return (
    <>
      <div ref={ref} className="weeks-room" />
      {space.width > 0 && (
        <>
          <Filling direction={direction}>
            {/* Weeks that change their colors keep the cursor. */}
            <ExploredWeeks
              key={String(by === 'activities')}
              by={by}
              chart={chart}
              marks={marks}
              canEdit={canEdit}
              line={line}
              width={space.width}
              scale={scale}
            />
          </Filling>
          <div className="weeks-caption">
            <WeekKey
              named={named}
              until={movedAge(projection)}
              // After this week, or the slider's.
              ahead={Math.min(geometry.count, wholeWeeks(lifeExpectancy)) > weeks.projected + 1}
            />
            <p>
              <span>{joinSentences(WEEKS[direction], line.sentence)}</span>
              {LANGUAGE.space}
              {canEdit && <span className="screen-only">{explainAdding()}</span>}
            </p>
          </div>
        </>
      )}
    </>
  );
}

interface WeekKeyProps {
  /** Activities or chapters. */
  readonly named: readonly (Pick<ActivityProjection, 'id' | 'name' | 'color'> & {
    readonly number?: number;
  })[];
  /** The slider's age; `null` if the slider is not moved. */
  readonly until: number | null;
  /** Whether there are weeks after that age, up to life expectancy. */
  readonly ahead: boolean;
}

function WeekKey({ named, until, ahead }: WeekKeyProps) {
  const { format } = useResults();
  return (
    <div className="week-key">
      <ul className="week-dots">
        {listDots(format, { until, ahead }).map(({ kind, text }) => (
          <li key={kind}>
            <WeekDot kind={kind} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {/* Last: when they appear, the key to the dots stays where it is. */}
      {named.length > 0 && (
        <ul>
          {named.map(({ id, name, color, number }) => (
            <li key={id}>
              <Swatch number={number} paint={activityPaint(color)} />
              <bdi translate="no">{name}</bdi>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface FillingProps {
  readonly direction: Direction;
  readonly children: ReactNode;
}

/** Fills the weeks so far, once for each submit, and again when the page leads to them. */
function Filling({ direction, children }: FillingProps) {
  const { submitNumber, landings } = useResults();
  const filling = `${submitNumber} ${landings}`;
  const [filled, setFilled] = useState<string | null>(null);
  return (
    <div
      className="weeks-field"
      data-filling={filled === filling ? undefined : direction}
      onAnimationEnd={({ animationName }) => animationName !== 'appear' && setFilled(filling)}
    >
      {children}
    </div>
  );
}
