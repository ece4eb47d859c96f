import { type Dispatch, useMemo } from 'react';
import { useLookUp } from '../platform/look-ups.ts';
import type { ShownCountry } from '../sections/shown-country.ts';
import { placeName } from '../words/shown-names.ts';
import { useServices } from './services-context.ts';
import type { ViewAction } from './state.ts';

/**
 * A country with what is known of it; `null` without a country.
 * @param isFixed whether the results keep their life expectancy
 */
export function useShownCountry(
  country: ShownCountry['country'] | null,
  { population, isFixed = false }: Pick<ShownCountry, 'population'> & { readonly isFixed?: boolean },
  dispatch: Dispatch<ViewAction>,
): ShownCountry | null {
  const { value, error } = useLookUp(useServices().countryFacts, country?.code);
  return useMemo(
    () =>
      country && {
        country,
        place: placeName(country),
        facts: value,
        failed: error !== undefined,
        population,
        onChoosePopulation: (chosen) => dispatch({ type: 'populationChosen', population: chosen }),
        onChooseBasis: isFixed ? undefined : (basis) => dispatch({ type: 'basisChosen', basis }),
      },
    [country, value, error, population, isFixed, dispatch],
  );
}
