import { AVERAGE_DAY, AVERAGE_DAYS, OWN_COUNTRY_DAY } from '#words/entries.ts';
import type { Activity } from '../../life/activity.ts';
import { ADULT_FROM } from '../../life/completed-age.ts';
import { minutesOf, type TimeUse } from '../../life/time-use.ts';
import { type ActivityId, nameOfActivity } from '../../words/activity-names.ts';
import { describeSchedule } from '../../words/describe-schedule.ts';
import type { Format } from '../../words/format.ts';
import type { SourceId } from '../../words/sources.ts';
import { surveyedAges, surveySource } from '../../words/surveys.ts';
import AMERICAN_AVERAGES from '../../world/american-averages.json' with { type: 'json' };
import HOURS from './average-days.json' with { type: 'json' };

/** A day that can fill the form: a published average, or a ready-made one with days a week and ages. */
export interface AverageDay {
  /** Unique, in kebab-case. */
  readonly id: string;
  /** Short enough for a button. */
  readonly title: string;
  /** The population, place and year, as a sentence. */
  readonly about: string;
  readonly source: SourceId;
  /** The main activities, in hours a day, as published where they happen every day. */
  readonly activities: readonly Pick<Activity, 'name' | 'hours' | 'schedule'>[];
  /** Whether it is offered to visitors under 18: the day of people of about their age, without work. */
  readonly forMinors?: true;
}

/** The year of the American survey. */
export const SURVEY_YEAR = AMERICAN_AVERAGES.year;

/** The hours of an activity. @example 'Work 8 hours × 5 days a week, 22 to 65' */
export const describeDayPart = (
  format: Format,
  { name, hours, schedule }: AverageDay['activities'][number],
): string =>
  AVERAGE_DAY.activity({
    name,
    hours: schedule ? describeSchedule(format, hours, schedule) : format.hours(hours),
  });

/** The activities of the surveys, as the page names them. */
const ACTIVITY_IDS: Readonly<Partial<Record<string, ActivityId>>> = {
  sleep: 'sleep',
  work: 'work',
  television: 'television',
  household: 'household',
  housework: 'housework',
  eating: 'eating',
  family: 'familyCare',
  studying: 'studying',
  travel: 'gettingAround',
  gaming: 'gamesAndComputer',
  reading: 'reading',
  // By age, sleep is only published together with washing and dressing, so it cannot be analyzed as sleep.
  personalCare: 'personalCare',
};

function listActivities(day: Readonly<Record<string, number>>) {
  return Object.entries(day).flatMap(([key, hours]) => {
    const id = ACTIVITY_IDS[key];
    return id ? [{ name: nameOfActivity(id), hours }] : [];
  });
}

const isDay = (id: string): id is keyof typeof HOURS => Object.hasOwn(HOURS, id);

function describeAbout(id: keyof typeof HOURS): string {
  const { about } = AVERAGE_DAYS[id];
  return typeof about === 'string' ? about : about({ year: SURVEY_YEAR });
}

/** The average days of Americans. */
export const listAmericanDays = (): readonly AverageDay[] =>
  Object.keys(HOURS)
    .filter(isDay)
    .map((id) => ({
      id,
      title: AVERAGE_DAYS[id].title,
      about: describeAbout(id),
      source: id === 'student' ? 'studentTimeUse2003To2005' : 'timeUse2025',
      activities: listActivities(HOURS[id]),
      ...(id === 'teenager' && { forMinors: true }),
    }));

const MINUTES_PER_HOUR = 60;
/** Hours are entered with two decimals. */
const toHours = (minutes: number) => Math.round((minutes / MINUTES_PER_HOUR) * 100) / 100;

/** The activities of a country's day, sleep first. */
const COUNTRY_ACTIVITIES = ['sleep', 'work', 'television', 'housework', 'eating'] as const;

/** A country with its average. */
interface SurveyedCountry {
  /** The name of the country within a sentence, such as "the Netherlands". */
  readonly place: string;
  readonly timeUse: TimeUse;
}

/** The average day of a country. */
function createCountryDay(format: Format, { place, timeUse }: SurveyedCountry): AverageDay {
  const hours = COUNTRY_ACTIVITIES.map((key) => [key, toHours(minutesOf(timeUse, key) ?? 0)] as const);
  const [sleep, ...others] = hours.filter(([, each]) => each > 0);
  const ages = surveyedAges(timeUse);
  const longestFirst = others.toSorted(([, one], [, other]) => other - one);
  return {
    id: 'own-country',
    title: OWN_COUNTRY_DAY.title(format, { place }),
    about: OWN_COUNTRY_DAY.about(format, { place, agesFrom: ages.from, agesTo: ages.to, year: timeUse.year }),
    source: 'oecdTimeUse',
    activities: listActivities(Object.fromEntries(sleep ? [sleep, ...longestFirst] : longestFirst)),
  };
}

interface OfferedTo {
  /** Completed age, years; `null` if it is not known. */
  readonly age: number | null;
  /** `null` without a country, or for one without an average. */
  readonly country: SurveyedCountry | null;
}

/** The average days that a visitor can choose from, that of their own country first. */
export function listAverageDays(format: Format, { age, country }: OfferedTo): readonly AverageDay[] {
  const days = listAmericanDays();
  if (age !== null && age < ADULT_FROM) return days.filter(({ forMinors }) => forMinors);
  if (!country) return days;
  if (surveySource(country.timeUse) === 'oecdTimeUse') {
    return [createCountryDay(format, country), ...days];
  }
  const isOwn = ({ id }: AverageDay) => id === 'average-person';
  return [...days.filter(isOwn), ...days.filter((day) => !isOwn(day))];
}
