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

const respond = (method: string, target: string) =>
  SMALL_APP.respond({ method, target, acceptEncoding: undefined, ifNoneMatch: undefined });

describe('GET /', () => {
  test('is the page', async () => {
    const response = await request('/');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toBe('<h1>The page</h1>');
  });

  test('ignores the query', async () => {
    expect((await request('/?utm_source=x')).status).toBe(200);
  });
});

describe('GET /api/countries', () => {
  test('lists the 216 economies of the table without Kosovo', async () => {
    const response = await request('/api/countries');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    const countries: unknown = await response.json();
    expect(countries).toHaveLength(216);
    expect(countries).toEqual(ECONOMIES.map(({ code, name }) => ({ code, name, lifeExpectancy: 0 })));
  });
});

describe('GET /api/life-expectancy/{code}', () => {
  test('the table has 217 economies, including Kosovo', () => {
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

  test.each(['jpn', 'Jpn', 'jPN'])('a code may be in any case: %s is JPN', async (code) => {
    const response = await request(`/api/life-expectancy/${code}`);
    expect(await response.json()).toMatchObject({ code: 'JPN' });
  });

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

describe('Any other path', () => {
  test.each([
    '/api',
    '/api/',
    '/api/x',
    '/api/countries/',
    '/api/countries/JPN',
    '/api/countries.json',
    '/api/life-expectancy',
    '/api/life-expectancy/JPN/x',
  ])('of the API is a 404 with a JSON error: %s', async (path) => {
    const response = await request(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ error: 'There is nothing at this address.' });
  });

  test.each([
    '/x',
    '/x/y',
    '/x/api/life-expectancy/JPN',
    '/index.html',
    '/404.html',
    '/404',
    '/assets/',
    '/assets/gone.js',
    '/APi/x',
  ])('is a 404 with the not-found page: %s', async (path) => {
    const response = await request(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toContain('404 Page Not Found');
  });

  test.each([
    '//',
    '/%',
    '/%zz',
    '/..%2f',
    '/..%2f..%2fetc%2fpasswd',
    '/%00',
    '/__proto__',
    `/${'a'.repeat(5000)}`,
  ])('is a 404, even if malformed: %s', async (path) => {
    const response = await request(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('404 Page Not Found');
  });
});

describe('HEAD', () => {
  test.each([
    ['/', 200],
    ['/quotes.json', 200],
    ['/api/countries', 200],
    ['/gone', 404],
  ])('%s has the status and headers of GET, and no body', async (path, status) => {
    const [response, whole] = [await request(path, { method: 'HEAD' }), await request(path)];
    expect(response.status).toBe(status);
    expect([...response.headers]).toEqual([...whole.headers]);
    expect(Number(response.headers.get('content-length'))).toBe((await whole.arrayBuffer()).byteLength);
    expect(await response.text()).toBe('');
  });
});

describe('Methods', () => {
  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    '%s is a 405 on every path, with the allowed methods',
    async (method) => {
      for (const path of [
        '/',
        '/quotes.json',
        '/api/countries',
        '/api/country-facts/JPN',
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

  test('that are unknown are a 405; Node does not pass them on', () => {
    expect(respond('FETCH', '/').status).toBe(405);
  });
});

test.each([
  ['GET', '/', '/', 200],
  ['GET', '/api/countries', '/api/countries', 200],
  ['GET', '/api/country-facts/jpn', '/api/country-facts/:code', 200],
  ['GET', '/healthz', '/healthz', 200],
  ['GET', '/zh-hans/', '/zh-hans/', 200],
  ['GET', '/ZH-HANS', '/zh-hans/', 308],
  ['GET', '/zh-hans/gone', '404', 404],
  ['GET', '/gone', '404', 404],
  ['GET', 'gone', '*', 400],
  ['POST', 'gone', '*', 405],
  ['POST', '/gone', '*', 405],
  ['OPTIONS', '*', '*', 405],
])('%s %s is logged as %s with %d', (method, target, route, status) => {
  expect(respond(method, target)).toMatchObject({ route, status });
});

test('a target that is no path is a 400 with a JSON error', () => {
  const { body } = respond('GET', 'gone');
  expect(new TextDecoder().decode(body)).toBe('{"error":"This is not a valid address."}');
});

test('GET /healthz reports that the server works and which build it serves, and is not stored', async () => {
  const response = await request('/healthz', { headers: { 'if-none-match': '*' } });
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('{"status":"ok","build":"small-site"}');
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('a query that is not valid in a header is left out of a redirect', () => {
  const lead = (target: string) => respond('GET', target).headers['location'];
  expect(lead('/zh-hans?a\u0100')).toBe('/zh-hans/');
  expect(lead('/zh-hans?a\nb')).toBe('/zh-hans/');
  expect(lead('http://host/zh-hans?a#b')).toBe('/zh-hans/?a');
});

test.each(['/index.html', '/404.html', '/zh-hans/index.html'])(
  'the server does not start without %s',
  (missing) => {
    const files = new Map([...SMALL_SITE.files].filter(([path]) => path !== missing));
    expect(() => createApp({ ...SMALL_SITE, files }, DEFAULT_CONFIG)).toThrow(missing);
  },
);
