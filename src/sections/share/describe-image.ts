import { ROW } from '#words/form.ts';
import { SHARE_YEARS } from '#words/results.ts';
import { type ActivityProjection, type Ages, movedAge } from '../../life/life-projection.ts';
import type { Format } from '../../words/format.ts';
import { isAheadSaid } from '../../words/is-ahead-said.ts';

type Years = Pick<ActivityProjection, 'yearsSoFar' | 'yearsRemaining'>;

/** The years of an activity in one line. */
export function describeBar(format: Format, activity: Years, ages: Ages): string {
  const { yearsSoFar: soFar, yearsRemaining: ahead } = activity;
  const by = movedAge(ages);
  return isAheadSaid(activity, ages)
    ? SHARE_YEARS.soFarAndAhead(format, { soFar, by, ahead })
    : SHARE_YEARS.soFar(format, { soFar, by });
}

/** One slice of the pie in the key of the image. */
export const describeSliceInKey = (
  format: Format,
  activity: Years & Pick<ActivityProjection, 'percentage'>,
  ages: Ages,
): string =>
  ROW.beside({ one: format.percent(activity.percentage), other: describeBar(format, activity, ages) });
