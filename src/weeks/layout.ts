import { WEEKS } from '#words/results.ts';
import type { ActivityProjection } from '../life/life-projection.ts';
import { WEEKS_PER_YEAR } from '../life/weeks.ts';
import type { Format } from '../words/format.ts';
import { LABEL_BASELINE, labelActivities, measureGutter } from './activity-labels.ts';
import { type Label, layOutWeeks, type Room, type WeekGeometry, type Weeks } from './geometry.ts';
import { type Band, WHOLE_YEAR } from './grid.ts';

/** How each year divides among the activities. */
export interface DividedYears {
  /** With a run of columns for each activity. */
  readonly bands: readonly Band[];
  readonly activities: readonly Pick<ActivityProjection, 'name' | 'percentage'>[];
}

interface LayoutOptions {
  readonly weeks: Weeks;
  readonly room: Room;
  /** `null` where a dot is one week of the life, and no column belongs to an activity. */
  readonly divided: DividedYears | null;
  readonly format: Format;
  /** The width of a name as a label, in pixels. Without it, activities have numbers. */
  readonly measureName?: (name: string) => number;
}

/** Where the weeks of a life are, with their labels. A step of the slider leaves it as it is. */
export interface WeekLayout {
  readonly geometry: WeekGeometry;
  readonly labels: readonly Label[];
  /** The activities, counted from 0, whose columns are labeled with their number. */
  readonly numbered: readonly number[];
}

/**
 * The greatest average width of a letter in the axis's name, and the space after it, in pixels. Chinese characters take
 * more, but two of them are narrower than the column of the ages, beside which the labels begin.
 */
const LETTER = 8;
const TITLE_GAP = 8;

/** The labels of the columns, and the ages with the name of their axis. */
function listLabels({ isHorizontal, ticks }: WeekGeometry, columns: readonly Label[], format: Format) {
  const ages = ticks.map((tick) => ({
    ...tick,
    text: isHorizontal && tick.age === 0 ? WEEKS.yearOfAge(format, { age: 0 }) : format.number(tick.age),
  }));
  if (isHorizontal) return [...columns, ...ages];
  const title = { x: 0, y: LABEL_BASELINE, text: WEEKS.age, anchor: 'start' } as const;
  // The name may be wider than the ages below it.
  const titleEnd = WEEKS.age.length * LETTER + TITLE_GAP;
  const clear = columns.map((label) =>
    label.anchor === 'start' ? { ...label, x: Math.max(label.x, titleEnd) } : label,
  );
  return [title, ...clear, ...ages];
}

/** The first and the last week of a year, above the columns of a vertical chart. */
function labelWeeks({ isHorizontal, left, width }: WeekGeometry, format: Format): Label[] {
  if (isHorizontal) return [];
  const name = (week: number) => WEEKS.week({ position: format.number(week) });
  return [
    { x: left, y: LABEL_BASELINE, text: name(1), anchor: 'start' },
    { x: width, y: LABEL_BASELINE, text: name(WEEKS_PER_YEAR), anchor: 'end' },
  ];
}

/** The largest error of a width by rounding, in pixels. */
const ROUNDING = 0.001;

/** Measures every name as too wide for any label: activities have numbers. */
const withoutNames = () => Number.POSITIVE_INFINITY;

/** Lays out the weeks of a life. Where activities divide its years, labels say which column is whose. */
export function layOutLife(options: LayoutOptions): WeekLayout {
  const { weeks, room, divided, format } = options;
  if (divided) {
    const { geometry, columns, numbered } = layOutActivities(options, divided);
    return { geometry, numbered, labels: listLabels(geometry, columns, format) };
  }
  const geometry = layOutWeeks(weeks, WHOLE_YEAR, room);
  return { geometry, numbered: [], labels: listLabels(geometry, labelWeeks(geometry, format), format) };
}

/** Every activity that takes time is a run of columns in each span of the life. */
function layOutActivities(
  { weeks, room, measureName = withoutNames }: LayoutOptions,
  { bands, activities }: DividedYears,
) {
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
  return { geometry, ...labelActivities(geometry, bands, shown) };
}
