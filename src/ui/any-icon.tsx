import { Icon } from './icon.tsx';
import type { IconName, LazyIconName } from './icon-name.ts';
import { LAZY_ICONS } from './lazy-icons.ts';

interface AnyIconProps {
  readonly name: IconName;
  readonly size?: string;
}

const isLazy = (name: IconName): name is LazyIconName => name in LAZY_ICONS;

/** An icon that may be a lazy one, whose drawing is loaded with the code that uses this component. */
export function AnyIcon({ name, ...look }: AnyIconProps) {
  return isLazy(name) ? (
    <Icon {...look} name={name} nodes={LAZY_ICONS[name]} />
  ) : (
    <Icon {...look} name={name} />
  );
}
