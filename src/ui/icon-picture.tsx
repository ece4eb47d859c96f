import {
  Bed,
  BookOpen,
  Briefcase,
  Bus,
  ChefHat,
  Circle,
  Dumbbell,
  Flower2,
  Gamepad2,
  GraduationCap,
  type IconNode,
  Palette,
  PartyPopper,
  Phone,
  Plane,
  Share2,
  ShoppingBag,
  SprayCan,
  Tv,
  Users,
  Utensils,
} from 'lucide';
import type { EarlyIconName, LazyIconName } from './icon-name.ts';

const ICONS: Record<EarlyIconName, IconNode> = {
  bed: Bed,
  'book-open': BookOpen,
  briefcase: Briefcase,
  bus: Bus,
  'chef-hat': ChefHat,
  circle: Circle,
  dumbbell: Dumbbell,
  'flower-2': Flower2,
  'gamepad-2': Gamepad2,
  'graduation-cap': GraduationCap,
  palette: Palette,
  'party-popper': PartyPopper,
  phone: Phone,
  plane: Plane,
  'share-2': Share2,
  'shopping-bag': ShoppingBag,
  'spray-can': SprayCan,
  tv: Tv,
  users: Users,
  utensils: Utensils,
};

interface IconLook {
  /** Any CSS paint; the text color by default. */
  readonly color?: string;
  /** A CSS length; `1.25rem` by default. */
  readonly size?: string;
}

/** A lazy icon passes its drawing. */
export type IconProps = IconLook &
  (
    | { readonly name: EarlyIconName; readonly nodes?: undefined }
    | { readonly name: LazyIconName; readonly nodes: IconNode }
  );

/** The icons' drawings: a separate chunk, since the page works without them. */
export default function IconPicture({ color = 'currentColor', size = '1.25rem', ...icon }: IconProps) {
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
      data-icon={icon.name}
    >
      {(icon.nodes ?? ICONS[icon.name]).map(([Shape, attributes]) => (
        <Shape key={JSON.stringify(attributes)} {...attributes} />
      ))}
    </svg>
  );
}
