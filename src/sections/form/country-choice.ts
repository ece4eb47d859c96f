import type { LookUp } from '../../platform/look-ups.ts';
import type { Country, LifeExpectancy } from '../../world/life-expectancy.ts';

/** The list of countries and the figure of the chosen one. */
export interface CountryChoice {
  readonly list: LookUp<readonly Country[]>;
  /** Loads the list again if that has failed. */
  readonly onLoad: () => void;
  readonly figure: LookUp<LifeExpectancy>;
  /** Looks up the figure of a country, again if that has failed. @param code ISO 3166-1 alpha-3 */
  readonly onChosen: (code: string) => void;
}
