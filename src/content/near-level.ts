import { NEAR_MESSAGES } from '#messages/near-messages.ts';
import type { Format } from '../messages/format.ts';

/** Rounds to a tenth, as in `Format.number`. */
export const toTenths = (value: number): number => Math.round(value * 10) / 10;

/**
 * Formats a figure to a tenth. If rounding would move it to another level, a word says which side it is on.
 * @example describeNear(format, 24.01, dayLoad) // 'just over 24'
 */
export function describeNear(format: Format, value: number, levelOf: (value: number) => string): string {
  const tenths = toTenths(value);
  const written = format.number(tenths);
  if (levelOf(tenths) === levelOf(value)) return written;
  return NEAR_MESSAGES[value > tenths ? 'over' : 'under'](written);
}
