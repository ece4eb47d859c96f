import type { Population } from '../../life/life-table.ts';
import type { Country } from '../../world/life-expectancy.ts';
import type { LifeTables } from '../../world/life-table.ts';

/** The life tables of the chosen country, as far as they are known. */
export interface TablesOfCountry {
  readonly country: Country;
  /** The country's everyday name. */
  readonly place: string;
  /** `undefined` while they are looked up or where that has failed; `null` where there are none. */
  readonly found: LifeTables | null | undefined;
  readonly failed: boolean;
  readonly population: Population;
  readonly onChoosePopulation: (population: Population) => void;
  /** Takes a life expectancy, in years with one decimal, for the whole page; left out where there is no form. */
  readonly onUse: ((years: number) => void) | undefined;
  /** Goes back to the figure before; left out when none was taken. */
  readonly onUndo: (() => void) | undefined;
}
