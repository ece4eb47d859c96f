import { SCHEDULE_ENTRY_MESSAGES } from '#messages/schedule-entry-messages.ts';
import type { Activity } from '../life/activity.ts';
import { findKnownActivity } from './known-activities.ts';

interface EntryWords {
  /** `null` if there is nothing to say. */
  readonly text: string | null;
  readonly button: string;
  /** The button's name in full, for assistive technology. */
  readonly label: string;
}

/** The words of an activity's card about setting when it happens. */
export function describeEntry({ name, schedule }: Pick<Activity, 'name' | 'schedule'>): EntryWords {
  const { everyDay, work, set, setOf, change, changeOf } = SCHEDULE_ENTRY_MESSAGES;
  if (schedule) return { text: null, button: change, label: changeOf(name) };
  if (findKnownActivity(name) === 'work') return { text: everyDay, button: work, label: work };
  return { text: null, button: set, label: setOf(name) };
}
