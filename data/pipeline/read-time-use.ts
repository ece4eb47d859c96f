/** Reads the tables of the time-use surveys, for make-time-use.ts. */
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
