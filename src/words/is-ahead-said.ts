import { type ActivityProjection, type Ages, hasYearsAhead } from '../life/life-projection.ts';
import { roundToTenth } from '../life/round.ts';

/** Whether the years ahead of an activity are said, which they are not as 0.0. */
export const isAheadSaid = (
  { yearsRemaining }: Pick<ActivityProjection, 'yearsRemaining'>,
  ages: Ages,
): boolean => hasYearsAhead(ages) && roundToTenth(yearsRemaining) > 0;
