import * as v from 'valibot';
import { MAX_EVENT_LENGTH } from '../life/life-events.ts';
import { nearestColor } from '../life/saved-colors.ts';
import { parseWhen, type When } from '../life/when.ts';

/** Schemas of what is saved of life events, and of the same in the form and in links. */

export const text = (characters: number) => v.pipe(v.string(), v.maxLength(characters));

/** An id is used in the page, so it has only letters and digits. */
export const Id = v.pipe(v.string(), v.regex(/^[\w-]{1,20}$/));

/** Read as one of the page's: another version of the page, or a person, may have written another. */
export const Color = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i), v.transform(nearestColor));

export const CalendarYear = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9999));

export const EventText = v.pipe(text(MAX_EVENT_LENGTH), v.nonEmpty());

/** A time as `writeWhen` writes it. */
export const Time = v.pipe(
  v.string(),
  v.transform(parseWhen),
  v.custom<When>((time) => time !== null),
);

/** A week of life: links have no dates. */
export const Week = v.pipe(v.string(), v.startsWith('w'), Time);

/** Schemas of all fields of an event: one that is missing here would not be saved. */
export type EntriesOf<Event> = { readonly [Field in keyof Event]-?: v.GenericSchema<unknown, Event[Field]> };

export const listOf = <Item>(item: v.GenericSchema<unknown, Item>, most: number) =>
  v.pipe(v.array(item), v.maxLength(most));

export const listWithIds = <Item extends { readonly id: string }>(
  item: v.GenericSchema<unknown, Item>,
  most: number,
) =>
  v.pipe(
    listOf(item, most),
    v.check((list) => new Set(list.map(({ id }) => id)).size === list.length),
  );
