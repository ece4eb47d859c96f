import { type ReactNode, useState } from 'react';
import { LANGUAGE } from '#words/form.ts';
import { WEEKS } from '#words/results.ts';
import { type ActivityProjection, type LifeProjection, movedAge } from '../../life/life-projection.ts';
import { WEEKS_PER_YEAR, wholeWeeks } from '../../life/weeks.ts';
import { useChartRoom } from '../../platform/use-chart-room.ts';
import { layOutChart, type WeekChart } from '../../weeks/chart.ts';
import { chooseDirection } from '../../weeks/geometry.ts';
import type { Direction } from '../../weeks/grid.ts';
import { measureName } from '../../weeks/marks.tsx';
import { describeEnd, formatEnd } from '../../words/describe-summary.ts';
import { joinSentences } from '../../words/join-sentences.ts';
import { useProjection } from '../projection.tsx';
import { type ResultsModel, useResults } from '../results-context.ts';
import { chooseWeeksBy, useLifeEvents } from '../use-life-events.ts';
import { ExploredWeeks, explainAdding } from './explored-weeks.tsx';
import { WeekKey } from './week-key.tsx';
import './weeks-picture.css';

/** The words of the line at the end of life expectancy. */
function nameLine({ shown, format }: ResultsModel, projection: LifeProjection) {
  const { basis, figure } = shown;
  const { age, lifeExpectancy } = projection;
  const words = { age, basis, entered: figure === null };
  return {
    figure: formatEnd(format, lifeExpectancy, words),
    sentence: describeEnd(format, lifeExpectancy, words),
  };
}

/** The activities that have a number in the picture. */
const listNumbered = ({ numbered }: WeekChart, activities: readonly ActivityProjection[]) =>
  numbered.flatMap((index) => {
    const activity = activities[index];
    return activity ? [{ ...activity, number: index + 1 }] : [];
  });

/** The whole field of weeks, as large as its room allows, with its key. */
export function WeeksPicture() {
  const results = useResults();
  const projection = useProjection();
  const { format } = results;
  const { lifeExpectancy, weeks, activities, spans } = projection;
  const { marks } = useLifeEvents();
  const [ref, { scale, ...space }] = useChartRoom<HTMLDivElement>('size');
  const direction = chooseDirection(Math.ceil(weeks.total / WEEKS_PER_YEAR), space);
  const end = wholeWeeks(lifeExpectancy);
  const by = chooseWeeksBy(results.weeksBy, marks);
  const chapters = marks?.chapters ?? [];
  const chart = layOutChart({
    by,
    weeks: { ...weeks, end },
    room: { ...space, direction },
    formatWeek: (week: number) => WEEKS.week({ position: format.number(week) }),
    activities,
    spans,
    chapters,
    measureName,
  });
  const { count } = chart.geometry;
  const line = nameLine(results, projection);
  const canEdit = results.onChangeEvents !== null && by !== 'activities';
  return (
    <>
      <div ref={ref} className="weeks-room" />
      {space.width > 0 && (
        <>
          <Filling submitNumber={results.submitNumber} direction={direction}>
            {/* Weeks that change their colors keep the cursor. */}
            <ExploredWeeks
              key={String(by === 'activities')}
              {...{ by, chart, marks, canEdit, line }}
              width={space.width}
              scale={scale}
            />
          </Filling>
          <div className="weeks-caption">
            <WeekKey
              named={
                by === 'chapters' ? chapters.map(({ chapter }) => chapter) : listNumbered(chart, activities)
              }
              until={movedAge(projection)}
              // After this week, or the slider's.
              ahead={Math.min(count, end) > weeks.projected + 1}
            />
            <p>
              <span>{joinSentences(WEEKS[direction], line.sentence)}</span>
              {LANGUAGE.space}
              {canEdit && <span className="weeks-adding">{explainAdding()}</span>}
            </p>
          </div>
        </>
      )}
    </>
  );
}

interface FillingProps {
  readonly submitNumber: number;
  readonly direction: Direction;
  readonly children: ReactNode;
}

/** Fills the weeks so far, once for each submit. */
function Filling({ submitNumber, direction, children }: FillingProps) {
  const [filled, setFilled] = useState<number | null>(null);
  return (
    <div
      className="weeks-field"
      data-filling={filled === submitNumber ? undefined : direction}
      onAnimationEnd={({ animationName }) => animationName !== 'appear' && setFilled(submitNumber)}
    >
      {children}
    </div>
  );
}
