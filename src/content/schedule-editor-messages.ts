import { type Activity, dayLoad, HOURS_PER_DAY, type Schedule } from '../life/activity.ts';
import { isNearAverage } from '../life/life-expectancies.ts';
import { divideLife, type OverfullSpan, yearsBetween } from '../life/schedule.ts';
import { DAYS_PER_WEEK } from '../life/weeks.ts';
import type { Format } from '../messages/format.ts';
import { findKnownActivity, type KnownActivity } from './known-activities.ts';
import { describeNear, toTenths } from './near-level.ts';
import { choosePlural } from './plural.ts';
import { describeAges } from './schedule-messages.ts';

/** The words for when an activity happens. Loaded when that is opened or set. */
export const SCHEDULE_MESSAGES = {
  title: 'When your activities happen',
  hint: 'Empty fields mean from birth, and with no end. A year, such as 2012, means the age you turn in it.',
  /** Each is the second part of a label, after the name of the activity. */
  days: 'days a week',
  from: 'from age or year',
  until: 'until age or year',
  birth: 'birth',
  noEnd: 'no end',
  suggestion: (age: number) => `such as ${age}`,
  close: 'Close',
  apply: 'Apply',
  cancel: 'Cancel',
} as const;

/** What is wrong with an entry. Those without a schedule are in `problems.ts`. */
export const SCHEDULE_PROBLEMS = {
  days: 'Choose 1 to 7 days a week.',
  age: 'Enter a whole age from 0 to 150, or a year.',
  order: 'The end has to be later than the beginning.',
  beforeBirth: 'This year is before your birth.',
} as const;

/** Usual ages of some activities, which are only suggested. */
const USUAL_AGES: Partial<Record<KnownActivity, { readonly from: number; readonly until: number }>> = {
  Work: { from: 22, until: 65 },
  Commute: { from: 22, until: 65 },
  Studying: { from: 6, until: 22 },
};

/** What stands in the empty fields of an activity. */
export function suggestAges(name: string): { from: string; until: string } {
  const known = findKnownActivity(name);
  const usual = known && USUAL_AGES[known];
  if (!usual) return { from: SCHEDULE_MESSAGES.birth, until: SCHEDULE_MESSAGES.noEnd };
  const { suggestion } = SCHEDULE_MESSAGES;
  return { from: suggestion(usual.from), until: suggestion(usual.until) };
}

const WEEK_HOURS = HOURS_PER_DAY * DAYS_PER_WEEK;
const weekLoad = (hours: number) => dayLoad(hours / DAYS_PER_WEEK);

/** The ages of a span, as the beginning of a sentence. */
function describeSpan({ from, until }: Pick<OverfullSpan, 'from' | 'until'>): string {
  if (!Number.isFinite(until)) return from === 0 ? 'Your' : `From age ${from} on, your`;
  return from === 0 ? `Until age ${until}, your` : `From age ${from} to ${until}, your`;
}

/** That the activities take more hours than a week has. @example 'From age 22 to 30, your activities take 171 hours …' */
export function describeOverfullWeek({ from, until, weeklyHours }: OverfullSpan): string {
  const hours = toTenths(weeklyHours);
  const written = hours > WEEK_HOURS ? hours : `just over ${WEEK_HOURS}`;
  return `${describeSpan({ from, until })} activities take ${written} hours a week; a week has ${WEEK_HOURS}.`;
}

/**
 * The hours of the fullest week.
 * @param dailyHours on average over that week
 * @example 'At most 121 of 168 hours a week'
 */
export function describeFullestWeek(format: Format, dailyHours: number): string {
  return `At most ${describeNear(format, dailyHours * DAYS_PER_WEEK, weekLoad)} of ${WEEK_HOURS} hours a week`;
}

const EVERY_DAY: Schedule = { days: DAYS_PER_WEEK, from: 0, until: null };

function describeWhen(
  format: Format,
  { hours, schedule = EVERY_DAY }: Pick<Activity, 'hours' | 'schedule'>,
): string {
  const { days } = schedule;
  const week = `${format.number(hours)} h × ${days} ${choosePlural(days, { one: 'day', other: 'days' })}`;
  return [week, describeAges(format, schedule)].filter(Boolean).join(', ');
}

/** The ages that years are counted between. */
export interface CountedAges {
  readonly age: number;
  /** Years. */
  readonly lifeExpectancy: number;
}

/**
 * When an activity happens, and the years that makes.
 * @param ages `null` while they are unknown
 * @example '8 h × 5 days, 22 to 65: 3.3 years so far, 6.9 ahead'
 */
export function describeScheduledYears(
  format: Format,
  activity: Pick<Activity, 'hours' | 'schedule'>,
  ages: CountedAges | null,
): string {
  const when = describeWhen(format, activity);
  if (!ages) return when;
  const { age, lifeExpectancy } = ages;
  const spans = divideLife([activity], Math.max(age, lifeExpectancy));
  const years = (from: number, until: number) => format.decimal(yearsBetween(spans, 0, from, until));
  const ahead = isNearAverage(age, lifeExpectancy) ? '' : `, ${years(age, lifeExpectancy)} ahead`;
  return `${when}: ${years(0, age)} years so far${ahead}`;
}
