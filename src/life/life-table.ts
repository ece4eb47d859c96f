/** A period life table: mortality at the death rates of one year. The three lists have one entry for each age. */
export interface LifeTable {
  /** Exact ages in years, ascending, from 0 to 100. */
  readonly ages: readonly number[];
  /** Remaining life expectancy e(x), in years, of those who reach each age. */
  readonly remaining: readonly number[];
  /** Survivors l(x): how many of 100,000 births reach each age. */
  readonly survivors: readonly number[];
}

/** The people that a life table describes. */
export type Population = 'everyone' | 'women' | 'men';

/** The last age in a life table, in years. */
export const LAST_TABLE_AGE = 100;
/** Survivors are rounded to whole people, so 0 of 100,000 may stand for up to half a person. */
const FEWEST_SURVIVORS = 0.5;

/** Where an age lies in a table: the indexes of the entries around it, and the position between them, 0 to 1. */
function locate({ ages }: LifeTable, age: number): { before: number; after: number; share: number } {
  const after = Math.max(
    1,
    ages.findIndex((each) => each >= age),
  );
  const [from = 0, to = LAST_TABLE_AGE] = [ages[after - 1], ages[after]];
  return { before: after - 1, after, share: (age - from) / (to - from) };
}

function at(values: readonly number[], index: number): number {
  const value = values[index];
  if (value === undefined) throw new RangeError(`A life table has no entry ${index}`);
  return value;
}

/**
 * Expected age at death of people who have reached an age: x + e(x), linear between the table's ages.
 * @param age years, 0 to 100
 * @returns years, not rounded, at least `age`
 * @throws RangeError for an age outside the table
 * @example with e(35) = 49.71 and e(40) = 44.85, expectedAge(table, 36) // 84.71 + 0.14 / 5 = 84.738
 */
export function expectedAge(table: LifeTable, age: number): number {
  assertInTable(age);
  const { before, after, share } = locate(table, age);
  const total = (index: number) => at(table.ages, index) + at(table.remaining, index);
  return total(before) + (total(after) - total(before)) * share;
}

/** Survivors at an exact age. The death rate is constant between two of the table's ages. */
function survivorsTo(table: LifeTable, age: number): number {
  const { before, after, share } = locate(table, age);
  const survivorsAt = (index: number) => Math.max(FEWEST_SURVIVORS, at(table.survivors, index));
  const from = survivorsAt(before);
  return from * (survivorsAt(after) / from) ** share;
}

/**
 * The share of people of one age who reach a later one: l(y) / l(x).
 * @param from years, 0 to 100
 * @param to years, `from` to 100
 * @returns 0 to 1; 1 for the same age
 * @throws RangeError for an age outside the table
 */
export function survivalProbability(table: LifeTable, from: number, to: number): number {
  assertInTable(from);
  assertInTable(to);
  return Math.min(1, survivorsTo(table, Math.max(from, to)) / survivorsTo(table, from));
}

/**
 * The age that a given share of the people of one age reach.
 * @param from years, 0 to 100
 * @param share more than 0, at most 1
 * @returns years to about a hundredth, or `null` if more than that share reach the table's last age
 */
export function ageReachedBy(table: LifeTable, from: number, share: number): number | null {
  if (survivalProbability(table, from, LAST_TABLE_AGE) > share) return null;
  let [early, late] = [from, LAST_TABLE_AGE];
  while (late - early > 0.005) {
    const middle = (early + late) / 2;
    if (survivalProbability(table, from, middle) >= share) early = middle;
    else late = middle;
  }
  return early;
}

function assertInTable(age: number): void {
  if (!(age >= 0 && age <= LAST_TABLE_AGE))
    throw new RangeError(`A life table has the ages 0 to 100, not ${age}`);
}
