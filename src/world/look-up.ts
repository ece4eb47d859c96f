import type { Country, LifeExpectancy } from './life-expectancy.ts';
import { fetchServerCountries, fetchServerLifeExpectancy } from './own-server.ts';
import { fetchWorldBankCountries, fetchWorldBankLifeExpectancy } from './world-bank.ts';

/** Together under 3 seconds, so that a visitor never waits longer, whatever the World Bank's API does. */
const WORLD_BANK_LIMIT_MS = 1800;
const OWN_SERVER_LIMIT_MS = 1000;

/** Neither the World Bank nor the own server has a figure for this country. */
export class NoLifeExpectancyError extends Error {
  override readonly name = 'NoLifeExpectancyError';

  constructor(code: string) {
    super(`No life expectancy is known for ${code}`);
  }
}

function deadline(limitMs: number, signal?: AbortSignal): AbortSignal {
  const limit = AbortSignal.timeout(limitMs);
  return signal ? AbortSignal.any([limit, signal]) : limit;
}

/**
 * The list of countries, from the World Bank or else from the own server, by name.
 * @throws Error 'Failed to fetch countries from server' when neither answers
 */
export async function lookUpCountries(worldBankUrl: string, signal?: AbortSignal): Promise<Country[]> {
  const countries = await fetchWorldBankCountries(worldBankUrl, deadline(WORLD_BANK_LIMIT_MS, signal)).catch(
    () => fetchServerCountries(deadline(OWN_SERVER_LIMIT_MS, signal)),
  );
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
  let worldBankHasNone = false;
  try {
    const figure = await fetchWorldBankLifeExpectancy(
      worldBankUrl,
      code,
      deadline(WORLD_BANK_LIMIT_MS, signal),
    );
    if (figure) return figure;
    worldBankHasNone = true;
  } catch {
    // An API that is down, slow or talking nonsense is what the own server is there for.
  }
  const figure = await fetchServerLifeExpectancy(code, deadline(OWN_SERVER_LIMIT_MS, signal)).catch(
    (error: unknown) => {
      if (worldBankHasNone) return null;
      throw error;
    },
  );
  if (!figure) throw new NoLifeExpectancyError(code);
  return figure;
}
