import * as v from 'valibot';
import { cleanText } from '../../../content/clean-text.ts';
import { hashText } from '../../../content/hash-text.ts';
import { HOURS_PER_DAY, MAX_ACTIVITIES, totalHours } from '../../../life/activity.ts';
import { ACTIVITY_COLORS } from '../../../life/activity-colors.ts';
import { LIFE_EXPECTANCY_LIMITS, MAX_NAME_LENGTH } from '../../../life/input-limits.ts';
import { snapOffset } from '../../../life/life-projection.ts';
import { weeksLeft } from '../../../life/weeks.ts';
import { estimatePresentWeek } from '../../../life/weeks-of-life.ts';
import { type UpgradeStep, upgrade } from '../../../platform/upgrade.ts';
import { CountryCode } from '../../../world/api-schemas.ts';
import { countryOf, placeName } from '../../../world/country-names.ts';
import type { Country } from '../../../world/life-expectancy.ts';
import { WORLD_BANK } from '../../../world/world-bank.ts';
import type { ShownLife } from '../results-context.ts';

/** The content of a link: everything that the results need, and no date. */
export interface SharedLife extends Omit<ShownLife, 'dates'> {
  /** The slider's position, in weeks. */
  readonly offsetWeeks: number;
}

/**
 * Upgrades links of earlier versions. Each change of the format below needs a step here and an example of the previous
 * version in the fixtures (`tests/fixtures/saved`).
 */
const UPGRADES: readonly UpgradeStep<URLSearchParams>[] = [nameTable];
const VERSION = String(UPGRADES.length + 1);
/** Enough for five names of the maximum length, with each letter encoded as nine characters. */
const MAX_CHARACTERS = 16_000;
/** Separates an activity's values. The name comes last, because it may contain the separator. */
const SEPARATOR = '_';

/** The year of all life tables that version 1 had. */
const FIRST_TABLE_YEAR = '2024';

/** Version 2 has two kinds of life table figures, each with a year. */
function nameTable(parameters: URLSearchParams): URLSearchParams {
  const upgraded = new URLSearchParams(parameters);
  if (upgraded.get('basis') === 'table') {
    upgraded.set('basis', 'period');
    upgraded.set('year', FIRST_TABLE_YEAR);
  }
  return upgraded;
}

const checkOf = (parameters: URLSearchParams) => hashText(String(parameters)).toString(36);

/**
 * Writes the fragment of a link to a life, as plain text, so that the sender can see its content.
 * It contains the age in years and the weeks lived, but not the present week. Together with the day on which the link
 * was made, that would often reveal the exact birthdate.
 */
export function writeLifeLink(shared: SharedLife): string {
  const { life, country, figure, basis, tableYear, example, population, offsetWeeks } = shared;
  const atBirth = basis === 'birth';
  const year = atBirth ? figure?.year : tableYear;
  const parameters = new URLSearchParams({
    v: VERSION,
    age: String(life.age),
    weeks: String(life.weeksLived),
    years: String(life.lifeExpectancy),
    basis: atBirth ? (figure ? 'country' : 'entered') : basis,
    ...(country && { country: country.code }),
    ...(year && { year: String(year) }),
    ...(atBirth && figure?.fromSnapshot && { snapshot: '1' }),
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
  basis: v.picklist(['country', 'period', 'cohort', 'entered']),
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

type Parameters = v.InferOutput<typeof SharedParameters>;
type Origin = Pick<ShownLife, 'figure' | 'basis' | 'tableYear'>;

/** Where the life expectancy of a link comes from; `null` if its parameters contradict each other. */
function findOrigin({ basis, years, year, snapshot }: Parameters, country: Country | null): Origin | null {
  if (basis === 'entered') return { figure: null, basis: 'birth', tableYear: null };
  if (!country || year === undefined) return null;
  if (basis !== 'country') return { figure: null, basis, tableYear: year };
  const figure = {
    code: country.code,
    countryName: placeName(country),
    lifeExpectancy: years,
    year,
    source: WORLD_BANK,
    ...(snapshot && { fromSnapshot: true as const }),
  };
  return { figure, basis: 'birth', tableYear: null };
}

/** Builds the life from the parameters of a link; `null` if they contradict each other. */
function combine(parameters: Parameters): SharedLife | null {
  const { age, weeks: weeksLived, years: lifeExpectancy, example, activities, at } = parameters;
  const presentWeek = estimatePresentWeek(age, weeksLived);
  const country = parameters.country === undefined ? null : countryOf(parameters.country);
  const origin = findOrigin(parameters, country);
  if (presentWeek === null || !origin || (parameters.country !== undefined && !country)) return null;
  if (at !== snapOffset(at, weeksLeft({ age, lifeExpectancy }))) return null;
  return {
    life: { age, weeksLived, presentWeek, lifeExpectancy, activities },
    country,
    ...origin,
    atBirth: lifeExpectancy,
    example: example !== undefined,
    population: parameters.of,
    offsetWeeks: at,
  };
}

/** The version of a link; `null` if the text is not a link. */
function readVersion(parameters: URLSearchParams): number | null {
  const text = parameters.get('v') ?? '';
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null;
}

/**
 * Parses the fragment of a link of any known version.
 * @returns `newer` for a link of a newer version; `null` for any other text that `writeLifeLink` cannot have written,
 * such as a link that is incomplete, altered or out of range
 */
export function parseLifeLink(fragment: string): SharedLife | 'newer' | null {
  if (fragment.length > MAX_CHARACTERS) return null;
  const parameters = new URLSearchParams(fragment);
  const version = readVersion(parameters);
  // A newer version may compute its check differently.
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
