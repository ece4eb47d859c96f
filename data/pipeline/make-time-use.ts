/** Makes the use of time by country, for index.ts. */
import type { TimeUse } from '../../src/world/country-facts-schema.ts';
import { readAmericanTable, readOecdSurveys } from './read-time-use.ts';

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
