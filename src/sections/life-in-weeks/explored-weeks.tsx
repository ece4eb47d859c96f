import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { WEEKS } from '#words/results.ts';
import type { Marks } from '../../life/place-events.ts';
import { ChartCursor } from '../../ui/chart-cursor.tsx';
import { useChartCursor } from '../../ui/use-chart-cursor.ts';
import { findBox } from '../../weeks/boxes.ts';
import { type NameMark, placeNames } from '../../weeks/chapter-names.ts';
import type { WeekChart, WeeksBy } from '../../weeks/chart.ts';
import type { WeekGeometry } from '../../weeks/geometry.ts';
import type { Point } from '../../weeks/grid.ts';
import { MomentMarks, measureName, NameMarks } from '../../weeks/marks.tsx';
import { layOutMarks } from '../../weeks/moment-rings.ts';
import { Weeks } from '../../weeks/weeks.tsx';
import { describeChapters, describeMarked } from '../../words/describe-marks.ts';
import { describeWeeks } from '../../words/describe-weeks.ts';
import { joinSentences } from '../../words/join-sentences.ts';
import { useEventEdit } from '../event-edit-context.ts';
import { useProjection } from '../projection.tsx';
import { useResults } from '../results-context.ts';
import { addMarks, describeBands, listWeekPoints, listYearPoints } from './cursor-points.ts';
import { Outline } from './outline.tsx';

/** Whether a media query matches; `false` when prerendered. @example useMediaQuery('(pointer: coarse)') */
function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}

export interface DrawnWeeks {
  readonly by: WeeksBy;
  readonly chart: WeekChart;
  /** The chapters and moments; `null` if there are none. */
  readonly marks: Marks | null;
}

interface ExploredWeeksProps {
  readonly drawn: DrawnWeeks;
  /** The line at the end of life expectancy. */
  readonly line: { readonly figure: string; readonly sentence: string };
  readonly width: number;
  readonly scale: number;
}

/** The rings of the moments, and the names of the chapters if the dots show them. */
function useMarks({ by, chart: { geometry }, marks }: DrawnWeeks) {
  const { pitch, left, width, height, count, now, placeOf } = geometry;
  // A step of the slider leaves the weeks in their places, and so the rings and names.
  const places = JSON.stringify([
    pitch,
    left,
    width,
    height,
    count,
    now,
    marks?.moments.map(({ week }) => placeOf(week)),
  ]);
  return useMemo(() => {
    const rings = layOutMarks(geometry, marks?.moments ?? []);
    const chapters = (by === 'chapters' && marks?.chapters) || [];
    return { rings, names: placeNames({ geometry, chapters, rings, measure: measureName }) };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the geometry is another one at each step, the places are not
  }, [by, marks, places]);
}

/** Whether weeks can be tapped to edit what is there; `false` where nothing can be changed. */
const useCanEdit = ({ by }: DrawnWeeks): boolean =>
  useResults().onChangeEvents !== null && by !== 'activities';

/** Opens the chapter whose name is at a place, or the moment of a week, or adding one to it. */
function useEditEvent({ marks }: DrawnWeeks, names: readonly NameMark[]) {
  const { onEdit } = useEventEdit();
  return (week: number, place: Point | null) => {
    const name = place && findBox(names, place);
    if (name) return onEdit({ kind: 'chapters', id: name.chapter.id });
    const own = marks?.moments.find((placed) => placed.week === week);
    onEdit(own ? { kind: 'moments', id: own.moment.id } : { kind: 'moments', id: null, week });
  };
}

/** Says how to add a moment, by touch or otherwise; `undefined` where nothing can be changed. */
export function useHowToAdd(drawn: DrawnWeeks): string | undefined {
  const isTouched = useMediaQuery('(hover: none) and (pointer: coarse)');
  return useCanEdit(drawn) ? WEEKS[isTouched ? 'addByTap' : 'add'] : undefined;
}

/** The maximum distance from a dot's center, in pixels. The ages on the axis are further away from every dot. */
const NEAR = 12;

/**
 * Whether a position hits a week: it is close to the nearest dot, or on the ring of another week. False beside the
 * weeks, for example on the ages.
 */
function isOnWeek({ weekAt, placeOf }: WeekGeometry, week: number, { x, y }: Point): boolean {
  const nearest = weekAt({ x, y });
  const at = placeOf(nearest);
  return week !== nearest || (Math.abs(x - at.x) <= NEAR && Math.abs(y - at.y) <= NEAR);
}

/** The field of weeks with a cursor: over its weeks, or over its years where the dots show activities. */
export function ExploredWeeks({ drawn, line, width, scale }: ExploredWeeksProps) {
  const results = useResults();
  const { format, shown } = results;
  const projection = useProjection();
  const { by, chart, marks } = drawn;
  const { geometry, bands, paints, columnLabels } = chart;
  const { rings, names } = useMarks(drawn);
  const points =
    by === 'activities'
      ? listYearPoints(results, projection, geometry, bands)
      : listWeekPoints(results, projection, geometry);
  const { weeksOf, describe, ...moves } = marks
    ? addMarks(points, { by, marks, rings, geometry, format })
    : points;
  const marked = rings.reduce((sum, { weeks }) => sum + weeks.length, 0);
  const onActivate = useEditEvent(drawn, names);
  const cursor = useChartCursor<HTMLDivElement>({
    resetOn: shown.life,
    scale,
    ...moves,
    isOnPoint: (place) => isOnWeek(geometry, moves.pointAt(place), place),
    onActivate: useCanEdit(drawn) ? onActivate : undefined,
  });
  const [from, to] = cursor.shown === null ? [] : weeksOf(cursor.shown).map(geometry.placeOf);
  const description = cursor.shown === null ? null : describe(cursor.shown);
  const keys = WEEKS.keys[by === 'activities' ? by : 'time'];
  const sentences = [
    describeWeeks(format, projection),
    line.sentence,
    ...(by === 'activities' ? describeBands(format, projection, bands) : []),
    ...(by === 'chapters' && marks ? [describeChapters(format, marks.chapters)] : []),
    ...(marked > 0 ? [describeMarked(format, marked)] : []),
  ];
  return (
    <>
      <ChartCursor
        cursor={cursor}
        label={joinSentences(...sentences)}
        keys={joinSentences(keys, useHowToAdd(drawn))}
        width={width}
        scale={scale}
        point={
          description && from && to
            ? { at: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, ...description }
            : null
        }
      >
        <Weeks
          geometry={geometry}
          scale={scale}
          paints={paints}
          columnLabels={columnLabels}
          ageTitle={WEEKS.age}
          firstAge={WEEKS.yearOfAge(format, { age: 0 })}
          formatAge={format.number}
          endFigure={line.figure}
          marks={
            <>
              <NameMarks names={names} />
              <MomentMarks marks={rings} />
            </>
          }
        >
          {from && to && <Outline from={from} to={to} pitch={geometry.pitch} />}
        </Weeks>
      </ChartCursor>
    </>
  );
}
