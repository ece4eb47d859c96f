import { DETAIL_MESSAGES } from '#messages/detail-messages.ts';
import { ROW_MESSAGES } from '#messages/row-messages.ts';
import {
  type ActivityProjection,
  type Ages,
  hasYearsAhead,
  type LifeProjection,
  movedAge,
} from '../life/life-projection.ts';
import type { Format } from '../messages/format.ts';
import { hasSchedules } from './explain-counting.ts';
import { toTenths } from './near-level.ts';

/** What the bars show. */
export function explainBars(format: Format, ages: Ages & Pick<LifeProjection, 'activities'>): string {
  const by = movedAge(ages);
  const words = DETAIL_MESSAGES.projections;
  const { hint, hintMoved, hintAtEnd } = hasSchedules(ages.activities) ? words.scheduled : words;
  if (hasYearsAhead(ages)) return by === null ? hint : hintMoved(format, by);
  return by === null ? words.hintPast : hintAtEnd(format, by);
}

type Years = Pick<ActivityProjection, 'yearsSoFar' | 'yearsRemaining'>;

/** The figure beside a bar: the years ahead or, if they are not shown, those up to then. */
export function describeBarFigure(format: Format, { yearsSoFar, yearsRemaining }: Years, ages: Ages): string {
  const { ahead, soFar, by } = DETAIL_MESSAGES.projections;
  if (hasYearsAhead(ages)) return ahead(format, yearsRemaining);
  return ages.moved ? by(format, yearsSoFar, ages.projectedAge) : soFar(format, yearsSoFar);
}

/** The parts of a bar, for its tooltip. */
export function describeBarParts(
  format: Format,
  { yearsLived, yearsSoFar, yearsRemaining }: Years & Pick<ActivityProjection, 'yearsLived'>,
  ages: Ages,
): string {
  const { projectedAge, moved } = ages;
  const words = DETAIL_MESSAGES.projections;
  const ahead = hasYearsAhead(ages) ? [words.ahead(format, yearsRemaining)] : [];
  if (!moved) return ROW_MESSAGES.row([words.soFar(format, yearsSoFar), ...ahead]);
  const lived = toTenths(yearsLived);
  // As they are written, the two make the years that stand beside the bar.
  const between = words.until(format, toTenths(yearsSoFar) - lived, projectedAge);
  return ROW_MESSAGES.row([words.soFar(format, lived), between, ...ahead]);
}

/** The bars in a sentence: the figures beside them. */
export function describeProjections(
  format: Format,
  bars: readonly (Years & Pick<ActivityProjection, 'name'>)[],
  ages: Ages,
): string {
  const parts = bars.map((bar) => ROW_MESSAGES.named(bar.name, describeBarFigure(format, bar, ages)));
  return ROW_MESSAGES.sentence(parts);
}
