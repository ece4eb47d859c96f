import type { Activity } from '../life/activity.ts';
import { findKnownActivity } from './known-activities.ts';

/** The words of the button that sets when an activity happens, in its card. */
export const SCHEDULE_ENTRY_MESSAGES = {
  everyDay: 'Counts every day since birth.',
  work: 'Set your working years',
  set: 'Set when',
  /** Behind "Set when", for assistive technology. */
  setAbout: (name: string) => ` ${name} happens`,
  change: 'Change',
  /** Behind "Change" and "Undo", for assistive technology. */
  changeAbout: (name: string) => ` when ${name} happens`,
} as const;

interface EntryWords {
  /** Empty if there is nothing to say. */
  readonly text: string;
  readonly button: string;
  /** The rest of the button's name, for assistive technology. */
  readonly aboutButton: string;
}

/** The words of an activity's card about setting when it happens. */
export function describeEntry({ name, schedule }: Pick<Activity, 'name' | 'schedule'>): EntryWords {
  const { everyDay, work, set, setAbout, change, changeAbout } = SCHEDULE_ENTRY_MESSAGES;
  if (schedule) return { text: '', button: change, aboutButton: changeAbout(name) };
  if (findKnownActivity(name) === 'Work') return { text: everyDay, button: work, aboutButton: '' };
  return { text: '', button: set, aboutButton: setAbout(name) };
}
