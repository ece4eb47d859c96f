import { Icon } from './icon.tsx';
import type { IconName, LazyIconName } from './icon-name.ts';
import { LAZY_ICONS } from './lazy-icons.ts';

interface AnyIconProps {
  readonly name: IconName;
  readonly size?: string;
}

const isLazy = (name: IconName): name is LazyIconName => name in LAZY_ICONS;

/** An icon that may be one of the late ones, whose drawings come with the code that uses this. */
export function AnyIcon({ name, ...look }: AnyIconProps) {
  return isLazy(name) ? (
    <Icon {...look} name={name} nodes={LAZY_ICONS[name]} />
  ) : (
    <Icon {...look} name={name} />
  );
}
