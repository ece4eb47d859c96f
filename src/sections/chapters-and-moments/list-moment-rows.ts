import { MOMENTS } from '#words/entries.ts';
import type { ListedMoment } from '../../life/list-events.ts';
import { EMPTY_CELL } from '../../words/empty-cell.ts';
import { isolateName } from '../../words/isolate-name.ts';
import { describeAges, describeWhen, type TimeContext } from '../describe-event-times.ts';

/** The rows of the table of moments. */
export function listMomentRows(context: TimeContext, listed: readonly ListedMoment[]) {
  const { number } = context.format;
  return listed.map(({ moment: { id, text, when }, placed }) => ({
    id,
    cells: [
      placed ? MOMENTS.numbered({ number: number(placed.number), name: isolateName(text) }) : text,
      describeWhen(context, when),
      describeAges(context, when) || EMPTY_CELL,
    ] as const,
  }));
}
