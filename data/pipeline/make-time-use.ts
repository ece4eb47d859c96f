/** Makes the use of time by country, and the average days of the form, for index.ts. */
import type { TimeUse } from '../../src/life/time-use.ts';
import { type Hours, readAmericanTable, readOecdSurveys, readStudentDay } from './read-time-use.ts';

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

const mapValues = <K extends string, From, To>(from: Readonly<Record<K, From>>, map: (value: From) => To) =>
  // oxlint-disable-next-line no-unsafe-type-assertion -- the keys are the same
  Object.fromEntries(Object.entries<From>(from).map(([key, value]) => [key, map(value)])) as Record<K, To>;

/** Columns of the American tables: table 1 has everyone in the first, table 11A reading in the fifth. */
const EVERYONE = 1;
const LEISURE = { television: 4, reading: 5, gaming: 7 } as const;
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
      { name: 'reading', minutes: toMinutes(leisure(ALL_AGES, LEISURE.reading)) },
    ],
  };
}

/**
 * The time use of every country of the OECD's table, in minutes a day. The United States have the averages of their own
 * survey, which is a year newer and the one of the average days.
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

/** A column of tables 8B and 8C. */
const WITH_CHILDREN = 1;
const WITHOUT_CHILDREN = 10;
/** Columns of table 3. */
const BY_AGE = { personalCare: 1, eating: 2, household: 3, studying: 8 } as const;

const NAMES = {
  sleep: AMERICAN_NAMES.sleep,
  work: AMERICAN_NAMES.work,
  eating: AMERICAN_NAMES.eating,
  household: AMERICAN_NAMES.housework,
  television: AMERICAN_NAMES.television,
  family: 'Caring for and helping household members',
} as const;

/** The hours of the average days, as published; the longest first, after sleep. The page names the activities. */
export function makeAverageDays() {
  const everyone = readAmericanTable('t01');
  const employed = readAmericanTable('t08B');
  const notEmployed = readAmericanTable('t08C');
  const byAge = readAmericanTable('t03');
  const leisure = readAmericanTable('t11A');
  const student = readStudentDay();
  const { sleep, work, eating, household, television, family } = NAMES;
  const pick = <K extends string>(table: Hours, column: number, names: Readonly<Record<K, string>>) =>
    mapValues(names, (name) => table(name, column));
  const [teens, oldest] = ['15 to 19 years', '75 years and over'];
  return {
    working: pick(employed, WITHOUT_CHILDREN, { sleep, work, television, household, eating }),
    'working-parent': pick(employed, WITH_CHILDREN, { sleep, work, household, television, family }),
    'parent-at-home': pick(notEmployed, WITH_CHILDREN, { sleep, household, television, family, eating }),
    student: pick(student, EVERYONE, {
      sleep: 'Sleeping',
      studying: 'Educational activities',
      work: 'Working and related activities',
      travel: 'Traveling',
      eating,
    }),
    teenager: {
      personalCare: byAge(teens, BY_AGE.personalCare),
      studying: byAge(teens, BY_AGE.studying),
      gaming: leisure(teens, LEISURE.gaming),
      television: leisure(teens, LEISURE.television),
      eating: byAge(teens, BY_AGE.eating),
    },
    'later-life': {
      personalCare: byAge(oldest, BY_AGE.personalCare),
      television: leisure(oldest, LEISURE.television),
      household: byAge(oldest, BY_AGE.household),
      eating: byAge(oldest, BY_AGE.eating),
      reading: leisure(oldest, LEISURE.reading),
    },
    'average-person': pick(everyone, EVERYONE, { sleep, work, television, household, eating }),
  };
}
