import { roundTo } from './round.ts';

const add = (sum: number, figure: number) => sum + figure;

/** To so many decimals of a unit, remainders are alike. */
const DECIMALS_OF_REMAINDER = 6;

/** Equal shares, by their indices, each with the same remainder. */
interface Equals {
  readonly indices: readonly number[];
  readonly remainder: number;
}

const sumRemainders = (groups: readonly Equals[]) =>
  roundTo(
    groups.reduce((sum, { indices, remainder }) => sum + indices.length * remainder, 0),
    DECIMALS_OF_REMAINDER,
  );

/** Of two with the same remainder, as the indices of each are in order. */
const compareFirst = (one: Equals, other: Equals) =>
  ((one.indices[0] ?? 0) - (other.indices[0] ?? 0)) * (one.remainder < 0.5 ? -1 : 1);

/** The groups with as many shares as units are left, whose remainders are the largest together; `null` if there are none. */
function chooseGroups(groups: readonly Equals[], left: number): readonly Equals[] | null {
  const best: (readonly Equals[] | null)[] = Array.from({ length: left + 1 }, () => null);
  best[0] = [];
  for (const group of groups) {
    for (let count = left; count >= group.indices.length; count--) {
      const others = best[count - group.indices.length];
      if (!others) continue;
      const [before, now] = [best[count], [...others, group]];
      if (!before || sumRemainders(now) > sumRemainders(before)) best[count] = now;
    }
  }
  return best[left] ?? null;
}

/**
 * Divides units in the proportions of shares, by the largest remainders: each share has what it comes to, rounded down or
 * up, and together they have all units. Equal shares have as many wherever that is possible. Of what is alike, the later
 * ones differ from their own rounding, such as free time in a day. A share of 0 has no unit.
 * @param shares each 0 or more
 * @param units whole, 0 or more
 * @example apportion([8, 8, 1, 7], 52) // [17, 17, 2, 16]
 * @example apportion([8, 8, 8], 100) // [33, 33, 34]
 */
export function apportion(shares: readonly number[], units: number): number[] {
  const all = shares.reduce(add, 0) || 1;
  const exact = shares.map((share) => roundTo((share / all) * units, DECIMALS_OF_REMAINDER));
  const counts = exact.map(Math.floor);
  const left = units - counts.reduce(add, 0);
  const groups = [...new Set(exact)]
    .map((value) => {
      const remainder = roundTo(value - Math.floor(value), DECIMALS_OF_REMAINDER);
      const indices = [...shares.keys()].filter((index) => exact[index] === value);
      // What differs from its own rounding is later in the list, such as free time.
      return { remainder, indices: remainder < 0.5 ? indices.toReversed() : indices };
    })
    .filter(({ remainder }) => remainder > 0)
    .toSorted((one, other) => other.remainder - one.remainder || compareFirst(one, other));
  const larger = new Set(
    (chooseGroups(groups, left) ?? groups).flatMap(({ indices }) => indices).slice(0, left),
  );
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
