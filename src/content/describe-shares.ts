import { ROW_MESSAGES } from '#messages/row-messages.ts';
import { SHARE_KEY, SHARE_MESSAGES, SHARE_YEARS } from '#messages/share-messages.ts';
import {
  type ActivityProjection,
  type Ages,
  hasYearsAhead,
  type LifeProjection,
  movedAge,
} from '../life/life-projection.ts';
import type { Format } from '../messages/format.ts';
import { joinSentences } from './join-sentences.ts';

/**
 * The pie in a sentence.
 * @param shares per cent of the life, in the order of the pie
 */
export const describeShares = (
  format: Format,
  shares: readonly Pick<ActivityProjection, 'name' | 'percentage'>[],
): string =>
  ROW_MESSAGES.sentence(
    shares.map(({ name, percentage }) => ROW_MESSAGES.named(name, format.percent(percentage))),
  );

/** The key to the pie. */
export function explainShares(format: Format, ages: Ages & Pick<LifeProjection, 'spans'>): string {
  const { alike, divided, lived, until, ahead, after } = SHARE_KEY;
  const by = movedAge(ages);
  return joinSentences(
    ages.spans.length > 1 ? divided : alike,
    lived,
    by !== null && until(format, by),
    hasYearsAhead(ages) && (by === null ? ahead : after),
  );
}

/** One slice of the pie, as its tooltip says it. */
export const describeSlice = (format: Format, percentage: number, years: number): string =>
  SHARE_MESSAGES.slice(format, format.percent(percentage), years);

/** The years of an activity in one line. */
export function describeBar(
  format: Format,
  { yearsSoFar: soFar, yearsRemaining: ahead }: Pick<ActivityProjection, 'yearsSoFar' | 'yearsRemaining'>,
  ages: Ages,
): string {
  const by = movedAge(ages);
  return hasYearsAhead(ages)
    ? SHARE_YEARS.soFarAndAhead(format, { soFar, by, ahead })
    : SHARE_YEARS.soFar(format, { soFar, by });
}

/** One slice of the pie in the key of the image. */
export const describeSliceInKey = (
  format: Format,
  activity: Pick<ActivityProjection, 'percentage' | 'yearsSoFar' | 'yearsRemaining'>,
  ages: Ages,
): string => SHARE_MESSAGES.inKey(format.percent(activity.percentage), describeBar(format, activity, ages));
