import IconPicture, { type IconProps } from './icon-picture.tsx';
import { activityIcon } from './name-activity-icon.ts';

export interface ActivityPictureProps extends Pick<IconProps, 'color' | 'size'> {
  /** The activity's name. */
  readonly activity: string;
}

/** Draws an activity's icon. */
export default function ActivityPicture({ activity, ...look }: ActivityPictureProps) {
  return <IconPicture {...look} name={activityIcon(activity)} />;
}
