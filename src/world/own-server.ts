import * as v from 'valibot';
import { CountriesResponse, LifeExpectancyResponse } from './api-schemas.ts';
import type { Country, LifeExpectancy } from './life-expectancy.ts';
import { API, HttpError, loadJson } from './load-json.ts';

/** @throws Error 'Failed to fetch countries from server', with what went wrong as its cause */
export async function fetchServerCountries(signal: AbortSignal): Promise<Country[]> {
  try {
    return v.parse(CountriesResponse, await loadJson(`${API}countries.json`, { signal }));
  } catch (cause) {
    throw new Error('Failed to fetch countries from server', { cause });
  }
}

/**
 * Fetches the figure of the project's snapshot; `null` for a country that it does not have.
 * @throws Error 'Failed to fetch life expectancy from server', with the original error as its cause
 */
export async function fetchServerLifeExpectancy(
  code: string,
  signal: AbortSignal,
): Promise<LifeExpectancy | null> {
  try {
    const response = await loadJson(`${API}life-expectancy/${encodeURIComponent(code)}.json`, { signal });
    const { name: _, ...figure } = v.parse(LifeExpectancyResponse, response);
    return { ...figure, fromSnapshot: true };
  } catch (cause) {
    if (cause instanceof HttpError && cause.status === 404) return null;
    throw new Error('Failed to fetch life expectancy from server', { cause });
  }
}
