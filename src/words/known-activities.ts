import type { Activity, Schedule } from '../life/activity.ts';
import type { Life } from '../life/life.ts';
import { beginsBeyond } from '../life/schedule.ts';
import { type ActivityId, identifyActivity } from './activity-names.ts';

/** The activities that are recognized by name, in the order in which they are offered. */
export const KNOWN_ACTIVITIES = [
  'sleep',
  'work',
  'commute',
  'exercise',
  'socialMedia',
  'entertainment',
  'eating',
  'familyTime',
  'cooking',
  'shopping',
  'hobbies',
  'reading',
  'gaming',
  'studying',
  'cleaning',
  'meditation',
  'phoneCalls',
  'socialActivities',
  'travel',
] as const satisfies readonly ActivityId[];

export type KnownActivity = (typeof KNOWN_ACTIVITIES)[number];

/**
 * The known activity with a name in the page's language or in English, or `null`.
 * @example findKnownActivity('  social  media ') // 'socialMedia'
 * @example findKnownActivity('TV') // 'entertainment'
 */
export function findKnownActivity(name: string): KnownActivity | null {
  const id = identifyActivity(name);
  if (id === 'television') return 'entertainment';
  return KNOWN_ACTIVITIES.find((known) => known === id) ?? null;
}

type Ages = Readonly<Record<'from' | 'until', number>>;

const WORKING_AGES: Ages = { from: 22, until: 65 };
const WORKING_DAYS = 5;

/** Usual ages of some activities, which are only suggested. */
const USUAL_AGES: Partial<Record<KnownActivity, Ages>> = {
  work: WORKING_AGES,
  commute: WORKING_AGES,
  studying: { from: 6, until: 22 },
};

/** The usual ages of an activity with a known name. */
export function findUsualAges(name: string): Ages | undefined {
  const known = findKnownActivity(name);
  return known ? USUAL_AGES[known] : undefined;
}

/** The working years that are offered for work that counts every day since birth; `null` for any other activity. */
export function offerWorkingYears(
  { name, hours, schedule }: Pick<Activity, 'name' | 'hours' | 'schedule'>,
  life: Pick<Life, 'age' | 'lifeExpectancy'>,
): (Schedule & Ages) | null {
  if (schedule || hours === 0 || findKnownActivity(name) !== 'work') return null;
  const offered = { days: WORKING_DAYS, ...WORKING_AGES };
  return beginsBeyond({ schedule: offered }, life) ? null : offered;
}
