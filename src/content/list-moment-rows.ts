import { UNPLACED } from '#messages/entry-list-messages.ts';
import { MOMENT_MESSAGES } from '#messages/moment-messages.ts';
import type { CalendarDate } from '../life/calendar-date.ts';
import type { ListedMoment } from '../life/list-entries.ts';
import { parseWhen } from '../life/when.ts';
import { isolateName } from '../messages/isolate-name.ts';
import { describeAges, describeWhen, type TimeContext } from './describe-entry-times.ts';
import { EMPTY_CELL } from './empty-cell.ts';

/** Why an entry has no place in the weeks. */
export const describeUnplaced = (birthdate: CalendarDate | null): string =>
  birthdate ? UNPLACED.beforeBirth : UNPLACED.noBirthdate;

/** The rows of the table of moments. Weeks are counted from 1. */
export function listMomentRows(context: TimeContext, listed: readonly ListedMoment[]) {
  const { number } = context.format;
  return listed.map(({ moment, placed }) => {
    const when = parseWhen(moment.when);
    return {
      id: moment.id,
      cells: [
        placed ? MOMENT_MESSAGES.numbered(number(placed.number), isolateName(moment.text)) : moment.text,
        when ? describeWhen(context, when) : EMPTY_CELL,
        (when && describeAges(context, when)) || EMPTY_CELL,
        placed ? number(placed.week + 1) : EMPTY_CELL,
      ] as const,
    };
  });
}
