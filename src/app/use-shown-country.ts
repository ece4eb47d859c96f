import { useMemo } from 'react';
import { useLookUp } from '../platform/look-ups.ts';
import type { ShownCountry } from '../sections/shown-country.ts';
import { placeName } from '../words/shown-names.ts';
import { useServices } from './services-context.ts';

/**
 * A country with what is known of it; `null` without a country.
 * @param choices among its figures, the same object until one of them changes
 */
export function useShownCountry(
  country: ShownCountry['country'] | null,
  choices: Pick<ShownCountry, 'population' | 'onChoosePopulation' | 'onChooseBasis'>,
): ShownCountry | null {
  const { value, error } = useLookUp(useServices().countryFacts, country?.code);
  return useMemo(
    () =>
      country && {
        country,
        place: placeName(country),
        facts: value,
        failed: error !== undefined,
        ...choices,
      },
    [country, value, error, choices],
  );
}
