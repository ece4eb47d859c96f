import { useCallback } from 'react';
import type { Point } from '../../../charts/week-geometry.ts';
import { Weeks } from '../../../charts/weeks.tsx';
import { describeWeeks, WEEK_MESSAGES } from '../../../content/week-messages.ts';
import { ChartCursor } from '../../../ui/chart-cursor.tsx';
import { useChartCursor } from '../../../ui/use-chart-cursor.ts';
import { useEntryEdit } from '../entries/entry-edit-context.ts';
import { useProjection } from '../projection-context.ts';
import { useResults } from '../results-context.ts';
import type { DrawnWeeks } from './use-week-picture.ts';
import { listWeekPoints } from './week-points.ts';

interface ExploredWeeksProps {
  readonly drawn: DrawnWeeks;
  /** The line at the end of life expectancy. */
  readonly line: { readonly figure: string; readonly sentence: string };
  readonly width: number;
  readonly scale: number;
}

/** The points of the cursor, weeks or years, and what chapters and moments add to the picture. */
function usePoints({ by, byActivity, picture: { geometry, bands }, code, marks }: DrawnWeeks) {
  const results = useResults();
  const projection = useProjection();
  const points =
    byActivity?.listYearPoints(results, projection, geometry, bands) ??
    listWeekPoints(results, projection, geometry);
  return (
    (marks && code?.markWeeks({ marks, geometry, points, by, format: results.format })) ?? {
      points,
      words: [],
      rings: null,
    }
  );
}

/** Opens adding a moment to a week; `undefined` where nothing can be added. */
export function useAddMoment(by: DrawnWeeks['by']) {
  const { onChangeEntries } = useResults();
  const { onEdit } = useEntryEdit();
  const add = useCallback((week: number) => onEdit({ kind: 'moment', id: null, week }), [onEdit]);
  return onChangeEntries && by !== 'activities' ? add : undefined;
}

/** The field of weeks with a cursor: over its weeks, or over its years where the dots show activities. */
export function ExploredWeeks({ drawn, line, width, scale }: ExploredWeeksProps) {
  const { format, shown } = useResults();
  const projection = useProjection();
  const { by, byActivity, picture } = drawn;
  const { geometry, bands, paints, heads } = picture;
  const { points, words, rings } = usePoints(drawn);
  const { weeksOf, describe, ...moves } = points;
  const onActivate = useAddMoment(by);
  const cursor = useChartCursor<HTMLDivElement>({ resetOn: shown.life, scale, ...moves, onActivate });
  const weeks = cursor.shown === null ? null : weeksOf(cursor.shown);
  const [from, to] = weeks ? weeks.map(geometry.placeOf) : [];
  const keys = WEEK_MESSAGES.keys[by === 'activities' ? by : 'time'];
  const parts = [
    describeWeeks(format, projection),
    line.sentence,
    ...(byActivity?.describeBands(format, projection, bands) ?? []),
    ...words,
  ];
  return (
    <ChartCursor
      cursor={cursor}
      label={parts.join(' ')}
      keys={onActivate ? `${keys} ${WEEK_MESSAGES.add}` : keys}
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
        marks={rings}
      >
        {from && to && <Outline from={from} to={to} pitch={geometry.pitch} />}
      </Weeks>
    </ChartCursor>
  );
}

interface OutlineProps {
  readonly from: Point;
  readonly to: Point;
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
