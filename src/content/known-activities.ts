import type { EarlyIconName } from '../ui/icon-name.ts';
import { type ActivityId, identifyActivity } from './activity-names.ts';

/** The icons of the activities that are recognized by name, in the order in which they are offered. */
const ICONS = {
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
} as const satisfies Partial<Record<ActivityId, EarlyIconName>>;

export type KnownActivity = keyof typeof ICONS;

const isKnown = (id: string): id is KnownActivity => Object.hasOwn(ICONS, id);

/** The activities that are recognized by name. */
export const KNOWN_ACTIVITIES = Object.keys(ICONS).filter(isKnown);

const UNKNOWN_ICON: EarlyIconName = 'circle';

/**
 * The known activity with a name in the page's language or in English, or `null`.
 * @example findKnownActivity('  social  media ') // 'socialMedia'
 * @example findKnownActivity('TV') // 'entertainment'
 */
export function findKnownActivity(name: string): KnownActivity | null {
  const id = identifyActivity(name);
  if (id === 'television') return 'entertainment';
  return id && isKnown(id) ? id : null;
}

/** The icon of an activity: its own if the name is known, otherwise a circle. */
export function activityIcon(name: string): EarlyIconName {
  const known = findKnownActivity(name);
  return known ? ICONS[known] : UNKNOWN_ICON;
}
