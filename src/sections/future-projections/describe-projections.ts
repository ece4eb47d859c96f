import { LANGUAGE, ROW } from '#words/form.ts';
import { PROJECTIONS } from '#words/results.ts';
import { type ActivityProjection, type Ages, hasYearsAhead, movedAge } from '../../life/life-projection.ts';
import { roundToTenth } from '../../life/round.ts';
import type { Format } from '../../words/format.ts';
import { isAheadSaid } from '../../words/is-ahead-said.ts';

export function explainBars(format: Format, ages: Ages): string {
  const by = movedAge(ages);
  const { hint, hintMoved, hintPast, hintAtEnd } = PROJECTIONS;
  if (!hasYearsAhead(ages)) return by === null ? hintPast : hintAtEnd(format, { age: by });
  return by === null ? hint : hintMoved(format, { age: by });
}

type Years = Pick<ActivityProjection, 'yearsSoFar' | 'yearsRemaining'>;

/** A bar in words: the years ahead in all of them, or those up to then in all of them where nothing is ahead. */
function describeBar(format: Format, activity: Years, ages: Ages): string {
  const { yearsSoFar, yearsRemaining } = activity;
  const { ahead, soFar, by } = PROJECTIONS;
  if (hasYearsAhead(ages)) return ahead(format, { figure: yearsRemaining });
  return ages.moved
    ? by(format, { figure: yearsSoFar, age: ages.projectedAge })
    : soFar(format, { figure: yearsSoFar });
}

/**
 * The parts of a bar, for its tooltip: those that are not 0.0 or, if all are, the years so far. Each is rounded by itself, so
 * that it is the same figure everywhere: nothing says that, as they are written, they add up.
 */
export function describeBarParts(
  format: Format,
  activity: Years & Pick<ActivityProjection, 'yearsLived'>,
  ages: Ages,
): string {
  const { yearsLived: lived, yearsSoFar, yearsRemaining } = activity;
  const until = yearsSoFar - lived;
  const parts = [
    roundToTenth(lived) > 0 ? PROJECTIONS.soFar(format, { figure: lived }) : '',
    roundToTenth(until) > 0 ? PROJECTIONS.until(format, { figure: until, age: ages.projectedAge }) : '',
    isAheadSaid(activity, ages) ? PROJECTIONS.ahead(format, { figure: yearsRemaining }) : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? PROJECTIONS.soFar(format, { figure: 0 }) : parts.join(ROW.separator);
}

/** The figures in a bar: the years up to the slider's age and, where years ahead are counted, those. One of two is never alone. */
export const listBarFigures = (format: Format, { yearsSoFar, yearsRemaining }: Years, ages: Ages) => ({
  soFar: format.decimal(yearsSoFar),
  ahead: hasYearsAhead(ages) ? format.decimal(yearsRemaining) : '',
});

export function describeProjections(
  format: Format,
  bars: readonly (Years & Pick<ActivityProjection, 'name'>)[],
  ages: Ages,
): string {
  const parts = bars.map((bar) => ROW.named({ name: bar.name, figure: describeBar(format, bar, ages) }));
  return ROW.sentence({ items: parts.join(LANGUAGE.comma) });
}
