import { describe, expect, test } from 'vitest';
import lifeTables from '../data/life-tables.json' with { type: 'json' };
import populations from '../data/populations.json' with { type: 'json' };
import timeUse from '../data/time-use.json' with { type: 'json' };
import { request } from '../tests/support/server/request.ts';

describe('GET /api/country-facts/{code}', () => {
  test.each(['JPN', 'lso', 'Zwe'])(
    '%s: returns the life tables, the population and, where it is known, the use of time, with year and source',
    async (code) => {
      const response = await request(`/api/country-facts/${code}`);
      expect(response.status).toBe(200);
      const upper = code.toUpperCase();
      const { tables, ages, years } = lifeTables;
      const source = 'United Nations, World Population Prospects 2024';
      expect(await response.json()).toEqual({
        code: upper,
        name: expect.stringMatching(/^[A-Z]/),
        lifeTables: { source, ages, years, ...Object(tables)[upper] },
        population: { source, year: 2025, ...Object(populations.populations)[upper] },
        ...(upper === 'JPN' && { timeUse: timeUse.JPN }),
      });
    },
  );

  test('is small and may be cached for a day', async () => {
    const response = await request('/api/country-facts/JPN');
    expect(response.headers.get('cache-control')).toBe(
      'public, max-age=86400, stale-while-revalidate=604800',
    );
    expect((await response.arrayBuffer()).byteLength).toBeLessThan(2500);
  });

  test('the Channel Islands have no population figures of their own', async () => {
    const response = await request('/api/country-facts/CHI');
    const body: object = await response.json();
    expect(Object.keys(body)).toEqual(['code', 'name', 'lifeTables']);
  });

  test.each(['XKX', 'ZZZ'])('an unknown code is a 404: %s', async (code) => {
    const response = await request(`/api/country-facts/${code}`);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: 'Nothing is known for this country code.' });
  });

  test.each(['JP', 'JAPAN', '1a2'])('a malformed code is a 400: %s', async (code) => {
    expect((await request(`/api/country-facts/${code}`)).status).toBe(400);
  });
});
