export const LAST_TABLE_AGE = 100;

export type Population = 'everyone' | 'women' | 'men';

/**
 * The death rates of a population, today's and those expected. Between the ages and between the years given, the
 * logarithm of the rate is interpolated, so that survival curves have no kinks; after the last age and the last year
 * the rate is constant.
 */
export interface LifeTable {
  /** Exact ages in years, ascending from 0 to 100. */
  readonly ages: readonly number[];
  /** Points in time, in calendar years, ascending: 2024.5 is the middle of 2024. The first is that of the period table. */
  readonly years: readonly number[];
  /** Deaths per 100,000 person-years: a row for each point in time, with an entry for each age. */
  readonly rates: readonly (readonly number[])[];
  /** By what the rates are multiplied, at each point in time, at the ends of the forecast's 80 % interval. */
  readonly interval?: { readonly low: readonly number[]; readonly high: readonly number[] } | undefined;
}

/**
 * Which death rates apply to people as they grow older: those of the table's first year at every age (`period`), or
 * those expected for the year in which they reach each age (`cohort`).
 */
export type Outlook = 'period' | 'cohort';

/** The people that death rates count deaths of, each followed for a year. */
export const PER_PEOPLE = 100_000;

/** The position of a value in an ascending list: the indexes around it, and the position between them, 0 to 1. */
export function locate(list: readonly number[], value: number) {
  const found = list.findIndex((each) => each >= value);
  const after = found < 0 ? list.length - 1 : Math.max(1, found);
  const [from, to] = [entry(list, after - 1), entry(list, after)];
  return { before: after - 1, after, share: Math.min(1, Math.max(0, (value - from) / (to - from))) };
}

/** @throws RangeError if there is none */
export function entry<T>(list: readonly T[], index: number): T {
  const value = list[index];
  if (value === undefined) throw new RangeError(`A life table has no entry ${index}`);
  return value;
}

/** Linear between two entries of a list. */
const between = (list: readonly number[], { before, after, share }: ReturnType<typeof locate>): number =>
  entry(list, before) * (1 - share) + entry(list, after) * share;

/** A death rate, per person and year. @param age exact age, years @param year calendar year, 2024.5 its middle */
export type DeathRate = (age: number, year: number) => number;

/**
 * The death rates of a table.
 * @param ofInterval multiplies them by an end of the table's interval
 * @example with 100 deaths per 100,000 person-years at 40 and 400 at 60, the rate at 50 is √(0.001 × 0.004) = 0.002
 */
export function interpolateRates(table: LifeTable, ofInterval?: readonly number[]): DeathRate {
  const { ages, years } = table;
  const logarithms = table.rates.map((row, index) => {
    const factor = ofInterval ? entry(ofInterval, index) : 1;
    return row.map((rate) => Math.log((rate * factor) / PER_PEOPLE));
  });
  return (age, year) => {
    const [atAge, atYear] = [locate(ages, age), locate(years, year)];
    const [early, late] = [entry(logarithms, atYear.before), entry(logarithms, atYear.after)];
    return Math.exp(between(early, atAge) * (1 - atYear.share) + between(late, atAge) * atYear.share);
  };
}

/** The people of one exact age, followed until the last of them have died. */
export interface Survival {
  /** The age of the people at the start, in years. */
  readonly from: number;
  /** The share of them who are alive, from 1 at `from`, at every `STEP_YEARS`. */
  readonly shares: readonly number[];
  /** The years that all of them live on, on average. */
  readonly remaining: number;
}

export const STEP_YEARS = 0.25;
const LAST_FOLLOWED_AGE = 130;

/** The mean of a quantity that changes exponentially from one value to another. */
export const meanBetween = (first: number, last: number): number =>
  Math.abs(last / first - 1) < 1e-6 ? (first + last) / 2 : (last - first) / Math.log(last / first);

/**
 * Follows people of one exact age through given death rates.
 * @param from years, 0 to 100
 * @param yearAt the calendar year in which they are of an age
 */
export function followSurvival(rate: DeathRate, from: number, yearAt: (age: number) => number): Survival {
  const shares = [1];
  let [alive, lived, age] = [1, 0, from];
  let before = rate(age, yearAt(age));
  while (age < LAST_FOLLOWED_AGE) {
    age += STEP_YEARS;
    const now = rate(age, yearAt(age));
    const next = alive * Math.exp(-meanBetween(before, now) * STEP_YEARS);
    lived += meanBetween(alive, next) * STEP_YEARS;
    shares.push(next);
    [alive, before] = [next, now];
  }
  return { from, shares, remaining: lived + alive / before };
}

/**
 * Follows the people of one age in the first year of a table.
 * @param age years, 0 to 100
 * @param end an end of the interval, for the expected death rates; the table must have one
 * @throws RangeError for an age outside the table
 * @example in Japan, of people aged 36, half reach 87 at the death rates of 2024, and 91 at those expected
 */
export function surviveFrom(
  table: LifeTable,
  age: number,
  outlook: Outlook = 'period',
  end?: 'low' | 'high',
): Survival {
  if (!(age >= 0 && age <= LAST_TABLE_AGE))
    throw new RangeError(`A life table has the ages 0 to ${LAST_TABLE_AGE}, not ${age}`);
  const start = entry(table.years, 0);
  const yearAt = outlook === 'period' ? () => start : (later: number) => start + later - age;
  return followSurvival(interpolateRates(table, end && table.interval?.[end]), age, yearAt);
}

/** The age that they reach on average: x + e(x), in years, not rounded. */
export const expectedAge = ({ from, remaining }: Survival): number => from + remaining;

/** The share of them who are alive after some years, 0 to 1; 0 for more years than they are followed. */
export function shareAfter({ shares }: Pick<Survival, 'shares'>, years: number): number {
  const position = Math.max(0, years) / STEP_YEARS;
  const before = Math.floor(position);
  const [first, next] = [shares[before] ?? 0, shares[before + 1] ?? 0];
  return first === 0 ? 0 : first * (next / first) ** (position - before);
}

/** The share, 0 to 1, of some people, or of pairs, who are all alive after so many years from today. */
export type AliveAfter = (years: number) => number;

/** The share of them who reach an age, 0 to 1; 1 up to their own age. @param age years */
export const shareReaching = (survival: Survival, age: number): number =>
  shareAfter(survival, age - survival.from);

/**
 * The age that a given share of them reach.
 * @param share more than 0, at most 1
 * @returns years, linear within a quarter of a year, or `null` if more than that share reach the table's last age
 */
export function ageReachedBy(survival: Survival, share: number): number | null {
  const { from, shares } = survival;
  if (shareReaching(survival, LAST_TABLE_AGE) > share) return null;
  const after = Math.max(
    1,
    shares.findIndex((each) => each < share),
  );
  const [early, late] = [entry(shares, after - 1), entry(shares, after)];
  return from + (after - 1 + (early - share) / (early - late)) * STEP_YEARS;
}
