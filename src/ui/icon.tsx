import * as Lucide from 'lucide-react';
import type { KnownActivity } from '../life/known-activities.ts';
import { findKnownActivity } from '../words/activity-names.ts';

const ICONS = {
  bed: Lucide.Bed,
  'book-open': Lucide.BookOpen,
  briefcase: Lucide.Briefcase,
  bus: Lucide.Bus,
  calendar: Lucide.Calendar,
  'chef-hat': Lucide.ChefHat,
  circle: Lucide.Circle,
  clock: Lucide.Clock,
  coffee: Lucide.Coffee,
  dumbbell: Lucide.Dumbbell,
  film: Lucide.Film,
  'flower-2': Lucide.Flower2,
  footprints: Lucide.Footprints,
  'gamepad-2': Lucide.Gamepad2,
  globe: Lucide.Globe,
  'graduation-cap': Lucide.GraduationCap,
  hourglass: Lucide.Hourglass,
  languages: Lucide.Languages,
  moon: Lucide.Moon,
  music: Lucide.Music,
  palette: Lucide.Palette,
  'party-popper': Lucide.PartyPopper,
  'pen-line': Lucide.PenLine,
  phone: Lucide.Phone,
  plane: Lucide.Plane,
  'redo-2': Lucide.Redo2,
  'share-2': Lucide.Share2,
  'shopping-bag': Lucide.ShoppingBag,
  'spray-can': Lucide.SprayCan,
  sun: Lucide.Sun,
  tv: Lucide.Tv,
  'undo-2': Lucide.Undo2,
  users: Lucide.Users,
  utensils: Lucide.Utensils,
} satisfies Record<string, Lucide.LucideIcon>;

export type IconName = keyof typeof ICONS;

interface IconProps {
  readonly name: IconName;
  /** Any CSS paint; the text color by default. */
  readonly color?: string;
  /** A CSS length. */
  readonly size?: string;
}

/** A decorative icon beside text, hidden from screen readers. */
export function Icon({ name, color = 'currentColor', size = '1.25rem' }: IconProps) {
  const Drawing = ICONS[name];
  return <Drawing color={color} size={size} strokeWidth={1.75} data-icon={name} />;
}

const ICON_NAMES: Readonly<Record<KnownActivity, IconName>> = {
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

/** The icon of an activity: its own if the name is known, otherwise a circle. */
export function activityIcon(name: string): IconName {
  const known = findKnownActivity(name);
  return known ? ICON_NAMES[known] : 'circle';
}
