import type { LifeProjection } from '../../life/life-projection.ts';
import { ageInWeek, WEEKS_PER_YEAR } from '../../life/weeks.ts';
import { datesOfWeek } from '../../life/weeks-of-life.ts';
import type { CursorPoints } from '../../ui/charts/cursor-points.ts';
import type { WeekGeometry } from '../../ui/charts/week-geometry.ts';
import { DECADE } from '../../ui/charts/week-grid.ts';
import type { ResultsModel } from '../results-context.ts';
import { describeWeek } from './describe-week.ts';

/** The arrow keys follow the chart: a year is a row, or a column in a horizontal chart. */
export function createSteps(isHorizontal: boolean, week: number, year: number) {
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

export function listWeekPoints(
  { shown, format }: ResultsModel,
  { weeks }: LifeProjection,
  { isHorizontal, count, weekAt }: WeekGeometry,
): CursorPoints {
  const birthdate = shown.dates?.birthdate;
  const stateOf = (week: number) => {
    if (week <= weeks.now) return week < weeks.now ? 'lived' : 'now';
    return 'ahead';
  };
  return {
    count,
    start: Math.min(weeks.now, count - 1),
    pointAt: weekAt,
    stepByKey: createSteps(isHorizontal, 1, WEEKS_PER_YEAR),
    weeksOf: (week) => [week, week],
    describe: (week) =>
      describeWeek(format, {
        age: ageInWeek(week),
        week: (week % WEEKS_PER_YEAR) + 1,
        dates: birthdate ? datesOfWeek(birthdate, week) : null,
        state: stateOf(week),
      }),
  };
}
