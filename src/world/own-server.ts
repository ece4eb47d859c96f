import * as v from 'valibot';
import { CountriesResponse, LifeExpectancyResponse } from './api-schemas.ts';
import type { Country, LifeExpectancy } from './life-expectancy.ts';
import { API, type Ask, HttpError, loadJson } from './load-json.ts';

/**
 * @param ask what answers for the server
 * @throws Error 'Failed to fetch countries from server', with what went wrong as its cause
 */
export async function fetchServerCountries(signal: AbortSignal | null, ask?: Ask): Promise<Country[]> {
  try {
    return v.parse(CountriesResponse, await loadJson(`${API}countries`, { signal }, ask));
  } catch (cause) {
    throw new Error('Failed to fetch countries from server', { cause });
  }
}

/**
 * Fetches the figure of the project's snapshot; `null` for a country that it does not have.
 * @param ask what answers for the server
 * @throws Error 'Failed to fetch life expectancy from server', with the original error as its cause
 */
export async function fetchServerLifeExpectancy(
  code: string,
  signal: AbortSignal | null,
  ask?: Ask,
): Promise<LifeExpectancy | null> {
  try {
    const url = `${API}life-expectancy/${encodeURIComponent(code)}`;
    const response = await loadJson(url, { signal }, ask);
    const { name: _, ...figure } = v.parse(LifeExpectancyResponse, response);
    return { ...figure, fromSnapshot: true };
  } catch (cause) {
    if (cause instanceof HttpError && cause.status === 404) return null;
    throw new Error('Failed to fetch life expectancy from server', { cause });
  }
}
