import * as v from 'valibot';
import { LANGUAGE } from '#words/form.ts';
import type { LifeEvents } from '../life/life-events.ts';
import { snapOffset } from '../life/life-projection.ts';
import { weeksLeft } from '../life/weeks.ts';
import { estimatePresentWeek } from '../life/weeks-of-life.ts';
import { identifyActivity, readCarriedName } from '../words/activity-names.ts';
import { countryOf, placeName } from '../words/shown-names.ts';
import { CountryCode } from '../world/api-schemas.ts';
import { WORLD_BANK } from '../world/world-bank.ts';
import { readLink, writeLink } from './codec.ts';
import { type LinkedEventsContent, MAX_WEEK, openLinkedEvents } from './linked-events.ts';
import { parseActivities } from './parse-draft.ts';
import { writeSchedule } from './schedule-draft.ts';
import {
  LanguageTag,
  LifeYears,
  LinkedActivities,
  LinkedEvents,
  PopulationName,
  wholeNumber,
} from './schema.ts';
import type { ShownLife } from './shown-life.ts';

const Year = wholeNumber(9999);
/** More than any age, and without a reason to be exact: an age and its weeks are checked against each other. */
const MAX_AGE = 9999;

/** A life in a link: everything that the results need, and no date. */
const LifeLink = v.object({
  language: LanguageTag,
  age: wholeNumber(MAX_AGE),
  weeksLived: wholeNumber(MAX_AGE * 53),
  lifeExpectancy: LifeYears,
  basis: v.picklist(['birth', 'period', 'cohort']),
  /** The life expectancy at birth, or as entered. */
  atBirth: LifeYears,
  /** ISO 3166-1 alpha-3 code. */
  country: v.nullable(CountryCode),
  /** The year of the country's life expectancy at birth; `null` if one was entered. */
  year: v.nullable(Year),
  /** Whether it comes from the page's own copy. */
  fromSnapshot: v.boolean(),
  /** The year of the life table; `null` with the basis `birth`. */
  tableYear: v.nullable(Year),
  population: PopulationName,
  /** The slider's position, in weeks from now. */
  offsetWeeks: wholeNumber(MAX_WEEK),
  activities: LinkedActivities,
  events: v.nullable(LinkedEvents),
});

type LinkContent = v.InferOutput<typeof LifeLink>;

/** The life of a link, which has no dates. */
export interface SharedLife extends Omit<ShownLife, 'dates' | 'example'> {
  readonly offsetWeeks: number;
  /** Chapters and moments, if the visitor has chosen to include them; `null` otherwise. */
  readonly events: LifeEvents | null;
}

/**
 * Writes the fragment of a link to a life. It contains the age in years and the weeks lived, but not the present week:
 * together with the day on which the link was made, that would often reveal the exact birthdate.
 */
export function writeLifeLink(
  { life, country, figure, basis, tableYear, atBirth, population }: Omit<ShownLife, 'dates' | 'example'>,
  offsetWeeks: number,
  events: LinkedEventsContent | null,
): string {
  const { age, weeksLived, lifeExpectancy } = life;
  const activities = life.activities.map(({ name, hours, color, schedule }) => ({
    name,
    known: identifyActivity(name),
    hours: String(hours),
    color,
    schedule: schedule ? writeSchedule(schedule) : null,
  }));
  return writeLink({
    language: LANGUAGE.tag,
    age,
    weeksLived,
    lifeExpectancy,
    basis,
    atBirth,
    country: country?.code ?? null,
    year: figure?.year ?? null,
    fromSnapshot: figure?.fromSnapshot ?? false,
    tableYear,
    population,
    offsetWeeks,
    activities,
    events,
  });
}

/** The activities of a link, with their positions as ids; `null` if the form would refuse them. */
function openActivities({ activities, language }: LinkContent) {
  const drafts = activities.map(({ known, name, ...activity }, index) => ({
    ...activity,
    id: String(index),
    name: readCarriedName({ name, known: known ?? '', language }),
  }));
  const { activities: parsed, problems } = parseActivities(drafts, null);
  return problems.length === 0 ? parsed : null;
}

/** Where the life expectancy of a link comes from; `null` if its parts contradict each other. */
function openOrigin({
  country: code,
  year,
  fromSnapshot,
  basis,
  tableYear,
  atBirth,
  lifeExpectancy,
}: LinkContent) {
  const country = code === null ? null : countryOf(code);
  const isAtBirth = basis === 'birth';
  if (code !== null && !country) return null;
  if (isAtBirth !== (tableYear === null) || (isAtBirth && atBirth !== lifeExpectancy)) return null;
  if (!country) return isAtBirth && year === null ? { country, figure: null } : null;
  if (year === null) return { country, figure: null };
  const figure = {
    code: country.code,
    countryName: placeName(country),
    lifeExpectancy: atBirth,
    year,
    source: WORLD_BANK,
    ...(fromSnapshot && { fromSnapshot }),
  };
  return { country, figure };
}

/**
 * Reads the fragment of a link to a life.
 * @returns `newer` for a link of a newer version; `null` for any other text that `writeLifeLink` cannot have written,
 * such as a link that is incomplete, altered or out of range
 */
export function readLifeLink(fragment: string): SharedLife | 'newer' | null {
  const link = readLink(LifeLink, fragment);
  if (link === 'newer' || !link) return link;
  const { age, weeksLived, lifeExpectancy, basis, tableYear, atBirth, population, offsetWeeks, events } =
    link;
  const presentWeek = estimatePresentWeek(age, weeksLived);
  const activities = openActivities(link);
  const origin = openOrigin(link);
  if (!activities || !origin || presentWeek === null) return null;
  if (offsetWeeks !== snapOffset(offsetWeeks, weeksLeft({ age, lifeExpectancy }))) return null;
  return {
    life: { age, weeksLived, presentWeek, lifeExpectancy, activities },
    ...origin,
    basis,
    tableYear,
    atBirth,
    population,
    offsetWeeks,
    events: events && openLinkedEvents(events),
  };
}
