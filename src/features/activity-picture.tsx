import { activityIcon } from '../content/known-activities.ts';
import IconPicture, { type IconProps } from '../ui/icon-picture.tsx';

export interface ActivityPictureProps extends Pick<IconProps, 'color' | 'size'> {
  /** The activity's name. */
  readonly activity: string;
}

/** Draws an activity's icon. */
export default function ActivityPicture({ activity, ...look }: ActivityPictureProps) {
  return <IconPicture {...look} name={activityIcon(activity)} />;
}
