import { WEEKS } from '#words/results.ts';
import type { LifeProjection } from '../../life/life-projection.ts';
import { ageInWeek, WEEKS_PER_YEAR } from '../../life/weeks.ts';
import { measureText } from '../../platform/measure-text.ts';
import type { CursorPoints } from '../../ui/charts/cursor-points.ts';
import { type Band, bandOf } from '../../ui/charts/week-bands.ts';
import type { WeekGeometry } from '../../ui/charts/week-geometry.ts';
import { pictureWeeks } from '../../ui/charts/week-picture.ts';
import type { WeekPicture, WeekPictureOptions } from '../../ui/charts/weeks-by-time.ts';
import type { ResultsModel } from '../results-context.ts';
import { describeYear } from './describe-year.ts';
import { createSteps } from './week-points.ts';

/** The font of `.chart-label`. */
const LABEL_FONT = '14px var(--sans)';

/** The width of a name among the dots, in pixels. */
const measureName = (name: string): number => measureText(name, LABEL_FONT);

/** Dots that show activities. */
export const pictureActivities = (
  { activities, spans }: LifeProjection,
  options: WeekPictureOptions,
): WeekPicture => pictureWeeks({ ...options, activities, spans, by: 'activities', measureName });

/** Describes the shares of a year. Single weeks have none: nobody has entered what happens in a single week. */
export function listYearPoints(
  { format }: ResultsModel,
  projection: LifeProjection,
  { isHorizontal, count, weekAt }: WeekGeometry,
  bands: readonly Band[],
): CursorPoints {
  const years = Math.ceil(count / WEEKS_PER_YEAR);
  const texts = describeBands(format, projection, bands);
  return {
    count: years,
    start: Math.min(projection.age, years - 1),
    pointAt: (place) => ageInWeek(weekAt(place)),
    stepByKey: createSteps(isHorizontal, 1, 1),
    weeksOf: (year) => [year * WEEKS_PER_YEAR, Math.min(count, (year + 1) * WEEKS_PER_YEAR) - 1],
    describe: (year) => ({
      title: WEEKS.yearOfAge(format, { age: year }),
      text: texts[bandOf(bands, year)] ?? '',
    }),
  };
}

/** Divides the weeks of a year among activities, in each band of the life. */
export function describeBands(
  format: ResultsModel['format'],
  { activities, spans }: LifeProjection,
  bands: readonly Band[],
): string[] {
  return bands.map(({ runs }, band) => {
    const shares = runs.map(({ from, to }, index) => ({
      name: activities[index]?.name ?? '',
      weeks: to - from,
    }));
    return describeYear(format, shares, bands.length > 1 ? spans[band] : undefined);
  });
}
