import type { Activity, Schedule } from '../life/activity.ts';
import type { Life } from '../life/life.ts';
import { beginsBeyond } from '../life/schedule.ts';
import { findKnownActivity, type KnownActivity } from './known-activities.ts';

type Ages = Readonly<Record<'from' | 'until', number>>;

/** A schedule that ends. */
export type WorkingYears = Schedule & Ages;

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
): WorkingYears | null {
  if (schedule || hours === 0 || findKnownActivity(name) !== 'work') return null;
  const offered = { days: WORKING_DAYS, ...WORKING_AGES };
  return beginsBeyond({ schedule: offered }, life) ? null : offered;
}
