import { type ComponentType, useMemo } from 'react';
import { ROW } from '#words/form.ts';
import { MARKS, WEEKS } from '#words/results.ts';
import type { Marks } from '../../life/place-events.ts';
import { useFormat } from '../../platform/locale.ts';
import type { Coloring } from '../../results/colorings/coloring.ts';
import { useEventEdit } from '../../results/event-edit-context.ts';
import { useLife } from '../../results/results-context.ts';
import { useProjection } from '../../results/slider.tsx';
import { ChartCursor } from '../../ui/chart-cursor.tsx';
import { findBox } from '../../weeks/boxes.ts';
import { layOutLine, measureName, type NameMark, placeNames } from '../../weeks/chapter-names.ts';
import type { WeekGeometry } from '../../weeks/geometry.ts';
import type { Box, Point } from '../../weeks/grid.ts';
import type { WeekLayout } from '../../weeks/layout.ts';
import { layOutMarks } from '../../weeks/moment-rings.ts';
import type { SuggestionRoom } from '../../weeks/place-suggestions.ts';
import { WeekScene } from '../../weeks/week-scene.tsx';
import { joinSentences } from '../../words/join-sentences.ts';
import { describeYears, listPoints } from './cursor-points.ts';
import { describeChapters, describeWeeks } from './describe-weeks.ts';

interface DrawnWeeks {
  readonly coloring: Coloring;
  readonly layout: WeekLayout;
  /** `null` for a life without chapters and moments. */
  readonly marks: Marks | null;
}

interface ExploredWeeksProps extends DrawnWeeks {
  /** Whether weeks can be tapped to edit what is there. */
  readonly canEdit: boolean;
  readonly line: { readonly figure: string; readonly sentence: string };
  readonly width: number;
  readonly scale: number;
  readonly Suggestions: ComponentType<SuggestionRoom>;
}

/** With the rings of the moments, and the names of the chapters: above horizontal weeks, otherwise among them. */
function useMarks(
  { coloring: { divided, chapters }, layout: { geometry, labels }, marks }: DrawnWeeks,
  endFigure: string,
) {
  return useMemo(() => {
    // An activity has no single week: no moment is within one.
    const rings = divided ? [] : layOutMarks(geometry, marks?.moments ?? []);
    const { isHorizontal, end } = geometry;
    const line = isHorizontal ? layOutLine(geometry, chapters, measureName) : [];
    const names = isHorizontal ? [] : placeNames({ geometry, chapters, rings, measure: measureName });
    return {
      labels,
      end: end && { path: end.path, figure: { ...end.label, text: endFigure } },
      rings,
      line,
      names,
      /** All of these that cover weeks. */
      boxes: [...line, ...names, ...rings],
    };
  }, [divided, chapters, geometry, labels, endFigure, marks]);
}

/** Opens the chapter whose name is at a position, or the moment of a week, or adding one to it. */
function useEditEvent(
  { marks, layout: { geometry } }: DrawnWeeks,
  names: readonly (Box & Pick<NameMark, 'chapter'>)[],
) {
  const { onEdit } = useEventEdit();
  return (week: number, position: Point | null) => {
    const name = position && findBox(names, position);
    if (name) return onEdit({ kind: 'chapters', id: name.chapter.id });
    if (position && !isOnWeek(geometry, week, position)) return;
    const own = marks?.moments.find((placed) => placed.week === week);
    onEdit(own ? { kind: 'moments', id: own.moment.id } : { kind: 'moments', id: null, week });
  };
}

/** Says how to add a moment or, by touch, to read a week, which offers that. */
export const explainAdding = (): string =>
  WEEKS[matchMedia('(hover: none) and (pointer: coarse)').matches ? 'readByTap' : 'add'];

/** The maximum distance from a dot's center, in pixels. The ages on the axis are further away from every dot. */
const HIT_DISTANCE = 12;

/**
 * Whether a position hits a week: it is close to the nearest dot, or on the ring of another week. False beside the
 * weeks, for example on the ages.
 */
function isOnWeek({ weekAt, positionOf }: WeekGeometry, week: number, { x, y }: Point): boolean {
  const nearest = weekAt({ x, y });
  const at = positionOf(nearest);
  return week !== nearest || (Math.abs(x - at.x) <= HIT_DISTANCE && Math.abs(y - at.y) <= HIT_DISTANCE);
}

/** The field of weeks with a cursor: over its weeks, or over its years where the dots show activities. */
export function ExploredWeeks({ canEdit, line, width, scale, Suggestions, ...drawn }: ExploredWeeksProps) {
  const { life, dates } = useLife().shown;
  const format = useFormat();
  const projection = useProjection();
  const { coloring, layout } = drawn;
  const { divided, chapters, key, headline, caption } = coloring;
  const { geometry } = layout;
  const marks = useMarks(drawn, line.figure);
  const { rings } = marks;
  const { endsOf, ...points } = listPoints(format, {
    ...drawn,
    geometry,
    projection,
    rings,
    birthdate: dates?.birthdate ?? null,
  });
  const marked = rings.reduce((sum, { weeks }) => sum + weeks.length, 0);
  const names = [...marks.line, ...marks.names];
  const onActivate = useEditEvent(drawn, names);
  const keys = WEEKS.keys[divided ? 'activities' : 'time'];
  const sentences = [
    describeWeeks(format, projection),
    line.sentence,
    headline,
    ...(key ?? []).map(({ text }) => ROW.sentence({ items: text })),
    caption,
    ...(divided ? describeYears(format, projection, divided.bands) : []),
    chapters.length > 0 && describeChapters(format, chapters),
    marked > 0 && MARKS.marked(format, { count: marked }),
  ];
  return (
    <>
      <ChartCursor
        label={joinSentences(...sentences)}
        keys={joinSentences(keys, canEdit && explainAdding())}
        width={width}
        scale={scale}
        resetOn={life}
        {...points}
        onActivate={canEdit ? onActivate : undefined}
        isTarget={(position) => findBox(names, position) !== undefined}
      >
        {(point) => (
          <WeekScene
            geometry={geometry}
            parts={coloring.parts}
            weeks={projection.weeks}
            marks={marks}
            scale={scale}
          >
            {point !== null && <Outline ends={endsOf(point)} unit={geometry.unit} />}
          </WeekScene>
        )}
      </ChartCursor>
      <Suggestions geometry={geometry} taken={marks.boxes} scale={scale} />
    </>
  );
}

/** A line around the weeks at the cursor: a ring around one, a rounded box around a year. */
function Outline({ ends: [from, to], unit }: { ends: readonly [Point, Point]; unit: number }) {
  const radius = unit * 0.9 + 1;
  const box = {
    x: from.x - radius,
    y: from.y - radius,
    width: to.x - from.x + 2 * radius,
    height: to.y - from.y + 2 * radius,
    rx: radius,
    fill: 'none',
  };
  return (
    <>
      {/* Sets it off from the dots around it. */}
      <rect {...box} stroke="var(--ground)" strokeWidth={5} />
      <rect {...box} stroke="var(--ink)" strokeWidth={1.5} />
    </>
  );
}
