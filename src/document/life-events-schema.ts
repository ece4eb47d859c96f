import * as v from 'valibot';
import { ACTIVITY_COLORS } from '../life/colors.ts';
import { EVENT_LIMITS, MAX_EVENT_LENGTH } from '../life/life-events.ts';
import { parseWhen, type When } from '../life/when.ts';
import { CountryCode } from '../world/api-schemas.ts';

/** An id is used in the page, so it has only letters and digits. */
export const Id = v.pipe(v.string(), v.regex(/^[\w-]{1,20}$/));
const name = v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_EVENT_LENGTH));
/** A time as `writeWhen` writes it. */
const Time = v.pipe(
  v.string(),
  v.transform(parseWhen),
  v.custom<When>((time) => time !== null),
);
const calendarYear = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9999));

const Chapter = v.object({
  id: Id,
  name,
  from: Time,
  until: v.nullable(Time),
  color: v.picklist(ACTIVITY_COLORS),
});

const Moment = v.object({ id: Id, text: name, when: Time });

const Person = v.object({
  id: Id,
  name,
  birthYear: calendarYear,
  daysPerYear: v.pipe(v.number(), v.minValue(0), v.maxValue(365)),
  since: v.nullable(calendarYear),
  livedTogether: v.nullable(v.object({ until: v.nullable(calendarYear) })),
  country: v.nullable(CountryCode),
  population: v.picklist(['everyone', 'women', 'men']),
});

const listOf = <Item extends typeof Chapter | typeof Moment | typeof Person>(item: Item, most: number) =>
  v.pipe(
    v.array(item),
    v.maxLength(most),
    v.check((list) => new Set(list.map((each) => each.id)).size === list.length),
  );

/** The items of a list that a schema can read. */
export const listReadable = <Schema extends v.GenericSchema>(
  schema: Schema,
  list: readonly unknown[],
): v.InferOutput<Schema>[] =>
  list.flatMap((each) => {
    const read = v.safeParse(schema, each);
    return read.success ? [read.output] : [];
  });

/** Reads the valid items of a list, up to its limit. */
const readableOf = <Item extends typeof Chapter | typeof Moment | typeof Person>(item: Item, most: number) =>
  v.pipe(
    v.fallback(v.array(v.unknown()), []),
    v.transform((list) => withoutDoubles(listReadable(item, list)).slice(0, most)),
  );

/** Removes the items that repeat an earlier id. */
export const withoutDoubles = <Item extends { readonly id: string }>(list: readonly Item[]): Item[] =>
  list.filter((each, index) => list.findIndex(({ id: other }) => other === each.id) === index);

/** Reads the life events that are valid. */
export const ReadableEntries = v.object({
  chapters: readableOf(Chapter, EVENT_LIMITS.chapters),
  moments: readableOf(Moment, EVENT_LIMITS.moments),
  people: readableOf(Person, EVENT_LIMITS.people),
});

/** The chapters, moments and people of a saved form or a backup. */
export const SavedEvents = v.object({
  chapters: listOf(Chapter, EVENT_LIMITS.chapters),
  moments: listOf(Moment, EVENT_LIMITS.moments),
  people: listOf(Person, EVENT_LIMITS.people),
});
