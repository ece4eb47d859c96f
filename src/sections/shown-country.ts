import type { Basis } from '../life/life-expectancies.ts';
import type { Population } from '../life/life-table.ts';
import type { CountryFacts } from '../world/country-facts.ts';
import type { Country } from '../world/life-expectancy.ts';

/** The chosen country, with what is known of it and the state of that request. */
export interface ShownCountry {
  readonly country: Country;
  /** The country's common name. */
  readonly place: string;
  /** `undefined` while loading or after a failure; `null` if nothing is known. */
  readonly facts: CountryFacts | null | undefined;
  readonly failed: boolean;
  /** Asks for the facts again after a failure. */
  readonly onTryAgain: () => void;
  readonly population: Population;
  readonly onChoosePopulation: (population: Population) => void;
  /** Chooses the life expectancy that the results use; `undefined` if that cannot be changed, as in a shared link. */
  readonly onChooseBasis: ((basis: Basis) => void) | undefined;
}
