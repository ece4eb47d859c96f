import type { ActivityProjection, LifeProjection } from '../../life/life-projection.ts';
import { percentageOfDay } from '../../life/time-spent.ts';
import { WEEKS_PER_YEAR } from '../../life/weeks.ts';
import { labelBands, labelRuns, measureGutter } from './activity-labels.ts';
import { activityPaint } from './paint.ts';
import { shareColumns } from './week-columns.ts';
import { layOutWeeks } from './week-geometry.ts';
import { pictureTime, type WeekPicture, type WeekPictureOptions } from './weeks-by-time.ts';

/** The dots show time (past or ahead), activities or chapters. */
export type WeeksBy = 'time' | 'activities' | 'chapters';

interface ActivityPictureOptions extends WeekPictureOptions {
  readonly activities: readonly ActivityProjection[];
  /** The spans of the life, each with the hours of `activities`. */
  readonly spans: LifeProjection['spans'];
  readonly by: Exclude<WeeksBy, 'chapters'>;
}

/** Measures every name as too wide for any label: activities have numbers. */
const withoutNames = () => Number.POSITIVE_INFINITY;

/** Every activity that takes time is a run of columns in each span of the life; labels say which is which. */
export function pictureWeeks(options: ActivityPictureOptions): WeekPicture {
  const { weeks, activities, spans, by, room, measureName = withoutNames } = options;
  if (by === 'time') return pictureTime(options);
  const bands = spans.map(({ from, hours }) => ({
    from,
    runs: shareColumns(hours.map(percentageOfDay), WEEKS_PER_YEAR),
  }));
  // With several bands, labels are among the dots.
  const isWhole = bands.length === 1;
  const layOut = (widthOf: (name: string) => number) => {
    const shown = activities.flatMap(({ name, percentage }, index) =>
      percentage > 0 ? [{ index, name, percentage, width: widthOf(name) }] : [],
    );
    const gutter = isWhole ? measureGutter(shown) : 0;
    return { shown, geometry: layOutWeeks(weeks, bands, { ...room, gutter }) };
  };
  const named = layOut(measureName);
  // If names leave too little room for the years, they are replaced by numbers.
  const { shown, geometry } = named.geometry.width > room.width ? layOut(withoutNames) : named;
  return {
    geometry,
    bands,
    paints: activities.map(({ color }) => {
      const paint = activityPaint(color);
      return { lived: paint, between: paint, ahead: paint };
    }),
    ...(isWhole ? labelRuns(geometry, shown) : labelBands(geometry, bands, shown)),
  };
}
