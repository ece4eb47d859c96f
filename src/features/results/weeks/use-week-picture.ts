import type { WeeksBy } from '../../../charts/week-picture.ts';
import { pictureTime, type WeekPicture, type WeekPictureOptions } from '../../../charts/weeks-by-time.ts';
import type { Marks } from '../../../life/place-entries.ts';
import { type Details, loadDetails, loadedDetails } from '../details-code.ts';
import type { EntriesCode } from '../entries/entries-code.ts';
import { useEntries } from '../entries/use-entries.ts';
import { useProjection } from '../projection-context.ts';
import { useResults } from '../results-context.ts';
import { useLateCode } from '../use-late-code.ts';

export interface DrawnWeeks {
  /** What the dots show: time until another code is loaded, and where a life has no chapters. */
  readonly by: WeeksBy;
  readonly picture: WeekPicture;
  /** What describes the points and draws activities; `null` while it is not loaded. */
  readonly details: Details | null;
  /** The chapters and moments with the code that shows them; `null` if there are none, or it is not loaded. */
  readonly code: EntriesCode | null;
  readonly marks: Marks | null;
}

/** The weeks as the visitor chose to see them. */
export function useWeekPicture(options: WeekPictureOptions): DrawnWeeks {
  const { weeksBy } = useResults();
  const projection = useProjection();
  const { code, marks } = useEntries();
  const details = useLateCode(true, loadDetails, loadedDetails);
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
