import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { DEFAULT_CONFIG, SMALL_APP, SMALL_SITE } from '../tests/fixtures/site.ts';
import { request } from '../tests/support/server/request.ts';
import { createApp } from './app.ts';

type Row = Record<'code' | 'name' | 'year' | 'total', string>;
const ROWS: Row[] = parse(readFileSync('data/life-expectancy.csv'), { columns: true });
const KOSOVO = 'XKX';
const ECONOMIES = ROWS.filter(({ code }) => code !== KOSOVO);

describe('GET /', () => {
  test('is the page', async () => {
    const response = await request('/');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toBe('<h1>The page</h1>');
  });

  test('is the page whatever stands behind a question mark', async () => {
    expect((await request('/?utm_source=x')).status).toBe(200);
  });
});

describe('GET /api/countries', () => {
  test('is a list of the 216 economies of the table, without Kosovo', async () => {
    const response = await request('/api/countries');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    const countries: unknown = await response.json();
    expect(countries).toHaveLength(216);
    expect(countries).toEqual(ECONOMIES.map(({ code, name }) => ({ code, name, lifeExpectancy: 0 })));
  });
});

describe('GET /api/life-expectancy/{code}', () => {
  test('the table has 217 economies, Kosovo among them', () => {
    expect(ROWS).toHaveLength(217);
    expect(ECONOMIES).toHaveLength(216);
  });

  test.each(ECONOMIES)('$code: $total years in $year', async ({ code, name, year, total }) => {
    const response = await request(`/api/life-expectancy/${code}`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      code,
      name,
      lifeExpectancy: Number(total),
      year: Number(year),
      source: 'World Bank',
    });
  });

  test.each(['jpn', 'Jpn', 'jPN', 'J%50N'])(
    '%s is JPN, in any case and however it is written',
    async (code) => {
      const response = await request(`/api/life-expectancy/${code}`);
      expect(await response.json()).toMatchObject({ code: 'JPN' });
    },
  );

  test.each([KOSOVO, 'xkx', 'ZZZ', 'WLD', 'CON'])('an unknown code is a 404: %s', async (code) => {
    const response = await request(`/api/life-expectancy/${code}`);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ error: 'Nothing is known for this country code.' });
  });

  test.each([
    'JP',
    'JAPAN',
    '1a2',
    '%2f',
    'J%2FN',
    '..%2f',
    '%',
    '%20%20%20',
    'J%C3%84N',
    'ＪＰＮ',
    'JPN%0A',
  ])('a malformed code is a 400: %s', async (code) => {
    const response = await request(`/api/life-expectancy/${code}`);
    expect(response.status).toBe(400);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ error: 'A country code has three letters, such as JPN.' });
  });
});

describe('Any other address', () => {
  test.each([
    '/api',
    '/api/',
    '/api/x',
    '/api/countries/',
    '/api/life-expectancy',
    '/api/life-expectancy/JPN/x',
  ])('of the API is a 404 with a JSON error: %s', async (path) => {
    const response = await request(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ error: 'There is nothing at this address.' });
  });

  test.each(['/x', '/x/y', '/index.html', '/404.html', '/404', '/assets/', '/assets/gone.js', '/APi/x'])(
    'is a 404 with the not-found page: %s',
    async (path) => {
      const response = await request(path);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(await response.text()).toContain('404 Page Not Found');
    },
  );

  test.each([
    '//',
    '/%',
    '/%zz',
    '/..%2f',
    '/..%2f..%2fetc%2fpasswd',
    '/%00',
    '/__proto__',
    `/${'a'.repeat(5000)}`,
  ])('however odd never makes the server fail: %s', async (path) => {
    const response = await request(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('404 Page Not Found');
  });
});

describe('The files of the page', () => {
  test('are given with their type', async () => {
    const response = await request('/quotes.json');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  test('with a hash in their name are kept for a year', async () => {
    expect((await request('/assets/index-abc.js')).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
  });

  test.each(['/', '/quotes.json', '/gone'])('without one are asked for again each time: %s', async (path) => {
    expect((await request(path)).headers.get('cache-control')).toBe('no-cache');
  });
});

describe('HEAD', () => {
  test.each([
    ['/', 200],
    ['/quotes.json', 200],
    ['/api/countries', 200],
    ['/gone', 404],
  ])('%s answers as GET does, without a body', async (path, status) => {
    const [response, whole] = [await request(path, { method: 'HEAD' }), await request(path)];
    expect(response.status).toBe(status);
    expect([...response.headers]).toEqual([...whole.headers]);
    expect(Number(response.headers.get('content-length'))).toBe((await whole.arrayBuffer()).byteLength);
    expect(await response.text()).toBe('');
  });
});

describe('Methods', () => {
  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    '%s is refused everywhere with the methods that are not',
    async (method) => {
      for (const path of [
        '/',
        '/quotes.json',
        '/api/countries',
        '/api/life-table/JPN',
        '/healthz',
        '/gone',
      ]) {
        const response = await request(path, { method });
        expect(response.status).toBe(405);
        expect(response.headers.get('allow')).toBe('GET, HEAD');
        expect(response.headers.get('cache-control')).toBe('no-store');
        expect(await response.json()).toEqual({ error: 'Only GET and HEAD are answered here.' });
      }
    },
  );

  test('that nobody knows are refused likewise, where a server passes them on: Node and workerd do not', () => {
    const nothing = { isHttps: false, acceptEncoding: undefined, ifNoneMatch: undefined };
    expect(SMALL_APP.respond({ method: 'FETCH', target: '/', ...nothing }).status).toBe(405);
  });
});

test('GET /healthz says that all is well, and nobody keeps that', async () => {
  const response = await request('/healthz', { headers: { 'if-none-match': '*' } });
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('{"status":"ok"}');
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test.each(['/index.html', '/404.html'])('a build without %s is refused at the start', (missing) => {
  const files = new Map([...SMALL_SITE.files].filter(([path]) => path !== missing));
  expect(() => createApp({ ...SMALL_SITE, files }, DEFAULT_CONFIG)).toThrow(missing);
});
