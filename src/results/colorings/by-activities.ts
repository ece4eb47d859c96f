import { percentageOfDay } from '../../life/activity.ts';
import { shareColumns } from '../../weeks/grid.ts';
import { partsByActivities } from '../../weeks/parts.ts';
import { PAGE } from '../../weeks/styles.ts';
import { type ColoredLife, type Coloring, USUAL } from './coloring.ts';

/** Each activity has a run of columns in each span of the life. */
export function byActivities({ projection: { activities, spans } }: ColoredLife): Coloring[] {
  const bands = spans.map(({ from, hours }) => ({ from, runs: shareColumns(hours.map(percentageOfDay)) }));
  return [
    {
      ...USUAL,
      choice: 'activities',
      by: 'activities',
      parts: partsByActivities(PAGE, bands, activities),
      divided: { bands, activities },
    },
  ];
}
