import type { EarlyIconName } from '../ui/icon-name.ts';

/** The icons of the activities that are recognized by name. */
const ICONS = {
  Sleep: 'bed',
  Work: 'briefcase',
  Commute: 'bus',
  Exercise: 'dumbbell',
  'Social Media': 'share-2',
  'TV/Entertainment': 'tv',
  Eating: 'utensils',
  'Family Time': 'users',
  Cooking: 'chef-hat',
  Shopping: 'shopping-bag',
  Hobbies: 'palette',
  Reading: 'book-open',
  Gaming: 'gamepad-2',
  Studying: 'graduation-cap',
  Cleaning: 'spray-can',
  Meditation: 'flower-2',
  'Phone Calls': 'phone',
  'Social Activities': 'party-popper',
  Travel: 'plane',
} as const satisfies Record<string, EarlyIconName>;

export type KnownActivity = keyof typeof ICONS;

/** The activities that are recognized by name. */
export const KNOWN_ACTIVITIES = Object.keys(ICONS).filter((name): name is KnownActivity => name in ICONS);

const UNKNOWN_ICON: EarlyIconName = 'circle';

/** Other spellings of the known names. */
const ALIASES: Record<string, KnownActivity> = {
  tv: 'TV/Entertainment',
  'tv/movies': 'TV/Entertainment',
  television: 'TV/Entertainment',
  entertainment: 'TV/Entertainment',
  movies: 'TV/Entertainment',
};

const BY_FOLDED_NAME = new Map<string, KnownActivity>([
  ...KNOWN_ACTIVITIES.map((name) => [foldName(name), name] as const),
  ...Object.entries(ALIASES),
]);

/** Normalizes a name: case, and space around it, between words and beside a slash. */
function foldName(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/ ?\/ ?/g, '/');
}

/**
 * The known activity with a name, or `null`.
 * @example findKnownActivity('  social  media ') // 'Social Media'
 * @example findKnownActivity('TV/Movies') // 'TV/Entertainment'
 */
export function findKnownActivity(name: string): KnownActivity | null {
  return BY_FOLDED_NAME.get(foldName(name)) ?? null;
}

/** The icon of an activity: its own if the name is known, otherwise a circle. */
export function activityIcon(name: string): EarlyIconName {
  const known = findKnownActivity(name);
  return known ? ICONS[known] : UNKNOWN_ICON;
}
