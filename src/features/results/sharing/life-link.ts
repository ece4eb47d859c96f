import * as v from 'valibot';
import { cleanText } from '../../../content/clean-text.ts';
import { hashText } from '../../../content/hash-text.ts';
import { HOURS_PER_DAY, MAX_ACTIVITIES, totalHours } from '../../../life/activity.ts';
import { ACTIVITY_COLORS } from '../../../life/activity-colors.ts';
import { LIFE_EXPECTANCY_LIMITS } from '../../../life/input-limits.ts';
import { snapOffset, weeksLeft } from '../../../life/life-projection.ts';
import type { Population } from '../../../life/life-table.ts';
import { estimatePresentWeek } from '../../../life/weeks-of-life.ts';
import { CountryCode } from '../../../world/api-schemas.ts';
import { countryOf, placeName } from '../../../world/country-names.ts';
import { WORLD_BANK } from '../../../world/world-bank.ts';
import type { ShownLife } from '../results-context.ts';

/** A life as a link holds it: all that its pictures need, and no date. */
export interface SharedLife extends Omit<ShownLife, 'dates'> {
  readonly population: Population;
  /** Where the slider stands, in weeks. */
  readonly offsetWeeks: number;
}

const VERSION = '1';
/** Five names of the longest kind, each letter as nine characters, fit into it. */
const MOST_CHARACTERS = 16_000;
/** Between an activity's parts; the name comes last, and may hold it. */
const SEPARATOR = '_';

const checkOf = (told: URLSearchParams) => hashText(String(told)).toString(36);

/**
 * What stands behind the `#` of a link to a life: readable, so that whoever sends it can see what it tells.
 * It holds the age in years and weeks, not the present week of the year of life: with both, somebody who knows the day
 * on which it was made could often tell the birthdate to the day.
 */
export function writeLifeLink(shared: SharedLife): string {
  const { life, country, figure, fromTable, example, population, offsetWeeks } = shared;
  const told = new URLSearchParams({
    v: VERSION,
    age: String(life.age),
    weeks: String(life.weeksLived),
    years: String(life.lifeExpectancy),
    basis: figure ? 'country' : fromTable ? 'table' : 'entered',
    ...(country && { country: country.code }),
    ...(figure && { year: String(figure.year) }),
    ...(figure?.fromSnapshot && { snapshot: '1' }),
    ...(example && { example: '1' }),
    of: population,
    at: String(offsetWeeks),
  });
  for (const { id, name, hours, color } of life.activities) {
    told.append('activity', [hours, ACTIVITY_COLORS.indexOf(color), id, name].join(SEPARATOR));
  }
  told.append('check', checkOf(told));
  return String(told);
}

const whole = (digits: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^\\d{1,${digits}}$`)), v.transform(Number));
const decimal = (min: number, max: number) =>
  v.pipe(v.string(), v.regex(/^[\d.e-]+$/), v.transform(Number), v.minValue(min), v.maxValue(max));

const SharedActivity = v.pipe(
  v.string(),
  v.transform((text) => {
    const [hours, color, id, ...name] = text.split(SEPARATOR);
    return { hours, color: ACTIVITY_COLORS[Number(color)], id, name: name.join(SEPARATOR) };
  }),
  v.object({
    hours: decimal(0, HOURS_PER_DAY),
    color: v.picklist(ACTIVITY_COLORS),
    id: v.pipe(v.string(), v.regex(/^[a-z\d]{1,16}$/)),
    name: v.pipe(v.string(), v.maxLength(200), v.transform(cleanText), v.nonEmpty()),
  }),
);

const Told = v.object({
  v: v.literal(VERSION),
  age: whole(4),
  weeks: whole(6),
  years: decimal(LIFE_EXPECTANCY_LIMITS.min, LIFE_EXPECTANCY_LIMITS.max),
  basis: v.picklist(['country', 'table', 'entered']),
  country: v.optional(CountryCode),
  year: v.optional(whole(4)),
  snapshot: v.optional(v.literal('1')),
  example: v.optional(v.literal('1')),
  of: v.picklist(['everyone', 'women', 'men']),
  at: whole(4),
  activities: v.pipe(
    v.array(SharedActivity),
    v.minLength(1),
    v.maxLength(MAX_ACTIVITIES),
    v.check((activities) => totalHours(activities) <= HOURS_PER_DAY),
    v.check((activities) => new Set(activities.map(({ id }) => id)).size === activities.length),
  ),
});

/** What was told, put together; `null` where its parts do not belong together. */
function understand(told: v.InferOutput<typeof Told>): SharedLife | null {
  const {
    age,
    weeks: weeksLived,
    years: lifeExpectancy,
    basis,
    year,
    snapshot,
    example,
    activities,
    at,
  } = told;
  const presentWeek = estimatePresentWeek(age, weeksLived);
  const country = told.country === undefined ? null : countryOf(told.country);
  const ofCountry = basis === 'country';
  if (presentWeek === null || (told.country !== undefined && !country)) return null;
  if ((basis !== 'entered' && !country) || (ofCountry && year === undefined)) return null;
  if (at !== snapOffset(at, weeksLeft({ age, lifeExpectancy }))) return null;
  return {
    life: { age, weeksLived, presentWeek, lifeExpectancy, activities },
    country,
    figure:
      ofCountry && country && year !== undefined
        ? {
            code: country.code,
            countryName: placeName(country),
            lifeExpectancy,
            year,
            source: WORLD_BANK,
            ...(snapshot && { fromSnapshot: true }),
          }
        : null,
    fromTable: basis === 'table',
    example: example !== undefined,
    population: told.of,
    offsetWeeks: at,
  };
}

/**
 * Reads what stands behind the `#` of a link to a life.
 * @returns `null` for anything but what `writeLifeLink` writes: cut off, altered, of another version, out of range
 */
export function parseLifeLink(fragment: string): SharedLife | null {
  if (fragment.length > MOST_CHARACTERS) return null;
  const told = new URLSearchParams(fragment);
  const check = told.get('check');
  told.delete('check');
  if (check !== checkOf(told)) return null;
  const parsed = v.safeParse(Told, { ...Object.fromEntries(told), activities: told.getAll('activity') });
  return parsed.success ? understand(parsed.output) : null;
}
