import { useMemo } from 'react';
import { WEEK_TABLE, WEEKS } from '#words/results.ts';
import { apportion } from '../../life/apportion.ts';
import {
  type ActivityProjection,
  type Ages,
  hasYearsAhead,
  isPartOfDay,
  type LifeProjection,
  movedAge,
} from '../../life/life-projection.ts';
import { yearsBetween } from '../../life/schedule.ts';
import { useFormat } from '../../platform/locale.ts';
import type { ColoredDays } from '../../results/colorings/coloring.ts';
import { useColoringChoices } from '../../results/colorings/colorings.ts';
import { useProjectedViews } from '../../results/slider.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { OwnWords } from '../../ui/own-words.tsx';
import type { Format } from '../../words/format.ts';
import type { WeekCounts } from './describe-weeks.ts';

const ALL = 'all';

/**
 * The rows of the table of weeks, without empty columns: all weeks, then each activity's share.
 * @param activities in the order of the hours of each span
 */
export function listWeeks(
  format: Format,
  projection: WeekCounts & Ages & Pick<LifeProjection, 'spans'>,
  activities: readonly Pick<ActivityProjection, 'id' | 'name'>[],
): { readonly id: string; readonly cells: readonly [string, ...string[]] }[] {
  const { weeksLived, offsetWeeks, moved, weeksRemaining, age, projectedAge, lifeExpectancy, spans } =
    projection;
  const columns = [
    // At 0, those of the first year.
    { weeks: weeksLived, from: 0, until: Math.max(1, age) },
    ...(moved ? [{ weeks: offsetWeeks, from: age, until: projectedAge }] : []),
    ...(hasYearsAhead(projection)
      ? [{ weeks: weeksRemaining, from: projectedAge, until: lifeExpectancy }]
      : []),
  ].map(({ weeks, from, until }) => {
    const years = activities.map((_, index) => yearsBetween(spans, index, from, until));
    return { weeks, counts: apportion(years, weeks) };
  });
  return [
    { id: ALL, cells: [WEEK_TABLE.all, ...columns.map(({ weeks }) => format.number(weeks))] },
    ...activities.map(({ id, name }, index) => {
      const cells = columns.map(({ counts }) => format.number(counts[index] ?? 0));
      return { id, cells: [name, ...cells] as const };
    }),
  ];
}

const EMPTY_CELL = '–';

/** The days with a person in the columns of `listWeeks`: so far, up to the slider's age, and all that lie ahead of it. */
export function listDays(
  format: Format,
  { behind, within }: Pick<ColoredDays, 'behind' | 'within'>,
  ages: Ages,
): readonly string[] {
  const { moved, projectedAge, exactAge } = ages;
  const until = moved && within ? within(Math.max(0, projectedAge - exactAge)) : 0;
  const ahead = within ? within(Number.POSITIVE_INFINITY) - until : 0;
  const write = (days: number) => format.number(Math.round(days));
  // No days so far can be counted, or none have passed.
  const writeAhead = (days: number) => (within ? write(days) : EMPTY_CELL);
  return [
    behind < 0.5 ? EMPTY_CELL : write(behind),
    ...(moved ? [writeAhead(until)] : []),
    ...(hasYearsAhead(ages) ? [writeAhead(ahead)] : []),
  ];
}

/** The weeks of a life as a table. It follows only when the slider rests. */
export function WeeksTable() {
  const { deferred } = useProjectedViews();
  const format = useFormat();
  const { days } = useColoringChoices().coloring;
  return useMemo(() => {
    const until = movedAge(deferred);
    const weeks = listWeeks(format, deferred, deferred.activities.filter(isPartOfDay)).map(
      ({ id, cells: [name, ...figures] }) => ({
        id,
        cells: [id === ALL ? name : <OwnWords key={id}>{name}</OwnWords>, ...figures] as const,
      }),
    );
    const ofPerson = days
      ? [{ id: 'days', cells: [days.label, ...listDays(format, days, deferred)] as const }]
      : [];
    return (
      <DataTable
        caption={WEEKS.title}
        columns={[
          WEEK_TABLE.what,
          WEEK_TABLE.lived,
          ...(until === null ? [] : [WEEKS.until(format, { age: until })]),
          ...(hasYearsAhead(deferred) ? [WEEKS.ahead] : []),
        ]}
        rows={[...weeks, ...ofPerson]}
      />
    );
  }, [deferred, days, format]);
}
