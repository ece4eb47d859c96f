import type { Format } from './format.ts';

/** To a tenth, as figures are shown. */
export const toTenths = (value: number): number => Math.round(value * 10) / 10;

/**
 * A figure to a tenth; where that would belong to another level than the figure itself, with a word on which side it is.
 * @example describeNear(format, 24.01, dayLoad) // 'just over 24'
 */
export function describeNear(format: Format, value: number, levelOf: (value: number) => string): string {
  const tenths = toTenths(value);
  const written = format.number(tenths);
  if (levelOf(tenths) === levelOf(value)) return written;
  return `just ${value > tenths ? 'over' : 'under'} ${written}`;
}
