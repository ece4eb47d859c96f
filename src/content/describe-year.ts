import { YEAR_MESSAGES } from '#messages/year-messages.ts';
import type { AgeSpan } from '../life/schedule.ts';
import type { Format } from '../messages/format.ts';
import { isolateName } from '../messages/isolate-name.ts';

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
  const parts = shares
    .filter(({ weeks }) => weeks > 0)
    .map(({ name, weeks }, index) =>
      YEAR_MESSAGES[index === 0 ? 'first' : 'other'](format, weeks, isolateName(name)),
    );
  return span ? YEAR_MESSAGES.between(format, span.from, span.until, parts) : YEAR_MESSAGES.alike(parts);
}
