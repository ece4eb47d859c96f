import type { Activity } from '../life/activity.ts';
import { ADULT_FROM } from '../life/completed-age.ts';
import { minutesOf, type TimeUse } from '../life/time-use.ts';
import type { Format } from '../messages/format.ts';
import HOURS from './average-days.json' with { type: 'json' };
import { describeSchedule } from './describe-schedule.ts';
import type { SourceId } from './sources.ts';
import { describeAges, surveySource } from './time-use.ts';

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

/** The texts about the average days, loaded together with them. */
export const AVERAGE_DAY_MESSAGES = {
  hint: 'Pick one to replace your activities. You can undo it.',
  sources: 'Sources:',
  lives: 'Ready-made lives',
  livesHint: 'These come with days a week and ages. Make them yours under “When your activities happen”.',
  use: (title: string) => `Use “${title}”`,
} as const;

/** The hours of an activity. @example 'Work 8 h × 5 days a week, 22 to 65' */
export function describeDayPart(
  format: Format,
  { name, hours, schedule }: AverageDay['activities'][number],
): string {
  return `${name} ${schedule ? describeSchedule(format, hours, schedule) : `${hours} h`}`;
}

/** Notes that apply to all days. */
export const AVERAGE_DAYS_NOTE =
  'Work includes commuting unless it’s listed separately or the day says otherwise; sleep includes naps and lying ' +
  'awake. Anything not listed counts as free time.';

const NAMES = {
  sleep: 'Sleep',
  work: 'Work',
  television: 'TV',
  household: 'Household',
  housework: 'Housework',
  eating: 'Eating',
  family: 'Caring for family',
  studying: 'Studying',
  travel: 'Getting around',
  gaming: 'Games and computer',
  reading: 'Reading',
  // By age, sleep is only published together with washing and dressing, so it cannot be analyzed as sleep.
  personalCare: 'Rest and personal care',
} as const;

const nameOf = new Map<string, string>(Object.entries(NAMES));

const listActivities = (hours: Readonly<Record<string, number>>) =>
  Object.entries(hours).map(([key, each]) => ({ name: nameOf.get(key) ?? key, hours: each }));

const DAYS: Readonly<Record<keyof typeof HOURS, Omit<AverageDay, 'id' | 'activities'>>> = {
  working: {
    title: 'Working',
    about: 'US average for employed adults without children under 18 at home, weekends included, 2025.',
    source: 'timeUse2025',
  },
  'working-parent': {
    title: 'Working parent',
    about: 'US average for employed adults with children under 18 at home, weekends included, 2025.',
    source: 'timeUse2025',
  },
  'parent-at-home': {
    title: 'Parent at home',
    about: 'US average for adults without a job and with children under 18 at home, 2025.',
    source: 'timeUse2025',
  },
  student: {
    title: 'Student',
    about: 'US average for full-time university and college students aged 15 to 49, weekdays, 2003 to 2005.',
    source: 'studentTimeUse2003To2005',
  },
  teenager: {
    title: 'Teenager',
    about: 'US average for people aged 15 to 19, weekends and school breaks included, 2025.',
    source: 'timeUse2025',
    forMinors: true,
  },
  'later-life': {
    title: 'Later life',
    about: 'US average for people aged 75 and over, 2025.',
    source: 'timeUse2025',
  },
  'average-person': {
    title: 'Average person',
    about: 'US average for everyone aged 15 and over, with and without a job, 2025.',
    source: 'timeUse2025',
  },
};

const isDay = (id: string): id is keyof typeof HOURS => id in HOURS;

export const AVERAGE_DAYS: readonly AverageDay[] = Object.keys(HOURS)
  .filter(isDay)
  .map((id) => ({ id, ...DAYS[id], activities: listActivities(HOURS[id]) }));

const MINUTES_PER_HOUR = 60;
/** Hours are entered with two decimals. */
const toHours = (minutes: number) => Math.round((minutes / MINUTES_PER_HOUR) * 100) / 100;

/** The activities of a country's day, sleep first. */
const COUNTRY_ACTIVITIES = ['sleep', 'work', 'television', 'housework', 'eating'] as const;

/** The average day of a country. @param place its name within a sentence, such as "the Netherlands" */
function createCountryDay(place: string, timeUse: TimeUse): AverageDay {
  const { year, ages } = timeUse;
  const hours = COUNTRY_ACTIVITIES.map((key) => [key, toHours(minutesOf(timeUse, key) ?? 0)] as const);
  const [sleep, ...others] = hours.filter(([, each]) => each > 0);
  const longestFirst = others.toSorted(([, one], [, other]) => other - one);
  return {
    id: 'own-country',
    title: `Average in ${place}`,
    about: `Average for people in ${place}, ${describeAges(ages)}, with and without a job, weekends included, ${year}. Work doesn’t include commuting.`,
    source: 'oecdTimeUse',
    activities: listActivities(Object.fromEntries(sleep ? [sleep, ...longestFirst] : longestFirst)),
  };
}

interface OfferedTo {
  /** Completed age, years; `null` if it is not known. */
  readonly age: number | null;
  /** The country with its average; `null` if there is none. */
  readonly country: { readonly place: string; readonly timeUse: TimeUse } | null;
}

/** The average days that a visitor can choose from, that of their own country first. */
export function listAverageDays({ age, country }: OfferedTo): readonly AverageDay[] {
  if (age !== null && age < ADULT_FROM) return AVERAGE_DAYS.filter(({ forMinors }) => forMinors);
  if (!country) return AVERAGE_DAYS;
  const { place, timeUse } = country;
  if (surveySource(timeUse) === 'oecdTimeUse') return [createCountryDay(place, timeUse), ...AVERAGE_DAYS];
  const isOwn = ({ id }: AverageDay) => id === 'average-person';
  return [...AVERAGE_DAYS.filter(isOwn), ...AVERAGE_DAYS.filter((day) => !isOwn(day))];
}
