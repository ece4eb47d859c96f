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
