import { AMERICAN_AVERAGE, type Average, OWN_AVERAGE } from '#messages/average-comparison-messages.ts';
import { minutesOf, type TimeUse } from '../life/time-use.ts';
import type { Format } from '../messages/format.ts';
import type { IconName } from '../ui/icon-name.ts';
import { type ActivityId, identifyActivity } from './activity-names.ts';
import AMERICAN_AVERAGES from './american-averages.json' with { type: 'json' };
import { findKnownActivity } from './known-activities.ts';
import type { SourceId } from './sources.ts';
import { splitAtFigure } from './split-at-figure.ts';
import { surveyedAges, surveySource } from './time-use.ts';

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

/** The surveys' activities, by the page's ids of them. */
const SURVEYED: Partial<Record<ActivityId, string>> = {
  sleep: 'sleep',
  work: 'work',
  commute: 'commute',
  exercise: 'exercise',
  entertainment: 'television',
  eating: 'eating',
  shopping: 'shopping',
  socialActivities: 'socializing',
  reading: 'reading',
  household: 'housework',
  housework: 'housework',
};

function findSurveyed(name: string): string | undefined {
  const id = findKnownActivity(name) ?? identifyActivity(name);
  return id ? SURVEYED[id] : undefined;
}

type Counted = Readonly<Partial<Record<string, Average['counted']>>>;

/** What a survey counts, where that is not what the activity's name says. */
const COUNTED_BY_OECD: Counted = {
  television: 'televisionAndRadio',
  exercise: 'sports',
  socializing: 'seeingFriends',
  housework: 'housework',
};
const COUNTED_IN_JAPAN: Counted = { ...COUNTED_BY_OECD, television: 'televisionRadioAndNewspapers' };
const COUNTED_IN_AMERICA: Counted = {
  work: 'workAndCommuting',
  television: 'television',
  exercise: 'sportsAndRecreation',
  socializing: 'socializing',
  housework: 'householdActivities',
};

const INCLUDED: Readonly<Partial<Record<string, Average['included']>>> = {
  sleep: 'naps',
  work: 'peopleWithoutJob',
  commute: 'peopleWithoutJob',
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

/** A survey's average of an activity, and the sentences for it; `null` if the page's language has none. */
function describeAverage(activity: string, survey: TimeUse, country: ComparedHours['country']) {
  const isAmerican = surveySource(survey) === 'timeUse2025';
  const isOwn = survey === country?.timeUse;
  const sentences = (isAmerican ? AMERICAN_AVERAGE : null) ?? (isOwn ? OWN_AVERAGE : null);
  const inCountry = country?.code === 'JPN' ? COUNTED_IN_JAPAN : COUNTED_BY_OECD;
  const average: Average = {
    place: country?.place ?? '',
    counted: (isAmerican ? COUNTED_IN_AMERICA : inCountry)[activity] ?? 'asNamed',
    included: INCLUDED[activity] ?? 'nothing',
    ...surveyedAges(survey),
    year: survey.year,
  };
  return sentences && { sentences, average };
}

/**
 * Compares an activity's hours with the average in the visitor's country or, where its survey does not have the
 * activity, in the United States. A ratio, without a verdict.
 * @returns `null` if no survey has the activity, and for visitors younger than the people who took part
 */
export function compareWithAverage(format: Format, compared: ComparedHours): AverageComparison | null {
  const activity = findSurveyed(compared.name);
  const { country } = compared;
  if (activity === undefined) return null;
  const isOwn = country && minutesOf(country.timeUse, activity) !== undefined;
  const survey: TimeUse = isOwn ? country.timeUse : AMERICAN_AVERAGES;
  const minutes = minutesOf(survey, activity);
  const described = describeAverage(activity, survey, country);
  if (minutes === undefined || !described || compared.age < surveyedAges(survey).from) return null;
  const { sentences, average } = described;
  const figure = (compared.hoursPerDay * MINUTES_PER_HOUR) / minutes;
  const source = surveySource(survey);
  return isAboutOne(figure)
    ? { icon: 'users', before: sentences.same(format, average), figure: null, after: '', source }
    : { icon: 'users', ...splitAtFigure(sentences.times(format, figure, average)), figure, source };
}
