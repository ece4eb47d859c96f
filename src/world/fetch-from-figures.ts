import { askFigures } from './ask-figures.ts';
import { type Country, type LifeExpectancy, NoLifeExpectancyError } from './life-expectancy.ts';
import { fetchServerCountries, fetchServerLifeExpectancy } from './own-server.ts';

/** The list of countries without the World Bank. The one-file edition has only these two in the place of `fetch-with-fallback.ts`. */
export const fetchCountries = (_: string, signal: AbortSignal): Promise<Country[]> =>
  fetchServerCountries(signal, askFigures);

/**
 * A country's life expectancy without the World Bank.
 * @throws NoLifeExpectancyError if there is none
 */
export async function fetchLifeExpectancy(
  _: string,
  code: string,
  signal: AbortSignal,
): Promise<LifeExpectancy> {
  const figure = await fetchServerLifeExpectancy(code, signal, askFigures);
  if (!figure) throw new NoLifeExpectancyError(code);
  return figure;
}
