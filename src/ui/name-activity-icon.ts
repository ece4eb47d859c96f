import { findKnownActivity, type KnownActivity } from '../words/known-activities.ts';
import type { IconName } from './icon.tsx';

const ICONS: Readonly<Record<KnownActivity, IconName>> = {
  sleep: 'bed',
  work: 'briefcase',
  commute: 'bus',
  exercise: 'dumbbell',
  socialMedia: 'share-2',
  entertainment: 'tv',
  eating: 'utensils',
  familyTime: 'users',
  cooking: 'chef-hat',
  shopping: 'shopping-bag',
  hobbies: 'palette',
  reading: 'book-open',
  gaming: 'gamepad-2',
  studying: 'graduation-cap',
  cleaning: 'spray-can',
  meditation: 'flower-2',
  phoneCalls: 'phone',
  socialActivities: 'party-popper',
  travel: 'plane',
};

const UNKNOWN_ICON: IconName = 'circle';

/** The icon of an activity: its own if the name is known, otherwise a circle. */
export function activityIcon(name: string): IconName {
  const known = findKnownActivity(name);
  return known ? ICONS[known] : UNKNOWN_ICON;
}
