import { POSTER, WEEKS } from '#words/results.ts';
import { type ActivityProjection, movedAge } from '../../life/life-projection.ts';
import { WEEKS_PER_YEAR } from '../../life/weeks.ts';
import type { Wrap } from '../../platform/wrap-text.ts';
import { layOutChart } from '../../weeks/chart.ts';
import { MomentMarks } from '../../weeks/moment-marks.tsx';
import { layOutMarks } from '../../weeks/moment-rings.ts';
import { WeekDot } from '../../weeks/week-dot.tsx';
import { Weeks } from '../../weeks/weeks.tsx';
import type { ListedMark } from '../../words/describe-marks.ts';
import { listMarks } from '../../words/describe-marks.ts';
import { listDots } from '../../words/describe-weeks.ts';
import { placeMarksList } from './marks-list.ts';
import { type Block, moveBlock } from './picture-block.ts';
import {
  INNER_WIDTH,
  LABEL,
  LIST_GAP,
  MARGIN,
  SIDE_X,
  TITLE,
  TITLE_ABOVE_COLUMNS,
  WEEKS_WIDTH,
} from './poster-grid.ts';
import type { PosterProps } from './poster-props.ts';

const WEEKS_HEIGHT = 880;
/** The least height of a year of the weeks: a longer life makes the picture taller. */
const LEAST_ROW = 7.5;
const LIST = {
  width: INNER_WIDTH,
  columns: 2,
  size: 15,
  looks: { name: 'chart-name', number: 'chart-number' },
} as const;
const KEY = { columns: 2, width: 190, row: 28, text: { x: 30, y: 15 } };

/** The weeks, with the rings of moments. */
export function placeWeeks(props: PosterProps, activities: readonly ActivityProjection[]): Block {
  const { projection, weeksBy, marks, format } = props;
  const height = Math.max(WEEKS_HEIGHT, (projection.weeks.total / WEEKS_PER_YEAR) * LEAST_ROW);
  const weeks = layOutChart({
    by: weeksBy,
    weeks: projection.weeks,
    room: { width: WEEKS_WIDTH, height },
    formatWeek: (week: number) => WEEKS.week({ position: format.number(week) }),
    activities,
    spans: projection.spans,
    chapters: marks?.chapters ?? [],
  });
  const rings = marks && <MomentMarks marks={layOutMarks(weeks.geometry, marks.moments)} />;
  const chart = (
    <Weeks
      {...weeks}
      ageTitle={WEEKS.age}
      formatAge={format.number}
      endFigure={format.number(projection.lifeExpectancy)}
      marks={rings}
    />
  );
  return {
    height: weeks.geometry.height,
    lines: [{ ...TITLE, text: WEEKS.title, x: MARGIN, y: -TITLE_ABOVE_COLUMNS }],
    charts: [{ key: 'weeks', x: MARGIN, y: 0, chart }],
  };
}

/** The key to the dots of the weeks. */
export function placeKey({ projection, format }: PosterProps): Block {
  const { exactAge, projectedAge, lifeExpectancy } = projection;
  const dots = listDots(format, {
    until: movedAge(projection),
    ahead: Math.max(exactAge, projectedAge) < lifeExpectancy,
  }).map((dot, index) => ({
    ...dot,
    x: SIDE_X + (index % KEY.columns) * KEY.width,
    y: Math.floor(index / KEY.columns) * KEY.row,
  }));
  return {
    height: 2 * KEY.row,
    lines: dots.map(({ text, x, y }) => ({ ...LABEL, text, x: x + KEY.text.x, y: y + KEY.text.y })),
    charts: dots.map(({ kind, x, y }) => ({ key: kind, x, y, chart: <WeekDot kind={kind} /> })),
  };
}

function titleMarks(listed: readonly ListedMark[]): string {
  const { moments, chapters, both } = POSTER.marks;
  if (listed.every(({ number }) => number === null)) return chapters;
  return listed.some(({ number }) => number === null) ? both : moments;
}

/** The list of chapters and moments; the chapters with their colors if the weeks have them. `null` if there are none. */
export function placeMarks({ weeksBy, marks, format }: PosterProps, wrap: Wrap): Block | null {
  const listed = marks ? listMarks(format, marks) : [];
  if (listed.length === 0) return null;
  const colored = weeksBy === 'chapters' ? listed : listed.map((mark) => ({ ...mark, color: null }));
  const list = moveBlock(placeMarksList(colored, { ...LIST, wrap }), { x: MARGIN, y: LIST_GAP });
  return { ...list, lines: [{ ...TITLE, text: titleMarks(listed), x: MARGIN, y: 0 }, ...list.lines] };
}
