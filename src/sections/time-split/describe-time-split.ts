import { LANGUAGE, ROW } from '#words/form.ts';
import { SHARE_KEY, TIME_SPLIT } from '#words/results.ts';
import {
  type ActivityProjection,
  type Ages,
  hasYearsAhead,
  type LifeProjection,
  movedAge,
} from '../../life/life-projection.ts';
import type { Format } from '../../words/format.ts';
import { joinSentences } from '../../words/join-sentences.ts';

/**
 * The pie in a sentence.
 * @param shares per cent of the life, in the order of the pie
 */
export const describeShares = (
  format: Format,
  shares: readonly Pick<ActivityProjection, 'name' | 'percentage'>[],
): string =>
  ROW.sentence({
    items: shares
      .map(({ name, percentage }) => ROW.named({ name, figure: format.percent(percentage) }))
      .join(LANGUAGE.comma),
  });

/** The key to the pie. */
export function explainShares(format: Format, ages: Ages & Pick<LifeProjection, 'spans'>): string {
  const { alike, divided, lived, until, ahead, after } = SHARE_KEY;
  const by = movedAge(ages);
  return joinSentences(
    ages.spans.length > 1 ? divided : alike,
    lived,
    by !== null && until(format, { age: by }),
    hasYearsAhead(ages) && (by === null ? ahead : after),
  );
}

/** One slice of the pie, as its tooltip says it. */
export const describeSlice = (format: Format, percentage: number, years: number): string =>
  TIME_SPLIT.slice(format, { share: format.percent(percentage), years });
