import type { Country, LifeExpectancy } from './life-expectancy.ts';
import { fetchServerCountries, fetchServerLifeExpectancy } from './own-server.ts';
import { fetchWorldBankCountries, fetchWorldBankLifeExpectancy } from './world-bank.ts';

/**
 * When the own server is asked as well, unless the World Bank has answered. With a round trip of 2 s, its answer is
 * there within 3.
 */
const HEAD_START_MS = 700;
/** Until then the World Bank's answer, which is the newer one, comes before the own server's. */
const PREFERENCE_MS = 1400;
/** Long enough for four round trips of 2 s and a busy line. The visitor is free to go on meanwhile. */
const LIMIT_MS = 15_000;

/** Neither the World Bank nor the own server has a figure for this country. */
export class NoLifeExpectancyError extends Error {
  override readonly name = 'NoLifeExpectancyError';

  constructor(code: string) {
    super(`No life expectancy is known for ${code}`);
  }
}

type Ask<T> = (signal: AbortSignal) => Promise<T>;

/**
 * The World Bank's answer, or the own server's where that one fails or takes long: the first that comes, however late.
 * @throws what the own server has failed with, when neither answers
 */
async function askBoth<T>(askWorldBank: Ask<T>, askOwnServer: Ask<T>, signal: AbortSignal): Promise<T> {
  const over = new AbortController();
  const limit = setTimeout(() => over.abort(), LIMIT_MS);
  const ended = AbortSignal.any([over.signal, signal]);
  const fromWorldBank = askWorldBank(ended);
  /** Ends when the World Bank has failed, or has not answered by then. */
  const waitForWorldBank = (ms: number) =>
    new Promise<void>((goOn) => {
      const timer = setTimeout(goOn, ms);
      fromWorldBank.then(
        () => clearTimeout(timer),
        () => goOn(),
      );
    });
  const preference = waitForWorldBank(PREFERENCE_MS);
  const fromOwnServer = waitForWorldBank(HEAD_START_MS).then(() => askOwnServer(ended));
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
 * The list of countries, from the World Bank or else from the own server, by name.
 * @throws Error 'Failed to fetch countries from server' when neither answers
 */
export async function fetchCountries(worldBankUrl: string, signal: AbortSignal): Promise<Country[]> {
  const countries = await askBoth(
    (ended) => fetchWorldBankCountries(worldBankUrl, ended),
    fetchServerCountries,
    signal,
  );
  return countries.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

/**
 * A country's life expectancy, from the World Bank or else from the own server.
 * @param code ISO 3166-1 alpha-3
 * @throws NoLifeExpectancyError when a source answers that it has none, and no other has one
 * @throws Error 'Failed to fetch life expectancy from server' when neither answers
 */
export async function fetchLifeExpectancy(
  worldBankUrl: string,
  code: string,
  signal: AbortSignal,
): Promise<LifeExpectancy> {
  let none: NoLifeExpectancyError | undefined;
  const orNone = (figure: LifeExpectancy | null): LifeExpectancy => {
    if (figure) return figure;
    none = new NoLifeExpectancyError(code);
    throw none;
  };
  try {
    return await askBoth(
      (ended) => fetchWorldBankLifeExpectancy(worldBankUrl, code, ended).then(orNone),
      (ended) => fetchServerLifeExpectancy(code, ended).then(orNone),
      signal,
    );
  } catch (error) {
    throw none ?? error;
  }
}
