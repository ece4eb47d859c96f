import * as v from 'valibot';
import { ACTIVITY_COLORS } from '../../life/activity-colors.ts';
import { ENTRY_LIMITS, MAX_ENTRY_LENGTH } from '../../life/personal-entries.ts';
import { parseWhen } from '../../life/when.ts';
import { CountryCode } from '../../world/api-schemas.ts';

const id = v.pipe(v.string(), v.maxLength(20));
const name = v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_ENTRY_LENGTH));
const when = v.pipe(
  v.string(),
  v.check((text) => parseWhen(text) !== null),
);
const calendarYear = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9999));

const Chapter = v.object({
  id,
  name,
  from: when,
  until: v.nullable(when),
  color: v.picklist(ACTIVITY_COLORS),
});

const Moment = v.object({ id, text: name, when });

const Person = v.object({
  id,
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

/** The chapters, moments and people of a saved form or a backup. */
export const SavedEntries = v.object({
  chapters: listOf(Chapter, ENTRY_LIMITS.chapters),
  moments: listOf(Moment, ENTRY_LIMITS.moments),
  people: listOf(Person, ENTRY_LIMITS.people),
});
