import { toPercentages } from './apportion.ts';
import type { Population } from './life-table.ts';

/** The people of each five-year age group, in thousands: 0 to 4 first, 100 and over last. */
export interface PopulationByAge {
  readonly women: readonly number[];
  readonly men: readonly number[];
}

export const AGE_GROUP_YEARS = 5;
/** The first age of the last group, which has no upper end. */
export const LAST_GROUP_AGE = 100;

/** A population by exact age. All counts are people, not rounded. */
export interface AgeDistribution {
  readonly total: number;
  /** The people aged 100 and over. */
  readonly oldest: number;
  /**
   * The people younger than an exact age: those of the groups below it, and between the ages of the groups a smooth,
   * monotone interpolation. From 100 on, all who are under 100.
   */
  readonly youngerThan: (age: number) => number;
}

/**
 * The slopes of a monotone cubic through values at equal distances, as Fritsch and Butland chose them: within the list
 * the harmonic mean of the differences on both sides, so that the curve never turns.
 */
function monotoneSlopes(differences: readonly number[]): number[] {
  const atEnd = (nearest = 0, next = 0) => Math.min(Math.max(0, (3 * nearest - next) / 2), 3 * nearest);
  const within = differences.slice(1).map((after, index) => harmonicMean(differences[index] ?? 0, after));
  return [atEnd(differences[0], differences[1]), ...within, atEnd(differences.at(-1), differences.at(-2))];
}

const harmonicMean = (one: number, other: number) =>
  one + other > 0 ? (2 * one * other) / (one + other) : 0;

/** Between two values with their slopes, as a cubic. @param share the position between them, 0 to 1 */
const interpolateCubic = (from: number, to: number, slopes: readonly [number, number], share: number) => {
  const rest = 1 - share;
  return (
    from * rest * rest * (1 + 2 * share) +
    to * share * share * (1 + 2 * rest) +
    (slopes[0] * rest - slopes[1] * share) * share * rest
  );
};

/**
 * Distributes a population over exact ages.
 * @param who everyone, women or men
 * @example with 1,000 people in every group, 7,000 are younger than 35, and 7,200 younger than 36
 */
export function distributeByAge({ women, men }: PopulationByAge, who: Population): AgeDistribution {
  const groups = women.map((count, index) => {
    const ofMen = men[index] ?? 0;
    return 1000 * { everyone: count + ofMen, women: count, men: ofMen }[who];
  });
  const closed = groups.slice(0, LAST_GROUP_AGE / AGE_GROUP_YEARS);
  const slopes = monotoneSlopes(closed);
  let under100 = 0;
  const sums = [under100];
  for (const count of closed) {
    under100 += count;
    sums.push(under100);
  }
  const oldest = groups.at(-1) ?? 0;
  return {
    total: under100 + oldest,
    oldest,
    youngerThan: (age) => {
      if (age >= LAST_GROUP_AGE) return under100;
      const position = Math.max(0, age) / AGE_GROUP_YEARS;
      const group = Math.floor(position);
      const [from = 0, to = 0] = sums.slice(group);
      const [first = 0, last = 0] = slopes.slice(group);
      return interpolateCubic(from, to, [first, last], position - group);
    },
  };
}

/** Half a year on each side. */
const PEERS_REACH_YEARS = 0.5;

/**
 * The place of an exact age in a population.
 * @param age years, 0 or more
 * @returns the people who are younger, from 100 on those under 100, and their share, 0 to 1; and the people born within half
 * a year, before or after, or `null` where that reaches past 100, or to those who are not born yet
 * @example with 1,000 people in every group, at 40 half of those under 80 are younger, and 200 are peers
 */
export function findRankByAge({ total, youngerThan }: AgeDistribution, age: number) {
  const younger = youngerThan(age);
  const [first, last] = [age - PEERS_REACH_YEARS, age + PEERS_REACH_YEARS];
  return {
    younger,
    share: total > 0 ? younger / total : 0,
    peers: first < 0 || last > LAST_GROUP_AGE ? null : youngerThan(last) - youngerThan(first),
  };
}

export type RankByAge = ReturnType<typeof findRankByAge>;

/** The people of each whole age from 0 to 99. */
export const countByYear = ({ youngerThan }: AgeDistribution): number[] =>
  Array.from({ length: LAST_GROUP_AGE }, (_, age) => youngerThan(age + 1) - youngerThan(age));

/** The people of each group of five years, and of the last one, with their share of all in percent, as it is shown. */
export function countByGroup({ oldest, youngerThan }: AgeDistribution) {
  const groups = Array.from({ length: LAST_GROUP_AGE / AGE_GROUP_YEARS + 1 }, (_, index) => {
    const from = index * AGE_GROUP_YEARS;
    const people = from === LAST_GROUP_AGE ? oldest : youngerThan(from + AGE_GROUP_YEARS) - youngerThan(from);
    return { from, people };
  });
  const percentages = toPercentages(groups.map(({ people }) => people));
  return groups.map((group, index) => ({ ...group, percentage: percentages[index] ?? 0 }));
}
