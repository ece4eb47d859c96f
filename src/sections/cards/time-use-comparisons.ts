import { LANGUAGE } from '#words/form.ts';
import { AVERAGE, SURVEYS, WORLD_AVERAGE } from '#words/results.ts';
import { MINUTES_PER_HOUR } from '../../life/activity.ts';
import { ADULT_FROM } from '../../life/calendar-date.ts';
import type { ActivityProjection } from '../../life/life-projection.ts';
import type { IconName } from '../../ui/icon.tsx';
import { type ActivityId, findKnownActivity, identifyActivity } from '../../words/activity-names.ts';
import type { Format } from '../../words/format.ts';
import { countryPhraseOf } from '../../words/shown-names.ts';
import { type SourceId, surveyedAges, surveySource } from '../../words/sources.ts';
import AMERICAN_AVERAGES from '../../world/american-averages.json' with { type: 'json' };
import type { TimeUse } from '../../world/country-facts-schema.ts';

/** The minutes of an activity on an average day; `undefined` if the survey does not have it. */
const minutesOf = ({ activities }: TimeUse, name: string): number | undefined =>
  activities.find((activity) => activity.name === name)?.minutes;

export interface ComparisonSentence {
  readonly icon: IconName;
  /** The sentence, with a figure that stands out between `<b>` and `</b>`. */
  readonly text: string;
  readonly source?: SourceId | undefined;
}

/** The surveys' names of activities that have another id on this page. */
const SURVEYED_AS: Partial<Record<ActivityId, string>> = {
  entertainment: 'television',
  socialActivities: 'socializing',
  household: 'housework',
};

function findSurveyed(name: string): string | null {
  const id = findKnownActivity(name) ?? identifyActivity(name);
  return id && (SURVEYED_AS[id] ?? id);
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

interface Visitor {
  readonly age: number;
  /** The country with its average; `null` if there is none. */
  readonly country: {
    readonly code: string;
    readonly countryPhrase: string;
    readonly timeUse: TimeUse;
  } | null;
}

/** In the sentence, a share of the average is rounded to this: percent. */
const SHARE_STEP = 5;

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

/**
 * Compares an activity's hours with the average in the visitor's country or, where its survey does not have the
 * activity, in the United States or the world. A ratio with one decimal above 1, and in steps of 5% below it, without a
 * verdict.
 * @returns `null` if no survey has the activity, if it would be 0%, for visitors younger or older than all who took part,
 * and for those under 18, of whom no figure is compared with adults'
 */
export function compareWithAverage(
  format: Format,
  { name, hours }: Pick<ActivityProjection, 'name' | 'hours'>,
  { age, country }: Visitor,
): ComparisonSentence | null {
  const activity = findSurveyed(name);
  if (!activity) return null;
  const surveys = [...(country ? [country.timeUse] : []), AMERICAN_AVERAGES, INTERNET_USERS];
  const [found] = surveys.flatMap((survey) => {
    const minutes = minutesOf(survey, activity);
    return minutes === undefined ? [] : [{ survey, minutes }];
  });
  if (!found) return null;
  const { survey, minutes } = found;
  const { from, to } = surveyedAges(survey);
  if (age < Math.max(from, ADULT_FROM) || (to !== null && age > to)) return null;
  const ratio = (hours * MINUTES_PER_HOUR) / minutes;
  const share = Math.round((ratio * 100) / SHARE_STEP) * SHARE_STEP;
  if (share === 0) return null;
  const kind = Math.round(ratio * 10) === 10 ? 'same' : ratio > 1 ? 'times' : 'below';
  const compared = { figure: ratio, below: 100 - share };
  const source = surveySource(survey);
  if (survey === INTERNET_USERS) {
    const world = { ...compared, year: survey.year };
    const text = kind === 'same' ? WORLD_AVERAGE.same(world) : WORLD_AVERAGE[kind](format, world);
    return { icon: 'share-2', text, source };
  }
  const countryPhrase = survey === country?.timeUse ? country.countryPhrase : countryPhraseOf(UNITED_STATES);
  const described = describeSurvey(format, activity, survey, country?.code);
  return {
    icon: 'users',
    text: AVERAGE[kind](format, { ...compared, country: countryPhrase, survey: described }),
    source,
  };
}
