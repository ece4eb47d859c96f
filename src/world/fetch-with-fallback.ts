import * as v from 'valibot';
import { CountriesResponse, LifeExpectancyResponse } from './api-schemas.ts';
import { type Country, type LifeExpectancy, NoLifeExpectancyError } from './life-expectancy.ts';
import { HttpError, RESPONSE_LIMIT_MS } from './load-json.ts';
import { loadFromSite } from './respond-from-figures.ts';
import { fetchWorldBankCountries, fetchWorldBankLifeExpectancy } from './world-bank.ts';

/**
 * When the own server is asked as well if the World Bank has not responded. With a round trip of 2 s, its response
 * arrives within 3 s.
 */
const HEAD_START_MS = 700;
/** Until then the World Bank's response is preferred, since it is newer. */
const PREFERENCE_MS = 1400;

type Fetch<T> = (signal: AbortSignal) => Promise<T>;

/**
 * Fetches from the World Bank, and from the own server if that fails or is slow. The first response wins.
 * @throws the own server's error if both fail
 */
async function fetchFirst<T>(fetchWorldBank: Fetch<T>, fetchOwnServer: Fetch<T>): Promise<T> {
  const over = new AbortController();
  const limit = setTimeout(() => over.abort(), RESPONSE_LIMIT_MS);
  const fromWorldBank = fetchWorldBank(over.signal);
  /** Resolves when the World Bank has failed or the time is over; never if it has responded. */
  const waitForWorldBank = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      fromWorldBank.then(
        () => clearTimeout(timer),
        () => resolve(),
      );
    });
  const preference = waitForWorldBank(PREFERENCE_MS);
  const fromOwnServer = waitForWorldBank(HEAD_START_MS).then(() => fetchOwnServer(over.signal));
  try {
    return await Promise.any([fromWorldBank, fromOwnServer.then((answer) => preference.then(() => answer))]);
  } catch {
    return await fromOwnServer;
  } finally {
    clearTimeout(limit);
    over.abort();
  }
}

/**
 * The list of countries from the World Bank or else from the own server, in the order of the source.
 * @param worldBankUrl empty for the figures of the site alone
 * @throws Error 'Failed to fetch countries from server' if both fail
 */
export function fetchCountries(worldBankUrl: string): Promise<Country[]> {
  if (worldBankUrl === '') return fetchServerCountries(worldBankUrl, null);
  return fetchFirst(
    (ended) => fetchWorldBankCountries(worldBankUrl, ended),
    (ended) => fetchServerCountries(worldBankUrl, ended),
  );
}

/**
 * A country's life expectancy from the World Bank or else from the own server.
 * @param worldBankUrl empty for the figures of the site alone
 * @param code ISO 3166-1 alpha-3
 * @throws NoLifeExpectancyError if both respond that they have none
 * @throws Error 'Failed to fetch life expectancy from server' if one of them fails, and the other has none
 */
export async function fetchLifeExpectancy(worldBankUrl: string, code: string): Promise<LifeExpectancy> {
  if (worldBankUrl === '') {
    const figure = await fetchServerLifeExpectancy(worldBankUrl, code, null);
    if (!figure) throw new NoLifeExpectancyError(code);
    return figure;
  }
  let sourcesWithout = 0;
  const orNone = (figure: LifeExpectancy | null): LifeExpectancy => {
    if (figure) return figure;
    sourcesWithout += 1;
    throw new NoLifeExpectancyError(code);
  };
  try {
    return await fetchFirst(
      (ended) => fetchWorldBankLifeExpectancy(worldBankUrl, code, ended).then(orNone),
      (ended) => fetchServerLifeExpectancy(worldBankUrl, code, ended).then(orNone),
    );
  } catch (error) {
    if (sourcesWithout === 1)
      throw new Error('Failed to fetch life expectancy from server', { cause: error });
    throw error;
  }
}

/** @throws Error 'Failed to fetch countries from server', with what went wrong as its cause */
async function fetchServerCountries(worldBankUrl: string, signal: AbortSignal | null): Promise<Country[]> {
  try {
    return v.parse(CountriesResponse, await loadFromSite('countries', worldBankUrl, signal));
  } catch (cause) {
    throw new Error('Failed to fetch countries from server', { cause });
  }
}

/**
 * Fetches the figure of the project's snapshot; `null` for a country that it does not have.
 * @throws Error 'Failed to fetch life expectancy from server', with the original error as its cause
 */
async function fetchServerLifeExpectancy(
  worldBankUrl: string,
  code: string,
  signal: AbortSignal | null,
): Promise<LifeExpectancy | null> {
  try {
    const path = `life-expectancy/${encodeURIComponent(code)}`;
    const response = await loadFromSite(path, worldBankUrl, signal);
    const { name: _, ...figure } = v.parse(LifeExpectancyResponse, response);
    return { ...figure, fromSnapshot: true };
  } catch (cause) {
    if (cause instanceof HttpError && cause.status === 404) return null;
    throw new Error('Failed to fetch life expectancy from server', { cause });
  }
}
