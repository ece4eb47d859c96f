import type { Format } from '../format.ts';
import { plural } from './plural.ts';

/** The words about moments. */
export const MOMENT_MESSAGES = {
  title: 'Moments',
  adding: 'Add a moment',
  editing: (name: string) => `Edit ${name}`,
  text: 'A few words',
  textPlaceholder: 'such as First job',
  when: 'When',
  /** @param days from one day to another */
  ofWeek: (days: string) => `For the week of ${days}.`,
  roundDay: 'Or a milestone:',
  /** A milestone with its day. */
  roundDayOn: (name: string, day: string) => `${name}, ${day}`,
  added: (format: Format, name: string, number: number) => `Added: ${name}, moment ${format.number(number)}.`,
  showAll: plural({ one: 'Show all #', other: 'Show all #' }),
  showFirst: plural({ one: 'Show the first #', other: 'Show the first #' }),
  saveCalendar: 'Save moments as a calendar file (.ics)',
  calendarFailed: 'The calendar file couldn’t be made. Please try again.',
  columns: { what: 'Moment', when: 'When', age: 'Age', week: 'Week of life' },
  /** In the table, with its number in the picture. */
  numbered: (number: string, name: string) => `${number}. ${name}`,
  problems: {
    text: 'Enter a few words.',
    tooMany: plural({
      one: 'You have # moment, and there is no room for more. Remove one to add another.',
      other: 'You have # moments, and there is no room for more. Remove one to add another.',
    }),
  },
} as const;
