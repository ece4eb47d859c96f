import { SAVING_NOTE } from '#messages/saving-note.ts';
import type { CalendarDate } from '../life/calendar-date.ts';
import type { ListedMoment } from '../life/list-entries.ts';
import { ENTRY_LIMITS } from '../life/personal-entries.ts';
import { parseWhen } from '../life/when.ts';
import { isolateName } from '../messages/clean-text.ts';
import { describeAges, describeWhen, type TimeContext } from './entry-times.ts';

/** The words that the lists of moments and chapters share. Each label of a button has a part that only names the entry. */
export const ENTRY_LIST_MESSAGES = {
  edit: 'Edit',
  remove: 'Remove',
  undo: 'Undo',
  add: 'Add',
  save: 'Save',
  cancel: 'Cancel',
  saving: SAVING_NOTE,
  about: (name: string) => ` ${name}`,
  undoAbout: (name: string) => ` removing ${name}`,
  removed: (name: string) => `Removed ${isolateName(name)}.`,
  restored: (name: string) => `${isolateName(name)} is back.`,
  saved: (name: string) => `Saved: ${isolateName(name)}.`,
} as const;

/** Why an entry has no place in the weeks. */
export const describeUnplaced = (birthdate: CalendarDate | null): string =>
  birthdate
    ? 'Before your birth, so it has no place in the weeks.'
    : 'Without a birthdate, it has no place in the weeks.';

/** The words about moments. */
export const MOMENT_MESSAGES = {
  title: 'Moments',
  adding: 'Add a moment',
  editing: (name: string) => `Edit ${name}`,
  text: 'A few words',
  textPlaceholder: 'such as First job',
  when: 'When',
  ofWeek: (days: string) => `For the week of ${days}.`,
  roundDay: 'Or a milestone:',
  added: (name: string, number: number) => `Added: ${isolateName(name)}, moment ${number}.`,
  showAll: (count: number) => `Show all ${count}`,
  showFirst: (count: number) => `Show the first ${count}`,
  saveCalendar: 'Save moments as a calendar file (.ics)',
  calendarFailed: 'The calendar file couldn’t be made. Please try again.',
  columns: { what: 'Moment', when: 'When', age: 'Age', week: 'Week of life' },
  problems: {
    text: 'Enter a few words.',
    tooMany: `You have ${ENTRY_LIMITS.moments} moments, and there is no room for more. Remove one to add another.`,
  },
} as const;

/** An empty cell. */
const NONE = '–';

/** The rows of the table of moments. Weeks are counted from 1. */
export function listMomentRows(context: TimeContext, listed: readonly ListedMoment[]) {
  return listed.map(({ moment, placed }) => {
    const when = parseWhen(moment.when);
    return {
      id: moment.id,
      cells: [
        placed ? `${placed.number}. ${isolateName(moment.text)}` : moment.text,
        when ? describeWhen(context, when) : NONE,
        (when && describeAges(when, context.birthdate)) || NONE,
        placed ? context.format.number(placed.week + 1) : NONE,
      ] as const,
    };
  });
}
