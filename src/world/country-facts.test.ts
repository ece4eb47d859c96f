import { afterEach, describe, expect, test, vi } from 'vitest';
import { after, fakeNetwork, json } from '../../tests/support/fake-network.ts';
import { fetchCountryFacts } from './country-facts.ts';

const rates = [
  [500, 20, 40_000],
  [250, 10, 30_000],
];
const lifeTables = {
  source: 'UN',
  ages: [0, 15, 100],
  years: [2024.5, 2098],
  everyone: { rates, interval: { low: [1.1, 1.5], high: [0.9, 0.7] } },
  women: { rates },
  men: { rates },
};
const groups = Array.from({ length: 21 }, () => 1000);
const answer = {
  code: 'JPN',
  name: 'Japan',
  lifeTables,
  population: { source: 'UN', year: 2025, women: groups, men: groups },
};

const BANK = 'https://bank.example/v2';

const play = (body: unknown, status = 200) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('The facts of a country from the own server', () => {
  test('have life tables for everyone, women and men, with year and source', async () => {
    const women = { rates: rates.map((row) => row.map((rate) => rate / 2)) };
    play({ ...answer, lifeTables: { ...lifeTables, women } });
    const { ages, years, everyone, men } = lifeTables;
    expect((await fetchCountryFacts(BANK, 'JPN'))?.lifeTables).toEqual({
      year: 2024,
      source: 'UN',
      tables: {
        everyone: { ages, years, ...everyone },
        women: { ages, years, ...women },
        men: { ages, years, ...men },
      },
    });
  });

  test('have a population if there is one', async () => {
    play(answer);
    expect((await fetchCountryFacts(BANK, 'JPN'))?.population).toEqual(answer.population);
    play({ ...answer, population: undefined });
    expect((await fetchCountryFacts(BANK, 'JPN'))?.population).toBeUndefined();
  });

  test('are null for an unknown country, and an error if the server is unavailable', async () => {
    play({ error: 'no' }, 404);
    expect(await fetchCountryFacts(BANK, 'ZZZ')).toBeNull();
    play('busy', 503);
    await expect(fetchCountryFacts(BANK, 'JPN')).rejects.toThrow('503');
  });

  test('are accepted after 10 seconds, but not after 15', async () => {
    vi.useFakeTimers();
    // Fake timers do not include AbortSignal.timeout.
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), ms);
      return controller.signal;
    });
    fakeNetwork({
      '/api/country-facts/JPN': after(10_000, json(answer)),
      '/api/country-facts/CHE': after(16_000, json(answer)),
    });
    const tables = fetchCountryFacts(BANK, 'JPN');
    const never = fetchCountryFacts(BANK, 'CHE').catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await tables).toMatchObject({ code: 'JPN' });
    expect(await never).toBeInstanceOf(DOMException);
  });

  test.each([
    ['a row too few', { women: { rates: [rates[0]] } }],
    ['a rate too few', { men: { rates: [[500, 20], rates[1]] } }],
    ['a factor too few', { everyone: { rates, interval: { low: [1.1], high: [0.9, 0.7] } } }],
    ['a rate of 0', { women: { rates: [[0, 20, 40_000], rates[1]] } }],
    ['ages that do not ascend', { ages: [0, 100, 15] }],
    ['strings for numbers', { ages: ['0', '15', '100'] }],
  ])('with %s are rejected', async (_, change) => {
    play({ ...answer, lifeTables: { ...lifeTables, ...change } });
    await expect(fetchCountryFacts(BANK, 'JPN')).rejects.toThrow('Invalid');
  });
});
