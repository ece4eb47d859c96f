import { afterEach, describe, expect, test, vi } from 'vitest';
import { after, fakeNetwork, hanging, json } from '../../tests/support/fake-network.ts';
import { fetchLifeTables, pickTable } from './life-table.ts';

const columns = { remaining: [84, 70, 2], survivors: [100_000, 99_000, 4000] };
const answer = {
  code: 'JPN',
  name: 'Japan',
  year: 2024,
  source: 'UN',
  ages: [0, 15, 100],
  everyone: columns,
};

const play = (body: unknown, status = 200) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('The own server’s life tables', () => {
  test('have ages, year and source', async () => {
    play({ ...answer, women: columns });
    expect(await fetchLifeTables('JPN')).toMatchObject({
      code: 'JPN',
      year: 2024,
      source: 'UN',
      tables: { everyone: { ages: [0, 15, 100], ...columns }, women: { ages: [0, 15, 100] } },
    });
  });

  test('are different for everyone, women and men', async () => {
    const women = { ...columns, remaining: [87, 73, 3] };
    const men = { ...columns, remaining: [81, 67, 2] };
    play({ ...answer, women, men });
    const { ages } = answer;
    const found = await fetchLifeTables('JPN');
    expect(found?.tables).toEqual({
      everyone: { ages, ...columns },
      women: { ages, ...women },
      men: { ages, ...men },
    });
  });

  test('are null for a country without any', async () => {
    play({ error: 'no' }, 404);
    expect(await fetchLifeTables('ZZZ')).toBeNull();
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
      '/api/life-table/JPN': after(10_000, json(answer)),
      '/api/life-table/CHE': after(16_000, json(answer)),
    });
    const tables = fetchLifeTables('JPN');
    const never = fetchLifeTables('CHE').catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await tables).toMatchObject({ code: 'JPN' });
    expect(await never).toBeInstanceOf(DOMException);
  });

  test.each([
    ['columns of another length', { ...answer, everyone: { ...columns, survivors: [100_000] } }],
    ['another length of one column', { ...answer, everyone: { ...columns, remaining: [84, 70] } }],
    ['a remaining life expectancy below 0', { ...answer, everyone: { ...columns, remaining: [84, -1, 2] } }],
    ['more survivors than births', { ...answer, men: { ...columns, survivors: [100_001, 1, 1] } }],
    ['strings for numbers', { ...answer, ages: ['0', '15', '100'] }],
    ['no table', { error: 'no' }],
  ])('with %s are rejected', async (_, body) => {
    play(body);
    await expect(fetchLifeTables('JPN')).rejects.toThrow('Invalid');
  });

  test('are no longer requested once the signal aborts', async () => {
    fakeNetwork({ '/api/life-table/JPN': hanging });
    const controller = new AbortController();
    const tables = fetchLifeTables('JPN', controller.signal);
    controller.abort(new Error('left'));
    await expect(tables).rejects.toThrow('left');
  });

  test('raise an error if the server is unavailable', async () => {
    play('busy', 503);
    await expect(fetchLifeTables('JPN')).rejects.toThrow('503');
  });
});

test('a population without a table gets everyone’s, described as such', () => {
  const everyone = { ages: [0, 100], remaining: [81, 2], survivors: [100_000, 900] };
  const women = { ...everyone, remaining: [83, 2] };
  const origin = { code: 'CHI', year: 2024, source: 'UN' };
  expect(pickTable({ ...origin, tables: { everyone } }, 'women')).toEqual({
    table: everyone,
    population: 'everyone',
  });
  expect(pickTable({ ...origin, tables: { everyone, women } }, 'women')).toEqual({
    table: women,
    population: 'women',
  });
});
