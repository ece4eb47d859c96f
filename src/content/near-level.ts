import { NEAR_MESSAGES } from '#messages/near-messages.ts';
import type { Format } from '../messages/format.ts';

/** Rounds to a tenth, as in `Format.number`. */
export const toTenths = (value: number): number => Math.round(value * 10) / 10;

/**
 * Rounds a figure to a tenth.
 * @returns on which `side` of its tenths the figure is, if rounding moves it to another level
 * @example roundNear(24.01, dayLoad) // { tenths: 24, side: 'over' }
 */
export function roundNear(value: number, levelOf: (value: number) => string) {
  const tenths = toTenths(value);
  const side = levelOf(tenths) === levelOf(value) ? 'at' : value > tenths ? 'over' : 'under';
  return { tenths, side } as const;
}

/**
 * Formats a figure to a tenth. If rounding would move it to another level, a word says which side it is on.
 * @example describeNear(format, 24.01, dayLoad) // 'just over 24'
 */
export function describeNear(format: Format, value: number, levelOf: (value: number) => string): string {
  const { tenths, side } = roundNear(value, levelOf);
  const written = format.number(tenths);
  return side === 'at' ? written : NEAR_MESSAGES[side](written);
}
