import { chunk } from '../platform/chunk.ts';
import { withWords } from '../words/load-words.ts';
import type { ActivityPictureProps } from './activity-picture.tsx';
import { createIcon } from './icon.tsx';

/** The icon of an activity, by its name. Which one that is, is decided by the code of the drawings. */
export const ActivityIcon = createIcon<ActivityPictureProps>(
  chunk(() => withWords(['results'], import('./activity-picture.tsx'))),
);
