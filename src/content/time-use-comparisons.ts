import { minutesOf, type TimeUse } from '../life/time-use.ts';
import type { IconName } from '../ui/icon-name.ts';
import AMERICAN_AVERAGES from './american-averages.json' with { type: 'json' };
import { findKnownActivity, type KnownActivity } from './known-activities.ts';
import type { SourceId } from './sources.ts';
import { describeAges, surveySource } from './time-use.ts';

/** A comparison of an activity's hours with an average, in one sentence. */
export interface AverageComparison {
  readonly icon: IconName;
  /** The sentence up to its figure; all of it if there is none. */
  readonly before: string;
  /** How many times the average the hours are, not rounded; `null` if they are about the same. */
  readonly figure: number | null;
  readonly after: string;
  readonly source?: SourceId | undefined;
}

/** The surveys' activities, by the page's names for them. */
const SURVEYED: Partial<Record<KnownActivity, string>> = {
  sleep: 'sleep',
  work: 'work',
  commute: 'commute',
  exercise: 'exercise',
  entertainment: 'television',
  eating: 'eating',
  shopping: 'shopping',
  socialActivities: 'socializing',
  reading: 'reading',
};
/** Names of the average days that are no known activities. */
const HOUSEWORK = new Set(['household', 'housework', 'chores']);

const findSurveyed = (name: string): string | undefined => {
  if (HOUSEWORK.has(name.trim().toLowerCase())) return 'housework';
  const known = findKnownActivity(name);
  return known ? SURVEYED[known] : undefined;
};

/** What a survey counts, where that is not what the activity's name says. */
const COUNTED: Readonly<Record<string, Partial<Record<string, string>>>> = {
  oecd: {
    television: 'TV and radio',
    exercise: 'sports',
    socializing: 'seeing friends',
    housework: 'housework',
  },
  japan: { television: 'TV, radio and newspapers' },
  american: {
    work: 'work and commuting',
    television: 'TV',
    exercise: 'sports, exercise, and recreation',
    socializing: 'socializing',
    housework: 'household activities',
  },
};
/** Notes on an average. */
const NOTES: Partial<Record<string, string>> = {
  sleep: ', naps included',
  work: ', with or without a job',
  commute: ', with or without a job',
};

interface ComparedHours {
  readonly name: string;
  readonly hoursPerDay: number;
  /** The visitor's completed age, years. */
  readonly age: number;
  /** The visitor's country with its average; `null` if there is none. */
  readonly country: { readonly code: string; readonly place: string; readonly timeUse: TimeUse } | null;
}

const MINUTES_PER_HOUR = 60;
/** Whether a ratio is shown as 1, in tenths. */
const isAboutOne = (ratio: number) => Math.round(ratio * 10) === 10;

/** An average, with the people that it is of. */
function describeAverage(activity: string, survey: TimeUse, country: ComparedHours['country']): string {
  const isAmerican = surveySource(survey) === 'timeUse2025';
  const inJapan = country?.code === 'JPN' ? COUNTED.japan?.[activity] : undefined;
  const counted = isAmerican ? COUNTED.american?.[activity] : (inJapan ?? COUNTED.oecd?.[activity]);
  const what = counted ? ` for ${counted}` : '';
  const who = `(${describeAges(survey.ages)}${NOTES[activity] ?? ''}, ${survey.year})`;
  return isAmerican ? `the US average${what} ${who}.` : `the average${what} in ${country?.place} ${who}.`;
}

/**
 * Compares an activity's hours with the average in the visitor's country or, where its survey does not have the
 * activity, in the United States. A ratio, without a verdict.
 * @returns `null` if no survey has the activity, and for visitors younger than the people who took part
 */
export function compareWithAverage(compared: ComparedHours): AverageComparison | null {
  const activity = findSurveyed(compared.name);
  const { country } = compared;
  if (activity === undefined) return null;
  const isOwn = country && minutesOf(country.timeUse, activity) !== undefined;
  const survey: TimeUse = isOwn ? country.timeUse : AMERICAN_AVERAGES;
  const minutes = minutesOf(survey, activity);
  const [youngest = 0] = survey.ages;
  if (minutes === undefined || compared.age < youngest) return null;
  const average = describeAverage(activity, survey, country);
  const figure = (compared.hoursPerDay * MINUTES_PER_HOUR) / minutes;
  const source = surveySource(survey);
  return isAboutOne(figure)
    ? { icon: 'users', before: `About ${average}`, figure: null, after: '', source }
    : { icon: 'users', before: '', figure, after: ` times ${average}`, source };
}
