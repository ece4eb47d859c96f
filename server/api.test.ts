import { readFileSync } from 'node:fs';
import { parse as parseCsv } from 'csv-parse/sync';
import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import lifeTables from '../data/life-tables.json' with { type: 'json' };
import populations from '../data/populations.json' with { type: 'json' };
import { CountriesResponse, LifeExpectancyResponse } from '../src/world/api-schemas.ts';
import { CountryFactsResponse } from '../src/world/country-facts-schema.ts';
import { request } from '../tests/fixtures/site.ts';

type Row = Record<'code' | 'name' | 'year' | 'total', string>;
const ROWS: Row[] = parseCsv(readFileSync('data/life-expectancy.csv'), { columns: true });
const KOSOVO = 'XKX';
const ECONOMIES = ROWS.filter(({ code }) => code !== KOSOVO);

test('GET /api/countries lists the 216 economies of the table without Kosovo, as the page parses them', async () => {
  expect([ROWS.length, ECONOMIES.length]).toEqual([217, 216]);
  const content = await (await request('/api/countries')).json();
  expect(content).toEqual(ECONOMIES.map(({ code, name }) => ({ code, name, lifeExpectancy: 0 })));
  expect(parse(CountriesResponse, content)).toEqual(ECONOMIES.map(({ code, name }) => ({ code, name })));
});

test('GET /api/life-expectancy/{code} has the figure of each economy in the table, with year and source', async () => {
  for (const { code, name, year, total } of ECONOMIES) {
    const content = await (await request(`/api/life-expectancy/${code}`)).json();
    const figure = { lifeExpectancy: Number(total), year: Number(year), source: 'World Bank' };
    expect(content).toEqual({ code, name, ...figure });
    expect(parse(LifeExpectancyResponse, content)).toEqual(content);
  }
});

describe('GET /api/country-facts/{code}', () => {
  test('has the shape that the page parses, and nothing else', async () => {
    for (const { code } of ECONOMIES) {
      const content = await (await request(`/api/country-facts/${code}`)).json();
      expect(parse(CountryFactsResponse, content)).toEqual(content);
    }
  });

  test.each(['JPN', 'ZWE'])(
    '%s: returns the life tables and the population, with year and source',
    async (code) => {
      const response = await request(`/api/country-facts/${code}`);
      expect(response.status).toBe(200);
      const { tables, ages, years } = lifeTables;
      const source = 'United Nations, World Population Prospects 2024';
      expect(await response.json()).toEqual({
        code,
        name: expect.stringMatching(/^[A-Z]/),
        lifeTables: { source, ages, years, ...Object(tables)[code] },
        population: { source, year: 2025, ...Object(populations.populations)[code] },
      });
    },
  );

  test('the Channel Islands have no population figures of their own', async () => {
    const body: object = await (await request('/api/country-facts/CHI')).json();
    expect(Object.keys(body)).toEqual(['code', 'name', 'lifeTables']);
  });
});

describe.each(['life-expectancy', 'country-facts'])('GET /api/%s/{code}', (route) => {
  test('a code may be in any case', async () => {
    expect(await (await request(`/api/${route}/jPN`)).json()).toMatchObject({ code: 'JPN' });
  });

  test.each([KOSOVO, 'zzz', 'WLD'])('an unknown code is a 404: %s', async (code) => {
    const response = await request(`/api/${route}/${code}`);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: 'Nothing is known for this country code.' });
  });

  test.each(['JP', 'JAPAN', '1a2', '..%2f', '%', 'J%C3%84N', 'JPN%0A'])(
    'a malformed code is a 400: %s',
    async (code) => {
      const response = await request(`/api/${route}/${code}`);
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ error: 'A country code has three letters, such as JPN.' });
    },
  );
});

test.each(['/api', '/api/', '/api/x', '/api/countries.json', '/api/life-expectancy/JPN/x'])(
  'Any other path of the API is a 404 with a JSON error: %s',
  async (path) => {
    const response = await request(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: 'There is nothing at this address.' });
  },
);
