import type { Marks } from '../../life/place-events.ts';
import type { WeeksBy } from '../../ui/charts/week-picture.ts';
import { pictureTime, type WeekPicture, type WeekPictureOptions } from '../../ui/charts/weeks-by-time.ts';
import { useProjection } from '../projection-context.ts';
import { useResults } from '../results-context.ts';
import { type LifeEventsCode, useLifeEvents } from '../use-life-events.ts';

/** The code that the first picture of the weeks does without. */
export type WeeksDetails = typeof import('./weeks-details.ts');

export interface DrawnWeeks {
  /** The dots show time until the code for others is loaded, and if a life has no chapters. */
  readonly by: WeeksBy;
  readonly picture: WeekPicture;
  /** Describes the points and draws activities; `undefined` while it is not loaded. */
  readonly details: WeeksDetails | undefined;
  /** The chapters and moments with the code that shows them; `undefined` if there are none, or it is not loaded. */
  readonly code: LifeEventsCode | undefined;
  readonly marks: Marks | null;
}

/** The weeks as the visitor chose to see them. */
export function useWeekPicture(options: WeekPictureOptions, details: WeeksDetails | undefined): DrawnWeeks {
  const { weeksBy } = useResults();
  const projection = useProjection();
  const { code, marks } = useLifeEvents();
  const drawn = { details, code, marks };
  if (details && weeksBy === 'activities') {
    const picture = details.pictureActivities(projection, options);
    return { ...drawn, by: weeksBy, picture };
  }
  if (details && weeksBy === 'chapters' && code && marks?.chapters.length) {
    const { measureName } = details;
    return { ...drawn, by: weeksBy, picture: code.pictureChapters({ ...options, ...marks, measureName }) };
  }
  return { ...drawn, by: 'time', picture: pictureTime(options) };
}
