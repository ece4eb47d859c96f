import type { Activity, Schedule } from './activity.ts';
import type { Life } from './life.ts';
import { beginsBeyond } from './schedule.ts';

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
] as const;

export type KnownActivity = (typeof KNOWN_ACTIVITIES)[number];

type Ages = Readonly<Record<'from' | 'until', number>>;

const WORKING_AGES: Ages = { from: 22, until: 65 };
const WORKING_DAYS = 5;

/** Usual ages of some activities, which are only suggested. */
export const USUAL_AGES: Readonly<Partial<Record<KnownActivity, Ages>>> = {
  work: WORKING_AGES,
  commute: WORKING_AGES,
  studying: { from: 6, until: 22 },
};

/**
 * The working years that are offered for work that counts every day since birth; `null` for any other activity.
 * @property known which activity it is; `null` for none that is known
 */
export function offerWorkingYears(
  { known, hours, schedule }: Pick<Activity, 'hours' | 'schedule'> & { readonly known: KnownActivity | null },
  life: Pick<Life, 'age' | 'lifeExpectancy'>,
): (Schedule & Ages) | null {
  if (schedule || hours === 0 || known !== 'work') return null;
  const offered = { days: WORKING_DAYS, ...WORKING_AGES };
  return beginsBeyond({ schedule: offered }, life) ? null : offered;
}
