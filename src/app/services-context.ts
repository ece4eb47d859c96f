import { createRequiredContext } from '../ui/required-context.ts';
import type { ToastMessage } from '../words/toasts.ts';
import type { CountryFacts } from '../world/country-facts.ts';
import type { Country, LifeExpectancy } from '../world/life-expectancy.ts';
import type { QueryCache } from './query-cache.ts';

/** Everything that the page fetches. The keys of figures and facts are ISO 3166-1 alpha-3 codes. */
export interface Queries {
  readonly countries: QueryCache<readonly Country[]>;
  readonly figures: QueryCache<LifeExpectancy>;
  /** `null` if nothing is known of a country. */
  readonly countryFacts: QueryCache<CountryFacts | null>;
}

/** Functions for every component. The object stays the same while the page is open. */
interface Services {
  readonly queries: Queries;
  readonly showToast: (message: ToastMessage) => void;
  readonly clearToast: () => void;
  /** Reloads the page and keeps the entries of the form. */
  readonly onReload: () => void;
}

export const [ServicesContext, useServices] = createRequiredContext<Services>('ServicesContext');
