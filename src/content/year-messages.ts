import type { AgeSpan } from '../life/schedule.ts';
import { isolateName } from '../messages/clean-text.ts';
import type { Format } from '../messages/format.ts';
import { choosePlural } from './plural.ts';

/**
 * Describes how a year divides among the activities.
 * @param shares whole weeks of each, 52 in all
 * @param span the ages of such years; left out if they are those of the whole life
 */
export function describeYear(
  format: Format,
  shares: readonly { readonly name: string; readonly weeks: number }[],
  span?: Pick<AgeSpan, 'from' | 'until'>,
): string {
  const when = span
    ? `from ${format.number(span.from)} to ${format.number(span.until)}`
    : 'of days like this';
  const parts = shares
    .filter(({ weeks }) => weeks > 0)
    .map(({ name, weeks }, index) => {
      const worth = index === 0 ? ` ${choosePlural(weeks, { one: 'week’s', other: 'weeks’' })} worth` : '';
      return `${format.number(weeks)}${worth} of ${isolateName(name)}`;
    });
  return `In a year ${when}: ${parts.join(', ')}.`;
}
