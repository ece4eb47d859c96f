import type { Population } from '../../life/life-table.ts';
import type { Country } from '../../world/life-expectancy.ts';
import type { LifeTables } from '../../world/life-table.ts';

/** The life tables of the chosen country, with the state of their request. */
export interface TablesOfCountry {
  readonly country: Country;
  /** The country's common name. */
  readonly place: string;
  /** `undefined` while loading or after a failure; `null` if the country has none. */
  readonly found: LifeTables | null | undefined;
  readonly failed: boolean;
  readonly population: Population;
  readonly onChoosePopulation: (population: Population) => void;
  /** Uses a life expectancy, in years with one decimal, for all results; `undefined` if there is no form. */
  readonly onUse: ((years: number) => void) | undefined;
  /** Restores the previous figure; `undefined` if no table's figure is in use. */
  readonly onUndo: (() => void) | undefined;
}
