import lifeTables from '../../data/life-tables.json' with { type: 'json' };

/** Death rates per 100,000 person-years of one year, by the ages of the file. */
type Rates = readonly (number | undefined)[];

/** A death rate per person and year: its logarithm is linear between the ages of the file. */
function rateAt(rates: Rates, age: number): number {
  const { ages } = lifeTables;
  const after = Math.max(
    1,
    ages.findIndex((each) => each >= Math.min(age, 100)),
  );
  const [from = 0, to = 100] = [ages[after - 1], ages[after]];
  const share = (Math.min(age, 100) - from) / (to - from);
  const logarithm = (index: number) => Math.log(rates[index] ?? 0);
  return Math.exp(logarithm(after - 1) * (1 - share) + logarithm(after) * share) / 100_000;
}

/** The years that two people share, counted month by month, up to some years from today. */
export function countSharedYears(
  mine: { age: number; rates: Rates },
  other: typeof mine,
  within = 100,
): number {
  const months = Math.round(within * 12);
  const month = within / months;
  let [both, years] = [1, 0];
  for (let each = 0; each < months; each++) {
    const middle = (each + 0.5) * month;
    const rate = rateAt(mine.rates, mine.age + middle) + rateAt(other.rates, other.age + middle);
    const next = both * Math.exp(-rate * month);
    years += ((both + next) / 2) * month;
    both = next;
  }
  return years;
}

const { JPN } = lifeTables.tables;
export const JAPAN_RATES = JPN.everyone.rates[0] ?? [];

/** Years between two days, each a year, a month from 0 and a day. */
const yearsBetween = (from: [number, number, number], to: [number, number, number]) =>
  (Date.UTC(...to) - Date.UTC(...from)) / 86_400_000 / 365.25;
/** March 1, 2026, on which the journeys take place. */
const TODAY: [number, number, number] = [2026, 2, 1];
/** A year that was entered is its middle. */
export const yearsSince = (year: number) => yearsBetween([year, 6, 2], TODAY);
/** The age of somebody born on January 15, 1990. */
export const OWN_AGE = yearsBetween([1990, 0, 15], TODAY);
