import * as v from 'valibot';
import type { Person } from '../../life/life-events.ts';
import type { SavedKind } from '../kind.ts';
import { CalendarYear, type EntriesOf, EventText, Id } from '../saved-values.ts';

/** Apart from how a person is entered, which the page needs only with its results. */
export const SAVED_PERSON: SavedKind<'people'> = {
  limit: 8,
  schema: v.object({
    id: Id,
    name: EventText,
    birthYear: CalendarYear,
    diedIn: v.optional(v.nullable(CalendarYear), null),
    daysPerYear: v.pipe(v.number(), v.minValue(0), v.maxValue(365)),
    since: v.nullable(CalendarYear),
    livedTogether: v.nullable(v.object({ until: v.nullable(CalendarYear) })),
  } as const satisfies EntriesOf<Person>),
  nameOf: ({ name }) => name,
};
