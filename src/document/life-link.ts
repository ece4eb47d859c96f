import * as v from 'valibot';
import { LANGUAGE } from '#words/form.ts';
import { type LinkedContent, LinkedEvents, openLinkedEvents } from '../events/saved-events.ts';
import { snapOffset } from '../life/life-projection.ts';
import type { Population } from '../life/life-table.ts';
import { estimatePresentWeek, weeksLeft } from '../life/weeks.ts';
import { MAX_WEEK } from '../life/when.ts';
import { identifyActivity, readCarriedName } from '../words/activity-names.ts';
import { countryOf } from '../words/shown-names.ts';
import { CountryCode } from '../world/api-schemas.ts';
import { WORLD_BANK } from '../world/world-bank.ts';
import { readLink, writeLink } from './link.ts';
import { parseActivities } from './parse-draft.ts';
import { parseHours } from './parse-hours.ts';
import { writeSchedule } from './schedule-draft.ts';
import { LanguageTag, LifeYears, LinkedActivities, PopulationName, wholeNumber } from './schema.ts';
import {
  atBirthOf,
  enteredExpectancy,
  expectancyAtBirth,
  type ReadOnlyLife,
  type ShownLife,
} from './submitted-life.ts';

const Year = wholeNumber(9999);
/** More than any age, and without a reason to be exact: an age and its weeks are checked against each other. */
const MAX_AGE = 9999;

const LifeLink = v.object({
  language: LanguageTag,
  age: wholeNumber(MAX_AGE),
  weeksLived: wholeNumber(MAX_AGE * 53),
  /** At birth, or as entered. */
  lifeExpectancy: LifeYears,
  /** ISO 3166-1 alpha-3. */
  country: v.nullable(CountryCode),
  /** The origin of the country's figure at birth: its year, and whether it is in the page's own copy; `null` if one was entered. */
  figure: v.nullable(v.object({ year: Year, fromSnapshot: v.boolean() })),
  /** The figure of a life table that the results are for; `null` for the one at birth. */
  table: v.nullable(
    v.object({ basis: v.picklist(['period', 'cohort']), year: Year, lifeExpectancy: LifeYears }),
  ),
  population: PopulationName,
  /** The slider's position, in weeks from now. */
  offsetWeeks: wholeNumber(MAX_WEEK),
  activities: LinkedActivities,
  events: v.nullable(LinkedEvents),
});

type LinkContent = v.InferOutput<typeof LifeLink>;

interface Linked {
  /** That of the results. A life expectancy of a life table has people of its own. */
  readonly population: Population;
  readonly offsetWeeks: number;
  readonly events: LinkedContent | null;
}

/**
 * Writes the fragment of a link to a life. It contains the age in years and the weeks lived, but not the present week:
 * together with the day on which the link was made, that would often reveal the exact birthdate.
 */
export function writeLifeLink(
  { life, country, expectancy }: ShownLife,
  { population, offsetWeeks, events }: Linked,
): string {
  const { age, weeksLived } = life;
  const table = expectancy.kind === 'table' ? expectancy : null;
  const atBirth = atBirthOf(expectancy);
  const figure = atBirth.kind === 'birth' ? atBirth.figure : null;
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
    lifeExpectancy: atBirth.years,
    country: country?.code ?? null,
    figure: figure && { year: figure.year, fromSnapshot: figure.fromSnapshot ?? false },
    table: table && { basis: table.outlook, year: table.tableYear, lifeExpectancy: table.years },
    population: table?.population ?? population,
    offsetWeeks,
    activities,
    events,
  });
}

/** The activities of a link, with their positions as ids; `null` if the form would refuse or change them. */
function openActivities({ activities, language }: LinkContent) {
  const drafts = activities.map(({ known, name, ...activity }, index) => ({
    ...activity,
    id: String(index),
    name: readCarriedName({ name, known, language }),
  }));
  const { activities: parsed, problems } = parseActivities(drafts, null);
  const isReadable = drafts.every(({ hours }) => parseHours(hours) !== null);
  return isReadable && problems.length === 0 ? parsed : null;
}

/** Where the figures of a link come from; `null` if their country is not known. */
function openOrigin({ country: code, lifeExpectancy, figure, table }: LinkContent) {
  const country = code === null ? null : countryOf(code);
  if (!country && (code !== null || figure || table)) return null;
  if (!country || !figure) return { country, atBirth: enteredExpectancy(lifeExpectancy) };
  const { year, fromSnapshot } = figure;
  const countryFigure = {
    code: country.code,
    lifeExpectancy,
    year,
    source: WORLD_BANK,
    ...(fromSnapshot && { fromSnapshot }),
  };
  return { country, atBirth: expectancyAtBirth(countryFigure) };
}

/** Reads the fragment of a link to a life. @returns as `readLink`; `null` also for one that is out of range */
export function readLifeLink(fragment: string): ReadOnlyLife | 'newer' | null {
  const link = readLink(LifeLink, fragment);
  if (link === 'newer' || !link) return link;
  const { age, weeksLived, table, population, offsetWeeks, events } = link;
  const lifeExpectancy = table?.lifeExpectancy ?? link.lifeExpectancy;
  const presentWeek = estimatePresentWeek(age, weeksLived);
  const activities = openActivities(link);
  const origin = openOrigin(link);
  if (!activities || !origin || presentWeek === null) return null;
  if (offsetWeeks !== snapOffset(offsetWeeks, weeksLeft({ age, lifeExpectancy }))) return null;
  const ofTable = table && {
    kind: 'table' as const,
    years: lifeExpectancy,
    outlook: table.basis,
    population,
    tableYear: table.year,
  };
  const time = { kind: 'linked', age, weeksLived, presentWeek, table: ofTable } as const;
  return {
    submitted: { ...origin, time, activities, example: false },
    choice: { basis: table?.basis ?? 'birth', population },
    offsetWeeks,
    events: events && openLinkedEvents(events),
  };
}
