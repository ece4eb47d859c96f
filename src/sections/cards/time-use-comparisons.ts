import { AMERICAN_AVERAGE, OWN_AVERAGE, WORLD_AVERAGE } from '#words/details.ts';
import { minutesOf, type TimeUse } from '../../life/time-use.ts';
import type { IconName } from '../../ui/icon-name.ts';
import { type ActivityId, identifyActivity } from '../../words/activity-names.ts';
import type { Format } from '../../words/format.ts';
import { findKnownActivity } from '../../words/known-activities.ts';
import type { SourceId } from '../../words/sources.ts';
import { surveyedAges, surveySource } from '../../words/surveys.ts';
import AMERICAN_AVERAGES from '../../world/american-averages.json' with { type: 'json' };

/** A comparison of an activity's hours with an average, in one sentence. */
export interface AverageComparison {
  readonly icon: IconName;
  /** The sentence, with a figure that stands out between `<b>` and `</b>`. */
  readonly text: string;
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
  socialMedia: 'socialMedia',
  household: 'housework',
  housework: 'housework',
};

function findSurveyed(name: string): string | undefined {
  const id = findKnownActivity(name) ?? identifyActivity(name);
  return id ? SURVEYED[id] : undefined;
}

type Sentences = typeof OWN_AVERAGE;
type Average = Parameters<Sentences['same']>[1];
type Counted = Readonly<Partial<Record<string, Average['counted']>>>;

/** The thing that a survey counts, if it differs from the activity's name. */
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

/** The world's internet users; their hours, 2.35 a day, are in the report. */
const INTERNET_USERS: TimeUse = {
  source: 'DataReportal',
  year: '2025',
  ages: [16],
  activities: [{ name: 'socialMedia', minutes: 141 }],
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

/** The first survey that has an activity: of the visitor's own country, of the United States, or of the world. */
function findSurvey(activity: string, country: ComparedHours['country']): TimeUse | undefined {
  const surveys = [...(country ? [country.timeUse] : []), AMERICAN_AVERAGES, INTERNET_USERS];
  return surveys.find((survey) => minutesOf(survey, activity) !== undefined);
}

/** The sentences for a survey's average; `null` if the page's language has none. */
function findSentences(survey: TimeUse, country: ComparedHours['country']): Sentences | null {
  if (survey === INTERNET_USERS) {
    return { ...WORLD_AVERAGE, same: (_format, average) => WORLD_AVERAGE.same(average) };
  }
  const isAmerican = surveySource(survey) === 'timeUse2025';
  const isOwn = survey === country?.timeUse;
  return (isAmerican ? AMERICAN_AVERAGE : null) ?? (isOwn ? OWN_AVERAGE : null);
}

/** The people in a survey's average. */
function describeAverage(activity: string, survey: TimeUse, country: ComparedHours['country']): Average {
  const inCountry = country?.code === 'JPN' ? COUNTED_IN_JAPAN : COUNTED_BY_OECD;
  const counted = surveySource(survey) === 'timeUse2025' ? COUNTED_IN_AMERICA : inCountry;
  return {
    place: country?.place ?? '',
    counted: counted[activity] ?? 'asNamed',
    included: INCLUDED[activity] ?? 'nothing',
    ...surveyedAges(survey),
    year: survey.year,
  };
}

/** In the sentence, a share of the average is rounded to this: percent. */
const SHARE_STEP = 5;

/** The sentence for a ratio, with one decimal above 1, and in steps of 5% below it; `null` if it would be 0%. */
function describeRatio(format: Format, ratio: number, sentences: Sentences, average: Average): string | null {
  if (Math.round(ratio * 10) === 10) return sentences.same(format, average);
  if (ratio > 1) return sentences.times(format, { figure: ratio, ...average });
  const share = Math.round((ratio * 100) / SHARE_STEP) * SHARE_STEP;
  return share === 0 ? null : sentences.below(format, { below: 100 - share, ...average });
}

/**
 * Compares an activity's hours with the average in the visitor's country or, where its survey does not have the
 * activity, in the United States or the world. A ratio, without a verdict.
 * @returns `null` if no survey has the activity, and for visitors younger or older than all who took part
 */
export function compareWithAverage(format: Format, compared: ComparedHours): AverageComparison | null {
  const { name, age, country, hoursPerDay } = compared;
  const activity = findSurveyed(name);
  const survey = activity && findSurvey(activity, country);
  const sentences = survey && findSentences(survey, country);
  if (!survey || !sentences) return null;
  const average = describeAverage(activity, survey, country);
  if (age < average.from || (average.to !== null && age > average.to)) return null;
  const ratio = (hoursPerDay * MINUTES_PER_HOUR) / (minutesOf(survey, activity) ?? 0);
  const text = describeRatio(format, ratio, sentences, average);
  if (text === null) return null;
  const icon = survey === INTERNET_USERS ? 'share-2' : 'users';
  return { icon, text, source: surveySource(survey) };
}
