/** Makes the use of time by country, for index.ts. */
import * as v from 'valibot';
import { CountryCode } from '../../src/world/api-schemas.ts';
import type { TimeUse } from '../../src/world/country-facts-schema.ts';
import { number, readRows, readTable } from './read-upstream.ts';

/**
 * Reads a table of the American Time Use Survey: hours a day by row and column. Where a name has several rows, the first
 * one counts.
 * @param name such as "t11A"
 * @throws Error for a row that is not there, and for a figure that was not published
 */
export function readAmericanTable(name: string) {
  const rows = readRows(`upstream/atus-2025-${name}.csv`);
  return (label: string, column: number): number => {
    const row = rows.find(([first = '']) => first.replace(/\(\d\)$/, '') === label);
    const hours = Number(row?.[column] || Number.NaN);
    if (!(hours >= 0 && hours <= 24))
      throw new Error(`${name} has no hours of "${label}" in column ${column}`);
    return hours;
  };
}

const Row = v.object({
  code: CountryCode,
  population: v.string(),
  survey_year: v.pipe(v.string(), v.regex(/^\d{4}(\/(\d\d|\d{4}))?$/)),
  ages: v.pipe(v.string(), v.regex(/^\d\d(-\d\d| and more)$/)),
  activity_code: v.string(),
  minutes_per_day: v.union([
    v.pipe(
      v.literal(''),
      v.transform(() => null),
    ),
    number(0, 1440),
  ]),
});

/** One country's survey in the OECD's table. */
interface OecdSurvey extends Pick<TimeUse, 'year' | 'ages'> {
  /** By the OECD's codes; `null` where the survey does not have an activity. */
  readonly minutes: ReadonlyMap<string, number | null>;
}

/** "2009/10" and "2014/2015" as "2009–10" and "2014–15". */
const formatYear = (year: string) => year.replace(/\/(?:\d\d)?(\d\d)$/, '–$1');

const parseAges = (ages: string) => ages.split('-').map((part) => Number.parseInt(part, 10));

/** The OECD's averages of everyone, by country. */
export function readOecdSurveys(): Map<string, OecdSurvey> {
  const surveys = new Map<string, OecdSurvey & { readonly minutes: Map<string, number | null> }>();
  for (const row of readTable('upstream/oecd-time-use.csv', Row)) {
    if (row.population !== 'everyone') continue;
    const survey = surveys.get(row.code) ?? {
      year: formatYear(row.survey_year),
      ages: parseAges(row.ages),
      minutes: new Map(),
    };
    surveys.set(row.code, survey);
    survey.minutes.set(row.activity_code, row.minutes_per_day);
  }
  return surveys;
}

/** The OECD's codes of the activities that the page knows. */
const OECD_CODES = {
  sleep: '3.1',
  work: '1.1',
  commute: '1.2',
  eating: '3.2',
  housework: '2.1',
  shopping: '2.2',
  exercise: '4.1',
  socializing: '4.3',
  television: '4.4',
} as const;

/** The names in table 1 of the American Time Use Survey. Work includes travel to it. */
const AMERICAN_NAMES = {
  sleep: 'Sleeping',
  work: 'Working and work-related activities',
  eating: 'Eating and drinking',
  housework: 'Household activities',
  shopping: 'Consumer goods purchases',
  exercise: 'Participating in sports, exercise, and recreation',
  socializing: 'Socializing and communicating',
  television: 'Watching television',
} as const;

const MINUTES_PER_HOUR = 60;
const toMinutes = (hours: number) => Math.round(hours * MINUTES_PER_HOUR * 10) / 10;

/** Columns of the American tables: table 1 has everyone in the first, table 11A reading in the fifth. */
const EVERYONE = 1;
const READING = 5;
const ALL_AGES = 'Total, 15 years and over';

/** The averages of the American Time Use Survey 2025. */
function makeAmericanTimeUse(): TimeUse {
  const [all, leisure] = [readAmericanTable('t01'), readAmericanTable('t11A')];
  return {
    source: 'American Time Use Survey',
    year: '2025',
    ages: [15],
    activities: [
      ...Object.entries(AMERICAN_NAMES).map(([name, row]) => ({
        name,
        minutes: toMinutes(all(row, EVERYONE)),
      })),
      { name: 'reading', minutes: toMinutes(leisure(ALL_AGES, READING)) },
    ],
  };
}

/**
 * The time use of every country of the OECD's table, in minutes a day. The United States have the averages of their own
 * survey, which is a year newer.
 */
export function makeTimeUse() {
  const countries: Record<string, TimeUse> = {};
  for (const [code, { year, ages, minutes }] of readOecdSurveys()) {
    const find = (activity: string) => {
      const found = minutes.get(activity);
      if (typeof found !== 'number') throw new Error(`The OECD has no activity ${activity} of ${code}`);
      return found;
    };
    const activities = Object.entries(OECD_CODES).map(([name, activity]) => ({
      name,
      minutes: find(activity),
    }));
    countries[code] = { source: 'OECD Time Use Database', year, ages, activities };
  }
  countries['USA'] = makeAmericanTimeUse();
  return countries;
}

const COMPARED_EVERYWHERE = new Set(['television', 'eating', 'exercise', 'reading']);

/** The page compares with these where a country's survey does not have an activity. */
export function makeAmericanAverages(): TimeUse {
  const { activities, ...survey } = makeAmericanTimeUse();
  return { ...survey, activities: activities.filter(({ name }) => COMPARED_EVERYWHERE.has(name)) };
}
