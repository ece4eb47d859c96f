import { useMemo } from 'react';
import { WEEK_TABLE, WEEKS } from '#words/results.ts';
import { hasYearsAhead, isPartOfDay, movedAge } from '../../life/life-projection.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { useProjectedViews } from '../projection.tsx';
import { useResults } from '../results-context.ts';
import { listWeeks } from './list-weeks.ts';

/** The weeks of a life as a table. It follows only when the slider rests. */
export function WeeksTable() {
  const { deferred } = useProjectedViews();
  const { format } = useResults();
  return useMemo(() => {
    const until = movedAge(deferred);
    return (
      <DataTable
        caption={WEEKS.title}
        columns={[
          WEEK_TABLE.what,
          WEEK_TABLE.lived,
          ...(until === null ? [] : [WEEKS.until(format, { age: until })]),
          ...(hasYearsAhead(deferred) ? [WEEKS.ahead] : []),
        ]}
        rows={listWeeks(format, deferred, deferred.activities.filter(isPartOfDay))}
      />
    );
  }, [deferred, format]);
}
