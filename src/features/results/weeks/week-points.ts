import type { WeekGeometry } from '../../../charts/week-geometry.ts';
import { DECADE } from '../../../charts/week-grid.ts';
import { describeWeek } from '../../../content/describe-week.ts';
import type { LifeProjection } from '../../../life/life-projection.ts';
import { ageInWeek, WEEKS_PER_YEAR } from '../../../life/weeks.ts';
import { datesOfWeek } from '../../../life/weeks-of-life.ts';
import type { ResultsModel } from '../results-context.ts';

/** The points of the chart that its cursor moves over: weeks, or years where the dots show activities. */
export interface CursorPoints {
  readonly count: number;
  readonly start: number;
  readonly pointAt: (place: { readonly x: number; readonly y: number }) => number;
  /** The keys, in points. */
  readonly stepByKey: Readonly<Record<string, number>>;
  /** The weeks of a point, from the first to the last. */
  readonly weeksOf: (point: number) => readonly [number, number];
  /** `null` while what describes them is not loaded. */
  readonly describe: (point: number) => { readonly title: string; readonly text: string } | null;
}

/** The arrow keys follow the chart: a year is a row, or a column where the life lies. */
export function createSteps(lies: boolean, week: number, year: number) {
  const [across, down] = lies ? [year, week] : [week, year];
  return {
    ArrowLeft: -across,
    ArrowRight: across,
    ArrowUp: -down,
    ArrowDown: down,
    PageUp: -DECADE * year,
    PageDown: DECADE * year,
  };
}

export function listWeekPoints(
  { shown, format }: ResultsModel,
  { weeks }: LifeProjection,
  { lies, count, weekAt }: WeekGeometry,
): CursorPoints {
  const birthdate = shown.dates?.birthdate;
  return {
    count,
    start: Math.min(weeks.now, count - 1),
    pointAt: weekAt,
    stepByKey: createSteps(lies, 1, WEEKS_PER_YEAR),
    weeksOf: (week) => [week, week],
    describe: (week) =>
      describeWeek(format, {
        age: ageInWeek(week),
        week: (week % WEEKS_PER_YEAR) + 1,
        dates: birthdate ? datesOfWeek(birthdate, week) : null,
        state: week < weeks.now ? 'lived' : week === weeks.now ? 'now' : 'ahead',
      }),
  };
}
