import { type ReactNode, useState } from 'react';
import { WEEK_MESSAGES } from '#messages/week-messages.ts';
import { WHOLE_YEAR } from '../../../charts/week-bands.ts';
import { chooseDirection, type Direction } from '../../../charts/week-grid.ts';
import type { WeekPicture } from '../../../charts/weeks-by-time.ts';
import { describeEnd, formatEnd } from '../../../content/describe-summary.ts';
import { joinSentences } from '../../../content/join-sentences.ts';
import { type ActivityProjection, movedAge } from '../../../life/life-projection.ts';
import { WEEKS_PER_YEAR, wholeWeeks } from '../../../life/weeks.ts';
import { useRoom } from '../../../platform/use-room.ts';
import { useProjection } from '../projection-context.ts';
import { type ResultsModel, useResults } from '../results-context.ts';
import { ExploredWeeks, useEditMoment } from './explored-weeks.tsx';
import { useWeekPicture } from './use-week-picture.ts';
import { WeekKey } from './week-key.tsx';

/** The words of the line at the end of life expectancy. */
function nameLine({ shown, format }: ResultsModel) {
  const { life, basis, figure } = shown;
  const words = { age: life.age, basis, entered: figure === null };
  return {
    figure: formatEnd(format, life.lifeExpectancy, words),
    sentence: describeEnd(format, life.lifeExpectancy, words),
  };
}

/** The activities that have a number in the picture. */
const listNumbered = ({ numbered }: WeekPicture, activities: readonly ActivityProjection[]) =>
  numbered.flatMap((index) => {
    const activity = activities[index];
    return activity ? [{ ...activity, number: index + 1 }] : [];
  });

/** The whole field of weeks, as large as its room allows, with its key. */
export function WeeksPicture() {
  const results = useResults();
  const projection = useProjection();
  const { format } = results;
  const { lifeExpectancy, weeks, activities } = projection;
  const [ref, { scale, ...space }] = useRoom<HTMLDivElement>();
  const direction = chooseDirection(Math.ceil(weeks.total / WEEKS_PER_YEAR), WHOLE_YEAR, space);
  const drawn = useWeekPicture({
    weeks: { ...weeks, end: wholeWeeks(lifeExpectancy) },
    room: { ...space, direction },
    formatWeek: (week) => WEEK_MESSAGES.week(format.number(week)),
  });
  const { by, picture, marks } = drawn;
  const line = nameLine(results);
  const adds = useEditMoment(drawn) && WEEK_MESSAGES.add;
  return (
    <>
      <div ref={ref} className="weeks-room" />
      {space.width > 0 && (
        <>
          <Filling submit={results.shown.life.activities} direction={direction}>
            <ExploredWeeks key={by} drawn={drawn} line={line} width={space.width} scale={scale} />
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
              ahead={picture.geometry.count > weeks.projected + 1}
            />
            <p>{joinSentences(WEEK_MESSAGES[direction], line.sentence, adds)}</p>
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
