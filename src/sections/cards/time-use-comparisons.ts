import { LANGUAGE } from '#words/form.ts';
import { AVERAGE, SURVEYS, WORLD_AVERAGE } from '#words/results.ts';
import { minutesOf, type TimeUse } from '../../life/time-use.ts';
import type { IconName } from '../../ui/icon.tsx';
import { type ActivityId, identifyActivity } from '../../words/activity-names.ts';
import type { Format } from '../../words/format.ts';
import { findKnownActivity } from '../../words/known-activities.ts';
import { placeName } from '../../words/shown-names.ts';
import { type SourceId, surveyedAges, surveySource } from '../../words/sources.ts';
import AMERICAN_AVERAGES from '../../world/american-averages.json' with { type: 'json' };

/** A comparison of an activity's hours with something, in one sentence. */
export interface ComparisonSentence {
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

type Counted = Readonly<Partial<Record<string, keyof typeof SURVEYS.counted>>>;

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

/** Included in a survey's average, though a visitor may not expect it. */
const INCLUDED: Readonly<Partial<Record<string, keyof typeof SURVEYS.included>>> = {
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

/** Its survey stands in for activities that the survey of a visitor's country does not have. */
const UNITED_STATES = { code: 'USA', name: 'United States' };

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

/** What and whom a survey asked, and when: “sports, ages 15 to 64, 2021”. */
function describeSurvey(format: Format, activity: string, survey: TimeUse, country?: string): string {
  const inCountry = country === 'JPN' ? COUNTED_IN_JAPAN : COUNTED_BY_OECD;
  const counted = (surveySource(survey) === 'timeUse2025' ? COUNTED_IN_AMERICA : inCountry)[activity];
  const included = INCLUDED[activity];
  const parts = [
    counted && SURVEYS.counted[counted],
    SURVEYS.ages(format, surveyedAges(survey)),
    included && SURVEYS.included[included],
    SURVEYS.year({ year: survey.year }),
  ];
  return parts.filter(Boolean).join(LANGUAGE.comma);
}

/** In the sentence, a share of the average is rounded to this: percent. */
const SHARE_STEP = 5;

interface Average {
  readonly activity: string;
  readonly survey: TimeUse;
  readonly country: ComparedHours['country'];
}

/** The sentence for a ratio, with one decimal above 1, and in steps of 5% below it; `null` if it would be 0%. */
function describeRatio(format: Format, ratio: number, { activity, survey, country }: Average): string | null {
  const isSame = Math.round(ratio * 10) === 10;
  const share = Math.round((ratio * 100) / SHARE_STEP) * SHARE_STEP;
  if (share === 0) return null;
  const compared = { figure: ratio, below: 100 - share };
  if (survey === INTERNET_USERS) {
    const world = { ...compared, year: survey.year };
    if (isSame) return WORLD_AVERAGE.same(world);
    return WORLD_AVERAGE[ratio > 1 ? 'times' : 'below'](format, world);
  }
  const average = {
    ...compared,
    place: survey === country?.timeUse ? country.place : placeName(UNITED_STATES),
    survey: describeSurvey(format, activity, survey, country?.code),
  };
  return AVERAGE[isSame ? 'same' : ratio > 1 ? 'times' : 'below'](format, average);
}

/**
 * Compares an activity's hours with the average in the visitor's country or, where its survey does not have the
 * activity, in the United States or the world. A ratio, without a verdict.
 * @returns `null` if no survey has the activity, and for visitors younger or older than all who took part
 */
export function compareWithAverage(format: Format, compared: ComparedHours): ComparisonSentence | null {
  const { name, age, country, hoursPerDay } = compared;
  const activity = findSurveyed(name);
  const survey = activity && findSurvey(activity, country);
  if (!survey) return null;
  const { from, to } = surveyedAges(survey);
  if (age < from || (to !== null && age > to)) return null;
  const ratio = (hoursPerDay * MINUTES_PER_HOUR) / (minutesOf(survey, activity) ?? 0);
  const text = describeRatio(format, ratio, { activity, survey, country });
  if (text === null) return null;
  const icon = survey === INTERNET_USERS ? 'share-2' : 'users';
  return { icon, text, source: surveySource(survey) };
}
