/** Of a figure, those that a computer's arithmetic keeps right: a product of four factors is exact to fifteen. */
const RELIABLE_DIGITS = 12;

/**
 * Rounds as decimals are rounded by hand, a tie away from 0. The figures of a life are products of short decimals, which a
 * computer has only nearly: 5.5 ÷ 24 × 69.6, which is 15.95, as 15.949999999999998. That is rounded away first. It makes no tie
 * of a figure that is none: from one, such a product is far more than a billionth away.
 * @example roundTo(15.949999999999998, 1) // 16
 */
export function roundTo(figure: number, decimals: number): number {
  const scale = 10 ** decimals;
  const scaled = Number((Math.abs(figure) * scale).toPrecision(RELIABLE_DIGITS));
  // Never −0.
  return (Math.sign(figure) * Math.round(scaled)) / scale + 0;
}

/** Rounds to the step of a life expectancy, which is that of `Format.number` too. @example roundToTenth(84.036) // 84 */
export const roundToTenth = (figure: number): number => roundTo(figure, 1);
