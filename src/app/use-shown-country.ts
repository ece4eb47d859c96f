import { useMemo } from 'react';
import type { ShownCountry } from '../sections/shown-country.ts';
import { placeName } from '../words/shown-names.ts';
import { useQuery } from './query-cache.ts';
import { useServices } from './services-context.ts';

/**
 * A country with what is known of it; `null` without a country.
 * @param choices among its figures, the same object until one of them changes
 */
export function useShownCountry(
  country: ShownCountry['country'] | null,
  choices: Pick<ShownCountry, 'population' | 'onChoosePopulation' | 'onChooseBasis'>,
): ShownCountry | null {
  const { queries } = useServices();
  const facts = useQuery(queries.countryFacts, country?.code);
  return useMemo(
    () =>
      country && {
        country,
        place: placeName(country),
        facts: facts.value,
        failed: facts.error !== undefined,
        ...choices,
      },
    [country, facts, choices],
  );
}
