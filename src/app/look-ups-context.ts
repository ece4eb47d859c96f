import { LookUps } from '../platform/look-ups.ts';
import { createRequiredContext } from '../ui/required-context.ts';
import type { fetchCountryFacts } from '../world/country-facts.ts';
import { fetchCountries, fetchLifeExpectancy } from '../world/fetch-with-fallback.ts';
import { fetchQuotes } from '../world/quotes.ts';

/**
 * @param worldBankUrl empty for the figures of the site alone
 * @param loadFacts is loaded with the results: only they need it
 */
export const createLookUps = (worldBankUrl: string, loadFacts: typeof fetchCountryFacts) => ({
  countries: new LookUps(() => fetchCountries(worldBankUrl)),
  /** By ISO 3166-1 alpha-3 code, as are the facts. */
  figures: new LookUps((code) => fetchLifeExpectancy(worldBankUrl, code)),
  countryFacts: new LookUps((code) => loadFacts(worldBankUrl, code)),
  /** By the path of the page in their language. */
  quotes: new LookUps(fetchQuotes),
});

/** The object stays the same while the page is open. */
export const [LookUpsContext, useLookUps] =
  createRequiredContext<ReturnType<typeof createLookUps>>('LookUpsContext');
