import type { Dates, Life } from '../life/life.ts';
import type { Basis } from '../life/life-expectancies.ts';
import type { Population } from '../life/life-table.ts';
import type { Arguments } from '../words/arguments.ts';
import type { Country, LifeExpectancy } from '../world/life-expectancy.ts';

/** The life in the results as of a day, with the chosen life expectancy, and where that comes from. */
export interface ShownLife {
  readonly life: Life;
  /** `null` if they are unknown, as in a shared link. */
  readonly dates: Dates | null;
  /** The country of the life tables; `null` if no country was chosen. */
  readonly country: Country | null;
  /** The country's life expectancy at birth; `null` if the visitor entered one. */
  readonly figure: LifeExpectancy | null;
  /** Which life expectancy the life has. */
  readonly basis: Basis;
  /** The people of the life table; without meaning if the life expectancy is that at birth. */
  readonly population: Population;
  /** The calendar year of the life table; `null` if the life expectancy is that at birth. */
  readonly tableYear: number | null;
  /** The life expectancy at birth, or as entered, in years. */
  readonly atBirth: number;
  readonly whose: Arguments['whose'];
}
