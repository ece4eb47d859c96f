import { useCallback } from 'react';
import { WEEK_MESSAGES } from '#messages/week-messages.ts';
import type { WeekGeometry } from '../../../charts/week-geometry.ts';
import { Weeks } from '../../../charts/weeks.tsx';
import { describeWeeks } from '../../../content/describe-weeks.ts';
import { joinSentences } from '../../../content/join-sentences.ts';
import type { LifeProjection } from '../../../life/life-projection.ts';
import { ChartCursor } from '../../../ui/chart-cursor.tsx';
import { useChartCursor } from '../../../ui/use-chart-cursor.ts';
import { useEntryEdit } from '../entries/entry-edit-context.ts';
import { useProjection } from '../projection-context.ts';
import { useResults } from '../results-context.ts';
import type { DrawnWeeks } from './use-week-picture.ts';
import type { CursorPoints } from './week-points.ts';

interface ExploredWeeksProps {
  readonly drawn: DrawnWeeks;
  /** The line at the end of life expectancy. */
  readonly line: { readonly figure: string; readonly sentence: string };
  readonly width: number;
  readonly scale: number;
}

/** The points of the cursor while what describes them is not loaded: weeks without words. */
const listBarePoints = ({ count, weekAt }: WeekGeometry, { weeks }: LifeProjection): CursorPoints => ({
  count,
  start: Math.min(weeks.now, count - 1),
  pointAt: weekAt,
  stepByKey: {},
  weeksOf: (week) => [week, week],
  describe: () => null,
});

/** The points of the cursor, weeks or years, and what chapters and moments add to the picture. */
function usePoints({ by, details, picture: { geometry, bands }, code, marks }: DrawnWeeks) {
  const results = useResults();
  const projection = useProjection();
  const list = () => {
    if (!details) return listBarePoints(geometry, projection);
    return by === 'activities'
      ? details.listYearPoints(results, projection, geometry, bands)
      : details.listWeekPoints(results, projection, geometry);
  };
  const points = list();
  return (
    (marks && code?.markWeeks({ marks, geometry, points, by, format: results.format })) ?? {
      points,
      words: [],
      rings: null,
    }
  );
}

/** Opens the moment of a week, or adding one to it; `undefined` where nothing can be changed. */
export function useEditMoment({ by, marks }: DrawnWeeks) {
  const { onChangeEntries } = useResults();
  const { onEdit } = useEntryEdit();
  const open = useCallback(
    (week: number) => {
      const own = marks?.moments.find((placed) => placed.week === week);
      onEdit(own ? { kind: 'moment', id: own.moment.id } : { kind: 'moment', id: null, week });
    },
    [onEdit, marks],
  );
  return onChangeEntries && by !== 'activities' ? open : undefined;
}

/** The field of weeks with a cursor: over its weeks, or over its years where the dots show activities. */
export function ExploredWeeks({ drawn, line, width, scale }: ExploredWeeksProps) {
  const { format, shown } = useResults();
  const projection = useProjection();
  const { by, details, picture } = drawn;
  const { geometry, bands, paints, heads } = picture;
  const { points, words, rings } = usePoints(drawn);
  const { weeksOf, describe, ...moves } = points;
  const onActivate = useEditMoment(drawn);
  const cursor = useChartCursor<HTMLDivElement>({ resetOn: shown.life, scale, ...moves, onActivate });
  const weeks = cursor.shown === null ? null : weeksOf(cursor.shown);
  const [from, to] = weeks ? weeks.map(geometry.placeOf) : [];
  const description = cursor.shown === null ? null : describe(cursor.shown);
  const keys = WEEK_MESSAGES.keys[by === 'activities' ? by : 'time'];
  const sentences = [
    describeWeeks(format, projection),
    line.sentence,
    ...((by === 'activities' && details?.describeBands(format, projection, bands)) || []),
    ...words,
  ];
  return (
    <ChartCursor
      cursor={cursor}
      label={joinSentences(...sentences)}
      keys={joinSentences(keys, onActivate && WEEK_MESSAGES.add)}
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
        heads={heads}
        ageTitle={WEEK_MESSAGES.age}
        firstAge={WEEK_MESSAGES.yearOfAge(format, 0)}
        formatAge={format.number}
        endFigure={line.figure}
        marks={rings}
      >
        {details && from && to && <details.Outline from={from} to={to} pitch={geometry.pitch} />}
      </Weeks>
    </ChartCursor>
  );
}
