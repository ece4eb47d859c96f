import { useMemo } from 'react';
import { WEEK_MESSAGES } from '#messages/week-messages.ts';
import { WEEK_TABLE } from '#messages/week-table-messages.ts';
import { listWeeks } from '../../../content/list-weeks.ts';
import { isPartOfDay, movedAge } from '../../../life/life-projection.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { useProjectedViews } from '../projection-context.ts';
import { useResults } from '../results-context.ts';

/** The weeks of a life as a table. It follows only when the slider rests. */
export function WeeksTable() {
  const { deferred } = useProjectedViews();
  const { format } = useResults();
  return useMemo(() => {
    const until = movedAge(deferred);
    return (
      <DataTable
        caption={WEEK_MESSAGES.title}
        columns={[
          WEEK_TABLE.what,
          WEEK_TABLE.lived,
          ...(until === null ? [] : [WEEK_MESSAGES.until(format, until)]),
          ...(deferred.weeksRemaining > 0 ? [WEEK_MESSAGES.ahead] : []),
        ]}
        rows={listWeeks(format, deferred, deferred.activities.filter(isPartOfDay))}
      />
    );
  }, [deferred, format]);
}
