import * as v from 'valibot';
import { cleanText } from '../../../content/clean-text.ts';
import { hashText } from '../../../content/hash-text.ts';
import { HOURS_PER_DAY, MAX_ACTIVITIES, totalHours } from '../../../life/activity.ts';
import { ACTIVITY_COLORS } from '../../../life/activity-colors.ts';
import { LIFE_EXPECTANCY_LIMITS, MAX_NAME_LENGTH } from '../../../life/input-limits.ts';
import { snapOffset, weeksLeft } from '../../../life/life-projection.ts';
import type { Population } from '../../../life/life-table.ts';
import { estimatePresentWeek } from '../../../life/weeks-of-life.ts';
import { type UpgradeStep, upgrade } from '../../../platform/upgrade.ts';
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

/**
 * How links of earlier versions become today's: a change of the format below needs a step here, and an example of the
 * version before it among the fixtures (`tests/fixtures/saved`).
 */
const UPGRADES: readonly UpgradeStep<URLSearchParams>[] = [];
const VERSION = String(UPGRADES.length + 1);
/** Five names of the longest kind, each letter as nine characters, fit into it. */
const MOST_CHARACTERS = 16_000;
/** Between an activity's parts; the name comes last, and may hold it. */
const SEPARATOR = '_';

const checkOf = (parameters: URLSearchParams) => hashText(String(parameters)).toString(36);

/**
 * The fragment of a link to a life: plain text, so that its sender can see what is in it.
 * It holds the age in years and weeks, not the present week of the year of life: from both, and the day on which the
 * link was made, the birthdate could often be worked out to the day.
 */
export function writeLifeLink(shared: SharedLife): string {
  const { life, country, figure, fromTable, example, population, offsetWeeks } = shared;
  const parameters = new URLSearchParams({
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
    parameters.append('activity', [hours, ACTIVITY_COLORS.indexOf(color), id, name].join(SEPARATOR));
  }
  parameters.append('check', checkOf(parameters));
  return String(parameters);
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
    name: v.pipe(v.string(), v.maxLength(MAX_NAME_LENGTH), v.transform(cleanText), v.nonEmpty()),
  }),
);

const SharedParameters = v.object({
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

/** The parts of a link put together; `null` where they contradict each other. */
function combine(parameters: v.InferOutput<typeof SharedParameters>): SharedLife | null {
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
  } = parameters;
  const presentWeek = estimatePresentWeek(age, weeksLived);
  const country = parameters.country === undefined ? null : countryOf(parameters.country);
  const ofCountry = basis === 'country';
  if (presentWeek === null || (parameters.country !== undefined && !country)) return null;
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
    population: parameters.of,
    offsetWeeks: at,
  };
}

/** The version of a link; `null` for what is no link. */
function readVersion(parameters: URLSearchParams): number | null {
  const text = parameters.get('v') ?? '';
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null;
}

/**
 * Reads the fragment of a link to a life, of any version.
 * @returns `newer` for a link that a newer page has made; `null` for anything else that `writeLifeLink` does not write:
 * cut off, altered, out of range
 */
export function parseLifeLink(fragment: string): SharedLife | 'newer' | null {
  if (fragment.length > MOST_CHARACTERS) return null;
  const parameters = new URLSearchParams(fragment);
  const version = readVersion(parameters);
  // A newer version may have another check.
  if (upgrade(version, parameters, UPGRADES) === 'newer') return 'newer';
  const check = parameters.get('check');
  parameters.delete('check');
  if (check !== checkOf(parameters)) return null;
  const upgraded = upgrade(version, parameters, UPGRADES);
  if (upgraded === null || upgraded === 'newer') return null;
  const parsed = v.safeParse(SharedParameters, {
    ...Object.fromEntries(upgraded),
    activities: upgraded.getAll('activity'),
  });
  return parsed.success ? combine(parsed.output) : null;
}
