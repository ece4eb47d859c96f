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
  Languages,
  type LucideIcon,
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
} from 'lucide-react';

/** The icons in use, by their Lucide names. */
const ICONS = {
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
} satisfies Record<string, LucideIcon>;

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
