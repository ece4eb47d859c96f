import { LANGUAGE, ROW } from '#words/form.ts';
import { PROJECTIONS, SHARE_KEY, SHARE_YEARS, TIME_SPLIT } from '#words/results.ts';
import {
  type ActivityProjection,
  type Ages,
  hasYearsAhead,
  type LifeProjection,
  movedAge,
} from '../life/life-projection.ts';
import type { Format } from './format.ts';
import { joinSentences } from './join-sentences.ts';
import { toTenths } from './round-within-level.ts';

/** Describes the bars. */
export function explainBars(format: Format, ages: Ages): string {
  const by = movedAge(ages);
  const { hint, hintMoved, hintPast, hintAtEnd } = PROJECTIONS;
  if (!hasYearsAhead(ages)) return by === null ? hintPast : hintAtEnd(format, { age: by });
  return by === null ? hint : hintMoved(format, { age: by });
}

type Years = Pick<ActivityProjection, 'yearsSoFar' | 'yearsRemaining'>;

/** Whether the years ahead of an activity are shown, which they are not as 0.0. */
const isAheadSaid = ({ yearsRemaining }: Years, ages: Ages): boolean =>
  hasYearsAhead(ages) && toTenths(yearsRemaining) > 0;

/** The figure beside a bar: the years ahead or, if they are not said, those up to then, unless both are 0.0. */
export function describeBarFigure(format: Format, activity: Years, ages: Ages): string {
  const { yearsSoFar, yearsRemaining } = activity;
  const { ahead, soFar, by } = PROJECTIONS;
  const isNothing = hasYearsAhead(ages) && toTenths(yearsSoFar) === 0;
  if (isNothing || isAheadSaid(activity, ages)) return ahead(format, { figure: yearsRemaining });
  return ages.moved
    ? by(format, { figure: yearsSoFar, age: ages.projectedAge })
    : soFar(format, { figure: yearsSoFar });
}

/** The parts of a bar, for its tooltip: those that are not 0.0 or, if all are, the years so far. */
export function describeBarParts(
  format: Format,
  activity: Years & Pick<ActivityProjection, 'yearsLived'>,
  ages: Ages,
): string {
  const { yearsLived, yearsSoFar, yearsRemaining } = activity;
  const lived = toTenths(yearsLived);
  // As they are written, the two add up to the years beside the bar.
  const between = toTenths(toTenths(yearsSoFar) - lived);
  const parts = [
    lived > 0 ? PROJECTIONS.soFar(format, { figure: lived }) : '',
    between > 0 ? PROJECTIONS.until(format, { figure: between, age: ages.projectedAge }) : '',
    isAheadSaid(activity, ages) ? PROJECTIONS.ahead(format, { figure: yearsRemaining }) : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? PROJECTIONS.soFar(format, { figure: 0 }) : parts.join(ROW.separator);
}

/** The bars in a sentence: the figures beside them. */
export function describeProjections(
  format: Format,
  bars: readonly (Years & Pick<ActivityProjection, 'name'>)[],
  ages: Ages,
): string {
  const parts = bars.map((bar) =>
    ROW.named({ name: bar.name, figure: describeBarFigure(format, bar, ages) }),
  );
  return ROW.sentence({ items: parts.join(LANGUAGE.comma) });
}

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

/** One slice of the pie, as its tooltip says it: without its years if they would be 0.0. */
export function describeSlice(format: Format, percentage: number, years: number): string {
  const share = format.percent(percentage);
  return toTenths(years) > 0 ? TIME_SPLIT.slice(format, { share, years }) : share;
}

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
