import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { request } from '../tests/support/server/request.ts';

type Row = Record<'code' | 'age' | 'remaining' | 'survivors', string>;
const ROWS: Row[] = parse(readFileSync('data/life-table.csv'), { columns: true });
const SEX_ROWS: (Row & { sex: string })[] = parse(readFileSync('data/life-table-by-sex.csv'), {
  columns: true,
});

const numbers = (rows: Row[], code: string) => {
  const own = rows.filter((row) => row.code === code);
  return {
    remaining: own.map(({ remaining }) => Number(remaining)),
    survivors: own.map(({ survivors }) => Number(survivors)),
  };
};

describe('GET /api/life-table/{code}', () => {
  test.each(['JPN', 'lso', 'Zwe'])(
    '%s: returns the tables of one economy, with year and source',
    async (code) => {
      const response = await request(`/api/life-table/${code}`);
      expect(response.status).toBe(200);
      const upper = code.toUpperCase();
      expect(await response.json()).toEqual({
        code: upper,
        name: expect.stringMatching(/^[A-Z]/),
        year: 2024,
        source: 'United Nations, World Population Prospects 2024',
        ages: [0, 1, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90, 95, 100],
        everyone: numbers(ROWS, upper),
        women: numbers(
          SEX_ROWS.filter(({ sex }) => sex === 'female'),
          upper,
        ),
        men: numbers(
          SEX_ROWS.filter(({ sex }) => sex === 'male'),
          upper,
        ),
      });
    },
  );

  test('is small and may be cached for a day', async () => {
    const response = await request('/api/life-table/JPN');
    expect(response.headers.get('cache-control')).toBe(
      'public, max-age=86400, stale-while-revalidate=604800',
    );
    expect((await response.arrayBuffer()).byteLength).toBeLessThan(2000);
  });

  test('the Channel Islands have a table for everyone only', async () => {
    const response = await request('/api/life-table/CHI');
    const body: object = await response.json();
    expect(Object.keys(body)).toEqual(['code', 'name', 'year', 'source', 'ages', 'everyone']);
  });

  test.each(['XKX', 'ZZZ'])('an unknown code is a 404: %s', async (code) => {
    const response = await request(`/api/life-table/${code}`);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: 'Nothing is known for this country code.' });
  });

  test.each(['JP', 'JAPAN', '1a2'])('a malformed code is a 400: %s', async (code) => {
    expect((await request(`/api/life-table/${code}`)).status).toBe(400);
  });

  test('every economy of the snapshot has one', async () => {
    const codes = new Set(ROWS.map(({ code }) => code));
    codes.delete('XKX');
    expect(codes.size).toBe(216);
    const responses = await Promise.all([...codes].map((code) => request(`/api/life-table/${code}`)));
    expect(responses.filter(({ status }) => status !== 200)).toEqual([]);
  });
});
