import { WEEKS } from '#words/results.ts';
import type { CalendarDate } from '../../life/calendar-date.ts';
import type { LifeProjection } from '../../life/life-projection.ts';
import type { Marks } from '../../life/place-events.ts';
import { ageInWeek, WEEKS_PER_YEAR } from '../../life/weeks.ts';
import { datesOfWeek } from '../../life/weeks-of-life.ts';
import type { WeeksBy } from '../../weeks/chart.ts';
import { type Band, bandOf } from '../../weeks/columns.ts';
import type { WeekGeometry } from '../../weeks/geometry.ts';
import { DECADE, type Point } from '../../weeks/grid.ts';
import { type MomentMark, weekAtMark } from '../../weeks/moment-rings.ts';
import { describeMarkedWeek, describeMarkedYear } from '../../words/describe-marks.ts';
import type { Format } from '../../words/format.ts';
import type { ResultsModel } from '../results-context.ts';
import { describeYear } from './describe-year.ts';

/** The points of the chart that its cursor moves over: weeks, or years where the dots show activities. */
interface CursorPoints {
  readonly count: number;
  readonly start: number;
  readonly pointAt: (place: Point) => number;
  /** The keys, in points. */
  readonly stepByKey: Readonly<Record<string, number>>;
  /** The weeks of a point, from the first to the last. */
  readonly weeksOf: (point: number) => readonly [number, number];
  readonly describe: (point: number) => { readonly title: string; readonly text: string };
}

/** The arrow keys follow the chart: a year is a row, or a column in a horizontal chart. */
function createSteps(isHorizontal: boolean, week: number, year: number) {
  const [across, down] = isHorizontal ? [year, week] : [week, year];
  return {
    ArrowLeft: -across,
    ArrowRight: across,
    ArrowUp: -down,
    ArrowDown: down,
    PageUp: -DECADE * year,
    PageDown: DECADE * year,
  };
}

interface DescribedWeek {
  readonly week: number;
  /** The present week. */
  readonly now: number;
  /** `null` if it is unknown. */
  readonly birthdate: CalendarDate | null;
}

/** Describes one week. */
export function describeWeek(
  format: Format,
  { week, now, birthdate }: DescribedWeek,
): { readonly title: string; readonly text: string } {
  const state = WEEKS.states[week === now ? 'now' : week < now ? 'lived' : 'ahead'];
  const dates = birthdate && datesOfWeek(birthdate, week);
  return {
    title: WEEKS.weekOfAge(format, { age: ageInWeek(week), week: (week % WEEKS_PER_YEAR) + 1 }),
    text: dates ? WEEKS.datedState({ dates: format.dateRange(dates.from, dates.to), state }) : state,
  };
}

/** Single weeks. No activity is named: nobody has entered what happens in a single week. */
export function listWeekPoints(
  { shown, format }: ResultsModel,
  { weeks }: LifeProjection,
  { isHorizontal, count, weekAt }: WeekGeometry,
): CursorPoints {
  const birthdate = shown.dates?.birthdate ?? null;
  return {
    count,
    start: Math.min(weeks.now, count - 1),
    pointAt: weekAt,
    stepByKey: createSteps(isHorizontal, 1, WEEKS_PER_YEAR),
    weeksOf: (week) => [week, week],
    describe: (week) => describeWeek(format, { week, now: weeks.now, birthdate }),
  };
}

/** Years, with how their weeks divide among the activities. */
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
  format: Format,
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

interface MarksToAdd {
  readonly by: WeeksBy;
  readonly marks: Marks;
  readonly rings: readonly MomentMark[];
  readonly geometry: WeekGeometry;
  readonly format: Format;
}

/** The weeks at a ring are those of its moments, and each point says its chapter and its moments. */
export function addMarks(
  points: CursorPoints,
  { by, marks: { chapters, moments }, rings, geometry, format }: MarksToAdd,
): CursorPoints {
  return {
    ...points,
    pointAt: (place) => points.pointAt(geometry.placeOf(weekAtMark(rings, geometry, place))),
    describe: (point) => {
      const { title, text } = points.describe(point);
      const [first, last] = points.weeksOf(point);
      const within = moments.filter(({ week }) => week >= first && week <= last);
      if (by === 'activities') return { title, text: describeMarkedYear(format, { text, moments: within }) };
      const chapter = chapters.find(({ from, until }) => first >= from && first < until) ?? null;
      return { title, text: describeMarkedWeek(format, { text, chapter, moments: within }) };
    },
  };
}
