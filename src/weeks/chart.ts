import { percentageOfDay } from '../life/activity.ts';
import type { ColorName } from '../life/colors.ts';
import type { ActivityProjection, LifeProjection } from '../life/life-projection.ts';
import type { PlacedChapter } from '../life/place-events.ts';
import { WEEKS_PER_YEAR } from '../life/weeks.ts';
import { activityPaint, type Tone } from '../ui/charts/paint.ts';
import { type ColumnLabel, LABEL_BASELINE, labelActivities, measureGutter } from './activity-labels.ts';
import { DOT_SIZE, type DotLook, divideByChapters, listParts, type WeekPart } from './dots.ts';
import { layOutWeeks, type Room, type WeekGeometry, type Weeks } from './geometry.ts';
import { type Band, shareColumns, WHOLE_YEAR } from './grid.ts';

/** The dots show time (past or ahead), activities or chapters. */
export type WeeksBy = 'time' | 'activities' | 'chapters';

interface ChartOptions {
  readonly by: WeeksBy;
  readonly weeks: Weeks;
  readonly room: Room;
  /** Formats the label of a column. @param week of the year, from 1 */
  readonly formatWeek: (week: number) => string;
  readonly activities: readonly ActivityProjection[];
  /** The spans of the life, each with the hours of `activities`. */
  readonly spans: LifeProjection['spans'];
  /** In the order of time, without overlap. */
  readonly chapters: readonly PlacedChapter[];
  /** The width of a name as a label, in pixels. Without it, activities have numbers. */
  readonly measureName?: (name: string) => number;
}

export type Paint = Readonly<Record<Tone, string>>;
export type Look = Readonly<Record<Tone, DotLook>>;

export interface WeekChart {
  readonly geometry: WeekGeometry;
  /** In each band, a run of columns for each activity, or a single run if the dots do not show activities. */
  readonly bands: readonly Band[];
  /** The weeks of each look. */
  readonly parts: readonly WeekPart[];
  readonly looks: readonly Look[];
  readonly columnLabels: readonly ColumnLabel[];
  /** The activities, counted from 0, whose columns are labeled with their number. */
  readonly numbered: readonly number[];
}

const TIME_PAINT: Paint = { lived: 'var(--ink)', between: 'var(--ink)', ahead: 'var(--soft)' };

function paintWith(color: ColorName | null): Paint {
  const paint = activityPaint(color);
  return { lived: paint, between: paint, ahead: paint };
}

/** Dots of a paint, of the size of their tone; open where the slider has passed. */
const lookOf = ({ lived, between, ahead }: Paint): Look => ({
  lived: { paint: lived, size: DOT_SIZE.lived },
  between: { paint: between, size: DOT_SIZE.between, isOpen: true },
  ahead: { paint: ahead, size: DOT_SIZE.ahead },
});

/** The paints of `divideByChapters`: weeks in no chapter show time. */
export const paintChapters = (
  chapters: readonly Pick<PlacedChapter, 'chapter'>[],
  time = TIME_PAINT,
): Paint[] => [time, ...chapters.map(({ chapter }) => paintWith(chapter.color))];

/** The largest error of a width by rounding, in pixels. */
const ROUNDING = 0.001;

/** Measures every name as too wide for any label: activities have numbers. */
const withoutNames = () => Number.POSITIVE_INFINITY;

/** The chart of a life in weeks, as the visitor chose to see it. */
export function layOutChart(options: ChartOptions): WeekChart {
  const { by, weeks, room, formatWeek } = options;
  if (by === 'activities') return layOutActivities(options);
  const chapters = by === 'chapters' ? options.chapters : [];
  const geometry = layOutWeeks(weeks, WHOLE_YEAR, room);
  const { isHorizontal, left, width } = geometry;
  return {
    geometry,
    bands: WHOLE_YEAR,
    parts: divideByChapters(chapters),
    looks: paintChapters(chapters).map(lookOf),
    columnLabels: isHorizontal
      ? []
      : [
          { x: left, y: LABEL_BASELINE, text: formatWeek(1), anchor: 'start' },
          { x: width, y: LABEL_BASELINE, text: formatWeek(WEEKS_PER_YEAR), anchor: 'end' },
        ],
    numbered: [],
  };
}

/** Every activity that takes time is a run of columns in each span of the life; labels say which is which. */
function layOutActivities({
  weeks,
  room,
  activities,
  spans,
  measureName = withoutNames,
}: ChartOptions): WeekChart {
  const bands = spans.map(({ from, hours }) => ({
    from,
    runs: shareColumns(hours.map(percentageOfDay)),
  }));
  const layOut = (widthOf: (name: string) => number) => {
    const shown = activities.flatMap(({ name, percentage }, index) =>
      percentage > 0 ? [{ index, name, percentage, width: widthOf(name) }] : [],
    );
    // With several bands, labels are among the dots.
    const gutter = bands.length > 1 ? 0 : measureGutter(shown);
    return { shown, geometry: layOutWeeks(weeks, bands, { ...room, gutter }) };
  };
  const named = layOut(measureName);
  // If names leave too little room for the years, they are replaced by numbers.
  const isTooWide = named.geometry.width > room.width + ROUNDING;
  const { shown, geometry } = isTooWide ? layOut(withoutNames) : named;
  return {
    geometry,
    bands,
    parts: listParts(bands),
    looks: activities.map(({ color }) => lookOf(paintWith(color))),
    ...labelActivities(geometry, bands, shown),
  };
}
