import { createIcon } from '../ui/icon.tsx';
import type { ActivityPictureProps } from './activity-picture.tsx';

/** The icon of an activity, by its name. Which one that is comes with the drawings. */
export const ActivityIcon = createIcon<ActivityPictureProps>(() => import('./activity-picture.tsx'));
