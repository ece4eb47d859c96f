import { type ReactNode, useMemo, useState } from 'react';
import { LANGUAGE } from '#words/form.ts';
import { RESULTS, WEEKS } from '#words/results.ts';
import { movedAge, projectLife } from '../../life/life-projection.ts';
import type { Marks } from '../../life/place-events.ts';
import { WEEKS_PER_YEAR, wholeWeeks } from '../../life/weeks.ts';
import { useChartRoom } from '../../platform/use-chart-room.ts';
import { useResults } from '../../results/results-context.ts';
import { useProjection } from '../../results/slider.tsx';
import { useLifeEvents } from '../../results/use-life-events.ts';
import { useWeeksView } from '../../results/weeks-view.ts';
import { activityPaint } from '../../ui/charts/paint.ts';
import { OwnWords } from '../../ui/own-words.tsx';
import { Swatch } from '../../ui/swatch.tsx';
import { LINE_HEIGHT } from '../../weeks/chapter-names.ts';
import { layOutChart, type WeeksBy } from '../../weeks/chart.ts';
import { chooseDirection } from '../../weeks/geometry.ts';
import type { Box, Direction } from '../../weeks/grid.ts';
import { measureName } from '../../weeks/marks.tsx';
import { LookDot, WeekDot } from '../../weeks/weeks.tsx';
import { listDots } from '../../words/describe-life.ts';
import { joinSentences } from '../../words/join-sentences.ts';
import { colorWeeks } from './color-weeks.ts';
import type { DrawnWeeks } from './cursor-points.ts';
import { describeEnd } from './describe-weeks.ts';
import { ExploredWeeks, explainAdding } from './explored-weeks.tsx';
import './weeks-picture.css';

type Space = Pick<Box, 'width' | 'height'>;

/** The chart of the life, which a step of the slider leaves as it is. By a person, its weeks have the places of time. */
function useChart(by: WeeksBy, marks: Marks | null, { width, height }: Space) {
  const { shown, format } = useResults();
  const { life } = shown;
  return useMemo(() => {
    const { weeks, activities, spans } = projectLife(life, 0, RESULTS.freeTime);
    const direction = chooseDirection(Math.ceil(weeks.total / WEEKS_PER_YEAR), { width, height });
    const chart = layOutChart({
      by,
      weeks: { ...weeks, end: wholeWeeks(life.lifeExpectancy) },
      // The same for every choice, so that none moves the others.
      room: { width, height, direction, header: marks?.chapters.length ? LINE_HEIGHT : 0 },
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
  const { view } = useWeeksView();
  const { marks } = useLifeEvents();
  const [ref, { scale, ...space }] = useChartRoom<HTMLDivElement>('size');
  const { by } = view;
  const { chart, direction } = useChart(by === 'person' ? 'time' : by, marks, space);
  const colored = useMemo(
    () => colorWeeks(results, view, projection.weeks),
    [results, view, projection.weeks],
  );
  const line = describeEnd(results.format, results.shown);
  const canEdit = results.editing !== null && by !== 'activities';
  const drawn = {
    by,
    colored,
    chart: colored ? { ...chart, parts: colored.parts, looks: colored.looks } : chart,
    marks,
  };
  return (
    <>
      <div ref={ref} className="weeks-room" />
      {space.width > 0 && (
        <>
          <Filling direction={direction}>
            {/* Weeks that change their colors keep the cursor. */}
            <ExploredWeeks
              key={String(by === 'activities')}
              {...drawn}
              canEdit={canEdit}
              line={line}
              width={space.width}
              scale={scale}
            />
          </Filling>
          <div className="weeks-caption">
            <WeekKey {...drawn} />
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

/** What the dots mean. Activities that have a number in the picture instead of their name have both here. */
function WeekKey({ by, chart, colored }: Omit<DrawnWeeks, 'marks'>) {
  const { format } = useResults();
  const { activities, lifeExpectancy, weeks, ...projection } = useProjection();
  const named = chart.numbered.flatMap((index) => activities[index] ?? []);
  const dots = listDots(format, {
    until: movedAge(projection),
    // After this week, or the slider's.
    ahead: Math.min(chart.geometry.count, wholeWeeks(lifeExpectancy)) > weeks.projected + 1,
  });
  return (
    <div className="week-key">
      <ul className="week-dots">
        {by === 'person' &&
          colored?.key.map(({ look, text }) => (
            <li key={look}>
              <LookDot look={chart.looks[look]?.lived} />
              <span>{text}</span>
            </li>
          ))}
        {dots
          .filter(({ kind }) => by !== 'person' || kind === 'now')
          .map(({ kind, text }) => (
            <li key={kind}>
              <WeekDot kind={kind} />
              <span>{text}</span>
            </li>
          ))}
      </ul>
      {/* Last: when they appear, the key to the dots stays where it is. */}
      {named.length > 0 && (
        <ul>
          {named.map(({ id, name, color }, index) => (
            <li key={id}>
              <Swatch number={(chart.numbered[index] ?? 0) + 1} paint={activityPaint(color)} />
              <OwnWords>{name}</OwnWords>
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
