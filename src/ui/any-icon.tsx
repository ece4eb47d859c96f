import { Icon } from './icon.tsx';
import type { IconName, LateIconName } from './icon-name.ts';
import { LATE_ICONS } from './lazy-icons.ts';

interface AnyIconProps {
  readonly name: IconName;
  readonly size?: string;
}

const isLate = (name: IconName): name is LateIconName => name in LATE_ICONS;

/** An icon that may be one of the late ones, whose drawings come with the code that uses this. */
export function AnyIcon({ name, ...look }: AnyIconProps) {
  return isLate(name) ? (
    <Icon {...look} name={name} nodes={LATE_ICONS[name]} />
  ) : (
    <Icon {...look} name={name} />
  );
}
