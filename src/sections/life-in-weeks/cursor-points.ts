import { LANGUAGE, ROW } from '#words/form.ts';
import { ENTRY_LIST, MOMENTS, WEEKS, YEAR } from '#words/results.ts';
import type { CalendarDate } from '../../life/calendar-date.ts';
import type { LifeProjection } from '../../life/life-projection.ts';
import { findInWeek, type Marks } from '../../life/place-events.ts';
import { ageInWeek, datesOfWeek, WEEKS_PER_YEAR } from '../../life/weeks.ts';
import type { Coloring } from '../../results/colorings/coloring.ts';
import type { WeekGeometry } from '../../weeks/geometry.ts';
import { type Band, bandOf, DECADE, type Point } from '../../weeks/grid.ts';
import { type MomentMark, weekAtMark } from '../../weeks/moment-rings.ts';
import type { Format } from '../../words/format.ts';
import { isolateName } from '../../words/isolate-name.ts';
import { describeMarkedWeek, describeMarkedYear } from './describe-weeks.ts';

interface PointsOptions {
  readonly coloring: Coloring;
  readonly geometry: WeekGeometry;
  /** `null` if it is unknown, as in a shared link. */
  readonly birthdate: CalendarDate | null;
  /** `null` for a life without chapters and moments. */
  readonly marks: Marks | null;
  readonly projection: LifeProjection;
  readonly rings: readonly MomentMark[];
}

/**
 * The points that the chart's cursor moves over: weeks, or years where the dots show activities. No single week names an
 * activity: nobody has entered what happens in it. The weeks at a ring are those of its moments.
 */
export function listPoints(
  format: Format,
  { coloring, geometry, projection, birthdate, marks, rings }: PointsOptions,
) {
  const { count, positionOf } = geometry;
  const { now } = projection.weeks;
  const bands = coloring.divided?.bands;
  const years = bands ? describeYears(format, projection, bands) : [];
  const weeksOfPoint = bands ? WEEKS_PER_YEAR : 1;
  const pointOf = (week: number) => Math.floor(week / weeksOfPoint);
  /** The weeks of a point, from the first to the last. */
  const weeksOf = (point: number): readonly [number, number] => [
    point * weeksOfPoint,
    Math.min(count, (point + 1) * weeksOfPoint) - 1,
  ];
  const describePoint = (point: number) => {
    const [first, last] = weeksOf(point);
    const moments = (marks?.moments ?? []).filter(({ week }) => week >= first && week <= last);
    if (bands)
      return {
        title: WEEKS.yearOfAge(format, { age: point }),
        text: describeMarkedYear(format, years[bandOf(bands, point)] ?? '', moments),
      };
    const { title, text } = describeWeek(format, { week: point, now, birthdate });
    const chapter = findInWeek(marks?.chapters ?? [], first);
    const [own] = moments;
    return {
      title,
      text: describeMarkedWeek(format, [text, coloring.describe(point)], chapter, moments),
      action: own ? ENTRY_LIST.editLabel({ name: isolateName(own.moment.text) }) : MOMENTS.adding,
    };
  };
  /** The positions of the first and the last week of a point. */
  const endsOf = (point: number): readonly [Point, Point] => {
    const [first, last] = weeksOf(point);
    return [positionOf(first), positionOf(last)];
  };
  return {
    endsOf,
    count: Math.ceil(count / weeksOfPoint),
    start: pointOf(Math.min(now, count - 1)),
    pointAt: (position: Point) => pointOf(weekAtMark(rings, geometry, position)),
    stepByKey: createSteps(geometry.isHorizontal, WEEKS_PER_YEAR / weeksOfPoint),
    describe: (point: number) => {
      const [from, to] = endsOf(point);
      return { at: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, ...describePoint(point) };
    },
  };
}

/** The points that each key moves by. The arrow keys follow the chart: a year is a row, or a column if it is horizontal. */
function createSteps(isHorizontal: boolean, year: number) {
  const [across, down] = isHorizontal ? [year, 1] : [1, year];
  return {
    ArrowLeft: -across,
    ArrowRight: across,
    ArrowUp: -down,
    ArrowDown: down,
    PageUp: -DECADE * year,
    PageDown: DECADE * year,
  };
}

/** Describes one week. @param now the present week @param birthdate `null` if it is unknown */
export function describeWeek(
  format: Format,
  { week, now, birthdate }: { week: number; now: number; birthdate: CalendarDate | null },
) {
  const state = WEEKS.states[week === now ? 'now' : week < now ? 'lived' : 'ahead'];
  const dates = birthdate && datesOfWeek(birthdate, week);
  return {
    title: WEEKS.weekOfAge(format, { age: ageInWeek(week), week: (week % WEEKS_PER_YEAR) + 1 }),
    text: dates ? ROW.beside({ one: format.dateRange(dates.from, dates.to), other: state }) : state,
  };
}

/**
 * Describes how a year divides among the activities: in all years alike, or in each band of the life. Equal hours are equally
 * many weeks, also where the 52 columns of a year cannot be divided so.
 */
export function describeYears(
  format: Format,
  { activities, spans }: Pick<LifeProjection, 'activities' | 'spans'>,
  bands: readonly Band[],
): string[] {
  return bands.map(({ runs }, band) => {
    const hours = spans[band]?.hours ?? [];
    const parts = activities
      .map(({ name }, index) => {
        const equal = runs.filter((_, other) => hours[other] === hours[index]);
        return { weeks: Math.min(...equal.map(({ from, to }) => to - from)), name: isolateName(name) };
      })
      .filter(({ weeks }) => weeks > 0)
      .map((share, index) => YEAR[index === 0 ? 'first' : 'other'](format, share))
      .join(LANGUAGE.comma);
    const span = bands.length > 1 && spans[band];
    return span ? YEAR.between(format, { from: span.from, until: span.until, parts }) : YEAR.alike({ parts });
  });
}
