import { roundTo } from './round.ts';

const add = (sum: number, figure: number) => sum + figure;

/** To so many decimals of a unit, remainders are alike. */
const DECIMALS_OF_REMAINDER = 6;

/**
 * Divides units in the proportions of shares, by the largest remainder: each share has what it comes to, rounded down or
 * up, and together they have all units. Equal shares have as many, unless nothing else can take what is left: then the last
 * does, which is free time in a day. A share of 0 has no unit.
 * @param shares each 0 or more
 * @param units whole, 0 or more
 * @example apportion([8, 8, 1, 7], 52) // [17, 17, 2, 16]
 * @example apportion([8, 8, 8], 100) // [33, 33, 34]
 */
export function apportion(shares: readonly number[], units: number): number[] {
  const all = shares.reduce(add, 0) || 1;
  const exact = shares.map((share) => roundTo((share / all) * units, DECIMALS_OF_REMAINDER));
  const counts = exact.map(Math.floor);
  const remainder = (index: number) => (exact[index] ?? 0) - (counts[index] ?? 0);
  const left = units - counts.reduce(add, 0);
  const byRemainder = [...shares.keys()]
    .filter((index) => remainder(index) > 0)
    .toSorted(
      (one, other) => roundTo(remainder(other) - remainder(one), DECIMALS_OF_REMAINDER) || other - one,
    );
  const larger = new Set<number>();
  for (const index of byRemainder) {
    const equal = byRemainder.filter((other) => exact[other] === exact[index]);
    if (larger.size + equal.length <= left) for (const each of equal) larger.add(each);
  }
  for (const index of byRemainder) if (larger.size < left) larger.add(index);
  return counts.map((count, index) => (larger.has(index) ? count + 1 : count));
}

/** In tenths of a percent. */
const WHOLE = 1000;

/**
 * The shares of a whole in percent, with one decimal each, as they are shown wherever one of them is: together they are
 * 100.0, and each is within a tenth of its own. Not all, however nearly, is never 100.
 * @param shares in any unit, each 0 or more
 * @example toPercentages([8, 8, 8]) // [33.3, 33.3, 33.4]
 */
export function toPercentages(shares: readonly number[]): number[] {
  const tenths = apportion(shares, WHOLE);
  const others = shares.map((share, index) => (tenths[index] === WHOLE ? 0 : share));
  const largest = Math.max(...others);
  const taker = tenths.includes(WHOLE) && largest > 0 ? others.indexOf(largest) : -1;
  return tenths.map((count, index) => {
    if (taker < 0) return count / 10;
    return index === taker ? 0.1 : count === WHOLE ? 99.9 : 0;
  });
}
