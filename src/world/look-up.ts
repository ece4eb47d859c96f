import type { Country, LifeExpectancy } from './life-expectancy.ts';
import { fetchServerCountries, fetchServerLifeExpectancy } from './own-server.ts';
import { fetchWorldBankCountries, fetchWorldBankLifeExpectancy } from './world-bank.ts';

/**
 * A visitor never waits longer than 3 seconds, whatever the World Bank's API does. This leaves a slow device 0.8 s to
 * fetch the toast's code and to show it.
 */
const LIMIT_MS = 2200;
/** The World Bank's part of it. The own server has the rest, which is more where the World Bank fails at once. */
const WORLD_BANK_LIMIT_MS = 1400;

/** Neither the World Bank nor the own server has a figure for this country. */
export class NoLifeExpectancyError extends Error {
  override readonly name = 'NoLifeExpectancyError';

  constructor(code: string) {
    super(`No life expectancy is known for ${code}`);
  }
}

function whicheverIsFirst(limit: AbortSignal, signal?: AbortSignal): AbortSignal {
  return signal ? AbortSignal.any([limit, signal]) : limit;
}

/**
 * The list of countries, from the World Bank or else from the own server, by name.
 * @throws Error 'Failed to fetch countries from server' when neither answers
 */
export async function lookUpCountries(worldBankUrl: string, signal?: AbortSignal): Promise<Country[]> {
  const limit = AbortSignal.timeout(LIMIT_MS);
  const worldBankLimit = AbortSignal.timeout(WORLD_BANK_LIMIT_MS);
  const countries = await fetchWorldBankCountries(
    worldBankUrl,
    whicheverIsFirst(worldBankLimit, signal),
  ).catch(() => fetchServerCountries(whicheverIsFirst(limit, signal)));
  return countries.toSorted((a, b) => a.name.localeCompare(b.name));
}

/**
 * A country's life expectancy, from the World Bank or else from the own server.
 * @param code ISO 3166-1 alpha-3
 * @throws NoLifeExpectancyError when a source answers that it has none, and no other has one
 * @throws Error 'Failed to fetch life expectancy from server' when neither answers
 */
export async function lookUpLifeExpectancy(
  worldBankUrl: string,
  code: string,
  signal?: AbortSignal,
): Promise<LifeExpectancy> {
  const limit = AbortSignal.timeout(LIMIT_MS);
  const worldBankLimit = AbortSignal.timeout(WORLD_BANK_LIMIT_MS);
  let worldBankHasNone = false;
  try {
    const figure = await fetchWorldBankLifeExpectancy(
      worldBankUrl,
      code,
      whicheverIsFirst(worldBankLimit, signal),
    );
    if (figure) return figure;
    worldBankHasNone = true;
  } catch {
    // An API that is down, slow or talking nonsense is what the own server is there for.
  }
  const figure = await fetchServerLifeExpectancy(code, whicheverIsFirst(limit, signal)).catch(
    (error: unknown) => {
      if (worldBankHasNone) return null;
      throw error;
    },
  );
  if (!figure) throw new NoLifeExpectancyError(code);
  return figure;
}
