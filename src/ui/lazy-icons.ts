import {
  Calendar,
  Clock,
  Coffee,
  Film,
  Footprints,
  Globe,
  Hourglass,
  type IconNode,
  Languages,
  Moon,
  Music,
  PenLine,
  Sun,
} from 'lucide';
import type { LazyIconName } from './icon-name.ts';

/** The drawings of icons that no activity has, loaded with the comparisons that show them. */
export const LAZY_ICONS: Record<LazyIconName, IconNode> = {
  calendar: Calendar,
  clock: Clock,
  coffee: Coffee,
  film: Film,
  footprints: Footprints,
  globe: Globe,
  hourglass: Hourglass,
  languages: Languages,
  moon: Moon,
  music: Music,
  'pen-line': PenLine,
  sun: Sun,
};
