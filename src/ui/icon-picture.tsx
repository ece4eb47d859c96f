import {
  Bed,
  BookOpen,
  Briefcase,
  Bus,
  Calendar,
  ChefHat,
  Circle,
  Clock,
  Coffee,
  Dumbbell,
  Film,
  Flower2,
  Footprints,
  Gamepad2,
  Globe,
  GraduationCap,
  Hourglass,
  type IconNode,
  Languages,
  Moon,
  Music,
  Palette,
  PartyPopper,
  PenLine,
  Phone,
  Plane,
  Share2,
  ShoppingBag,
  SprayCan,
  Sun,
  Tv,
  Users,
  Utensils,
} from 'lucide';
import type { IconName } from './icon-name.ts';

const ICONS: Record<IconName, IconNode> = {
  bed: Bed,
  'book-open': BookOpen,
  briefcase: Briefcase,
  bus: Bus,
  calendar: Calendar,
  'chef-hat': ChefHat,
  circle: Circle,
  clock: Clock,
  coffee: Coffee,
  dumbbell: Dumbbell,
  film: Film,
  'flower-2': Flower2,
  footprints: Footprints,
  'gamepad-2': Gamepad2,
  globe: Globe,
  'graduation-cap': GraduationCap,
  hourglass: Hourglass,
  languages: Languages,
  moon: Moon,
  music: Music,
  palette: Palette,
  'party-popper': PartyPopper,
  'pen-line': PenLine,
  phone: Phone,
  plane: Plane,
  'share-2': Share2,
  'shopping-bag': ShoppingBag,
  'spray-can': SprayCan,
  sun: Sun,
  tv: Tv,
  users: Users,
  utensils: Utensils,
};

export interface IconProps {
  readonly name: IconName;
  /** Any CSS paint; the text color by default. */
  readonly color?: string;
  /** A CSS length; `1.25rem` by default. */
  readonly size?: string;
}

/** The icons' drawings: a separate chunk, since the page works without them. */
export default function IconPicture({ name, color = 'currentColor', size = '1.25rem' }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke={color}
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      data-icon={name}
    >
      {ICONS[name].map(([Shape, attributes]) => (
        <Shape key={JSON.stringify(attributes)} {...attributes} />
      ))}
    </svg>
  );
}
