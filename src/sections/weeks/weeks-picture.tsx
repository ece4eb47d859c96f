import { type ReactNode, useState } from 'react';
import { WEEKS } from '#words/results.ts';
import { type ActivityProjection, type LifeProjection, movedAge } from '../../life/life-projection.ts';
import { WEEKS_PER_YEAR, wholeWeeks } from '../../life/weeks.ts';
import { useChartRoom } from '../../platform/use-chart-room.ts';
import { WHOLE_YEAR } from '../../ui/charts/week-bands.ts';
import { chooseDirection, type Direction } from '../../ui/charts/week-grid.ts';
import { pictureChapters } from '../../ui/charts/weeks-by-chapters.ts';
import { pictureTime, type WeekPicture, type WeekPictureOptions } from '../../ui/charts/weeks-by-time.ts';
import { describeEnd, formatEnd } from '../../words/describe-summary.ts';
import { joinSentences } from '../../words/join-sentences.ts';
import { useProjection } from '../projection.tsx';
import { type ResultsModel, useResults } from '../results-context.ts';
import { chooseWeeksBy, useLifeEvents } from '../use-life-events.ts';
import { pictureActivities } from './activity-weeks.ts';
import { type DrawnWeeks, ExploredWeeks, useHowToAdd } from './explored-weeks.tsx';
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
const listNumbered = ({ numbered }: WeekPicture, activities: readonly ActivityProjection[]) =>
  numbered.flatMap((index) => {
    const activity = activities[index];
    return activity ? [{ ...activity, number: index + 1 }] : [];
  });

/** The weeks as the visitor chose to see them, or in the colors of the chapters. */
function useWeekPicture(options: WeekPictureOptions): DrawnWeeks {
  const { weeksBy } = useResults();
  const projection = useProjection();
  const { marks } = useLifeEvents();
  const by = chooseWeeksBy(weeksBy, marks);
  if (by === 'activities') return { by, picture: pictureActivities(projection, options), marks };
  if (by === 'chapters' && marks) {
    return { by, picture: pictureChapters(options, marks.chapters), marks };
  }
  return { by: 'time', picture: pictureTime(options), marks };
}

/** The whole field of weeks, as large as its room allows, with its key. */
export function WeeksPicture() {
  const results = useResults();
  const projection = useProjection();
  const { format } = results;
  const { lifeExpectancy, weeks, activities } = projection;
  const [ref, { scale, ...space }] = useChartRoom<HTMLDivElement>('size');
  const direction = chooseDirection(Math.ceil(weeks.total / WEEKS_PER_YEAR), WHOLE_YEAR, space);
  const end = wholeWeeks(lifeExpectancy);
  const options = {
    weeks: { ...weeks, end },
    room: { ...space, direction },
    formatWeek: (week: number) => WEEKS.week({ position: format.number(week) }),
  };
  const drawn = useWeekPicture(options);
  const { by, picture, marks } = drawn;
  const { count } = picture.geometry;
  const line = nameLine(results, projection);
  const adds = useHowToAdd(drawn);
  return (
    <>
      <div ref={ref} className="weeks-room" />
      {space.width > 0 && (
        <>
          <Filling submitNumber={results.submitNumber} direction={direction}>
            {/* Weeks that change their colors keep the cursor. */}
            <ExploredWeeks
              key={String(by === 'activities')}
              drawn={drawn}
              line={line}
              width={space.width}
              scale={scale}
            />
          </Filling>
          <div className="weeks-caption">
            <WeekKey
              named={
                by === 'chapters' && marks
                  ? marks.chapters.map(({ chapter }) => chapter)
                  : listNumbered(picture, activities)
              }
              until={movedAge(projection)}
              // After this week, or the slider's.
              ahead={Math.min(count, end) > weeks.projected + 1}
            />
            <p>{joinSentences(WEEKS[direction], line.sentence, adds)}</p>
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
