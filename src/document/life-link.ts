import * as v from 'valibot';
import { LIFE_EXPECTANCY_LIMITS } from '../life/input-limits.ts';
import type { LifeEvents } from '../life/life-events.ts';
import { snapOffset } from '../life/life-projection.ts';
import { weeksLeft } from '../life/weeks.ts';
import { estimatePresentWeek } from '../life/weeks-of-life.ts';
import { countryOf, placeName } from '../words/shown-names.ts';
import { CountryCode } from '../world/api-schemas.ts';
import type { Country } from '../world/life-expectancy.ts';
import { WORLD_BANK } from '../world/world-bank.ts';
import { LINK_VERSION, readLinkText, SEPARATOR, writeLinkText } from './link-text.ts';
import { appendActivities, decimal, LINKED_ACTIVITIES, readActivities } from './linked-activities.ts';
import { appendEvents, LinkedEvents } from './linked-events.ts';
import type { ShownLife } from './shown-life.ts';

/** A whole number with a maximum number of digits. */
const whole = (digits: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^\\d{1,${digits}}$`)), v.transform(Number));

/** The content of a link: everything that the results need, and no date. */
export interface SharedLife extends Omit<ShownLife, 'dates'> {
  /** The slider's position, in weeks. */
  readonly offsetWeeks: number;
  /** Chapters and moments, if the visitor has chosen to include them; `null` otherwise. */
  readonly events: LifeEvents | null;
}

/** Enough for all names and moments, each of the maximum length, with each letter encoded as nine characters. */
const MAX_CHARACTERS = 56_000;

/**
 * Writes the fragment of a link to a life, as plain text, so that the sender can see its content.
 * It contains the age in years and the weeks lived, but not the present week. Together with the day on which the link
 * was made, that would often reveal the exact birthdate.
 */
export function writeLifeLink(shared: SharedLife): string {
  const { life, country, figure, basis, tableYear, atBirth, example, population, offsetWeeks } = shared;
  const isAtBirth = basis === 'birth';
  const year = isAtBirth ? figure?.year : tableYear;
  const parameters = new URLSearchParams({
    v: String(LINK_VERSION),
    age: String(life.age),
    weeks: String(life.weeksLived),
    years: String(life.lifeExpectancy),
    basis: isAtBirth ? (figure ? 'country' : 'entered') : basis,
    ...(country && { country: country.code }),
    ...(year && { year: String(year) }),
    ...(!isAtBirth && { birth: [atBirth, ...(figure ? [figure.year] : [])].join(SEPARATOR) }),
    ...(figure?.fromSnapshot && { snapshot: '1' }),
    ...(example && { example: '1' }),
    of: population,
    at: String(offsetWeeks),
  });
  appendActivities(parameters, life.activities);
  if (shared.events) appendEvents(parameters, shared.events);
  return writeLinkText(parameters);
}

const lifeYears = decimal(LIFE_EXPECTANCY_LIMITS.min, LIFE_EXPECTANCY_LIMITS.max);

/** A life expectancy at birth, and the year of the country's figure; without one, it was entered. */
const SharedAtBirth = v.pipe(
  v.string(),
  v.transform((text) => text.split(SEPARATOR)),
  v.union([
    v.pipe(
      v.strictTuple([lifeYears]),
      v.transform(([atBirth]) => ({ atBirth, year: undefined })),
    ),
    v.pipe(
      v.strictTuple([lifeYears, whole(4)]),
      v.transform(([atBirth, year]) => ({ atBirth, year })),
    ),
  ]),
);

const SharedParameters = v.object({
  ...LINKED_ACTIVITIES,
  age: whole(4),
  weeks: whole(6),
  years: lifeYears,
  basis: v.picklist(['country', 'period', 'cohort', 'entered']),
  country: v.optional(CountryCode),
  year: v.optional(whole(4)),
  birth: v.optional(SharedAtBirth),
  snapshot: v.optional(v.literal('1')),
  example: v.optional(v.literal('1')),
  of: v.picklist(['everyone', 'women', 'men']),
  at: whole(4),
  events: LinkedEvents,
});

type Parameters = v.InferOutput<typeof SharedParameters>;
type Origin = Pick<ShownLife, 'figure' | 'basis' | 'tableYear' | 'atBirth'>;

/** Where the life expectancy of a link comes from; `null` if its parameters contradict each other. */
function findOrigin(parameters: Parameters, country: Country | null): Origin | null {
  const { basis, years: lifeExpectancy, year, birth, snapshot } = parameters;
  const atBirth = { basis: 'birth', tableYear: null, atBirth: lifeExpectancy } as const;
  if (basis === 'entered') return birth ? null : { ...atBirth, figure: null };
  if (!country || year === undefined) return null;
  const createFigure = (years: number, figureYear: number) => ({
    code: country.code,
    countryName: placeName(country),
    lifeExpectancy: years,
    year: figureYear,
    source: WORLD_BANK,
    ...(snapshot && { fromSnapshot: true as const }),
  });
  if (basis === 'country') return birth ? null : { ...atBirth, figure: createFigure(lifeExpectancy, year) };
  if (!birth) return null;
  const figure = birth.year === undefined ? null : createFigure(birth.atBirth, birth.year);
  return { figure, basis, tableYear: year, atBirth: birth.atBirth };
}

/** Builds the life from the parameters of a link; `null` if they contradict each other. */
function combine(parameters: Parameters): SharedLife | null {
  const { age, weeks: weeksLived, years: lifeExpectancy, example, at } = parameters;
  const activities = readActivities(parameters);
  const presentWeek = estimatePresentWeek(age, weeksLived);
  const country = parameters.country === undefined ? null : countryOf(parameters.country);
  const origin = findOrigin(parameters, country);
  if (!activities || presentWeek === null || !origin || (parameters.country !== undefined && !country))
    return null;
  if (at !== snapOffset(at, weeksLeft({ age, lifeExpectancy }))) return null;
  return {
    life: { age, weeksLived, presentWeek, lifeExpectancy, activities },
    country,
    ...origin,
    example: example !== undefined,
    population: parameters.of,
    offsetWeeks: at,
    events: parameters.events,
  };
}

/**
 * Parses the fragment of a link to a life.
 * @returns `newer` for a link of a newer version; `null` for any other text that `writeLifeLink` cannot have written,
 * such as a link that is incomplete, altered or out of range
 */
export function parseLifeLink(fragment: string): SharedLife | 'newer' | null {
  if (fragment.length > MAX_CHARACTERS) return null;
  const read = readLinkText(fragment);
  if (read === null || read === 'newer') return read;
  const parsed = v.safeParse(SharedParameters, {
    ...Object.fromEntries(read),
    activities: read.getAll('activity'),
    schedules: read.getAll('when'),
    events: { chapters: read.getAll('chapter'), moments: read.getAll('moment') },
  });
  return parsed.success ? combine(parsed.output) : null;
}
