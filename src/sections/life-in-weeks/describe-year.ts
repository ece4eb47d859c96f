import { YEAR } from '#words/results.ts';
import type { AgeSpan } from '../../life/schedule.ts';
import type { Format } from '../../words/format.ts';
import { isolateName } from '../../words/isolate-name.ts';

/**
 * Describes how a year divides among the activities.
 * @param shares whole weeks of each activity, 52 in all
 * @param span the ages between which years are divided like this; omitted if that is the whole life
 */
export function describeYear(
  format: Format,
  shares: readonly { readonly name: string; readonly weeks: number }[],
  span?: Pick<AgeSpan, 'from' | 'until'>,
): string {
  const parts = shares
    .filter(({ weeks }) => weeks > 0)
    .map(({ name, weeks }, index) =>
      YEAR[index === 0 ? 'first' : 'other'](format, { weeks, name: isolateName(name) }),
    )
    .join(YEAR.separator);
  return span ? YEAR.between(format, { ...span, parts }) : YEAR.alike({ parts });
}
