import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { request } from '../../tests/fixtures/site.ts';
import { respondOffline } from './respond-offline.ts';
import type { Figures } from './snapshot.ts';

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const FIGURES: Figures = {
  snapshot: readJson('data/snapshot.json'),
  lifeTables: readJson('data/life-tables.json'),
  populations: readJson('data/populations.json'),
  timeUse: readJson('data/time-use.json'),
};
const CODES = FIGURES.snapshot.economies.map(({ code }) => code);

const askServer = async (path: string) => {
  const response = await request(path);
  return { status: response.status, body: await response.json() };
};
const askOffline = async (path: string) => {
  const response = respondOffline(path, FIGURES);
  return { status: response.status, body: await response.json() };
};

describe('Without a network, the API responds like the server', () => {
  test('the list of countries', async () => {
    expect(await askOffline('/api/countries')).toEqual(await askServer('/api/countries'));
  });

  test.each(['life-expectancy', 'country-facts'])('%s, of every country', async (route) => {
    expect(CODES.length).toBeGreaterThan(200);
    for (const code of CODES) {
      const path = `/api/${route}/${code}`;
      expect(await askOffline(path)).toEqual(await askServer(path));
    }
  });

  test.each(['/api/life-expectancy/jpn', '/api/life-expectancy/XXX', '/api/country-facts/XXX'])(
    '%s',
    async (path) => {
      expect(await askOffline(path)).toEqual(await askServer(path));
    },
  );

  test.each([
    '/api/country-facts/JAPAN',
    '/api/country-facts/JPNX',
    '/en/api/country-facts/JPN',
    '/api/country-facts/constructor',
    '/api/country-facts/JPN.txt',
    '/api/nothing',
    '/api/',
  ])('%s is not found', async (path) => {
    expect((await askOffline(path)).status).toBe(404);
  });
});
