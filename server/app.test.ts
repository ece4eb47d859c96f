import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { createApp } from './app.ts';
import { parseConfig } from './config.ts';
import { DEFAULT_CONFIG, SMALL_SITE } from './small-site.ts';

const app = createApp(SMALL_SITE, DEFAULT_CONFIG);
const get = async (path: string, init?: RequestInit) => app.request(path, init);

type Row = Record<'code' | 'name' | 'year' | 'total', string>;
const ROWS: Row[] = parse(readFileSync('data/life-expectancy.csv'), { columns: true });
const KOSOVO = 'XKX';
const ECONOMIES = ROWS.filter(({ code }) => code !== KOSOVO);

describe('GET /', () => {
  test('is the page', async () => {
    const response = await get('/');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toBe('<h1>The page</h1>');
  });

  test('is the page whatever stands behind a question mark', async () => {
    expect((await get('/?utm_source=x')).status).toBe(200);
  });
});

describe('GET /api/countries', () => {
  test('is a list of the 216 economies of the table, without Kosovo', async () => {
    const response = await get('/api/countries');
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
    const response = await get(`/api/life-expectancy/${code}`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      code,
      name,
      lifeExpectancy: Number(total),
      year: Number(year),
      source: 'World Bank',
    });
  });

  test.each(['jpn', 'Jpn', 'jPN'])('%s is JPN, in any case', async (code) => {
    expect(await (await get(`/api/life-expectancy/${code}`)).json()).toMatchObject({ code: 'JPN' });
  });

  test.each([KOSOVO, 'xkx', 'ZZZ', 'WLD', 'CON'])('an unknown code is a 404: %s', async (code) => {
    const response = await get(`/api/life-expectancy/${code}`);
    expect(response.status).toBe(404);
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
    const response = await get(`/api/life-expectancy/${code}`);
    expect(response.status).toBe(400);
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
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: 'There is nothing at this address.' });
  });

  test.each(['/x', '/x/y', '/index.html', '/404.html', '/404', '/assets/', '/assets/gone.js', '/APi/x'])(
    'is a 404 with the not-found page: %s',
    async (path) => {
      const response = await get(path);
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
    const response = await get(`http://localhost${path}`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('404 Page Not Found');
  });
});

describe('The files of the page', () => {
  test('are given with their type', async () => {
    const response = await get('/quotes.json');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  test('with a hash in their name are kept for a year', async () => {
    expect((await get('/assets/index-abc.js')).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
  });

  test.each(['/', '/quotes.json', '/gone'])('without one are asked for again each time: %s', async (path) => {
    expect((await get(path)).headers.get('cache-control')).toBe('no-cache');
  });

  test.each(['/', '/quotes.json', '/assets/index-abc.js'])('are not sent twice: %s', async (path) => {
    const etag = (await get(path)).headers.get('etag') ?? 'none';
    const again = await get(path, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect(again.headers.get('etag')).toBe(etag);
    expect(await again.text()).toBe('');
  });

  test('are sent to whoever has another version', async () => {
    const response = await get('/', { headers: { 'if-none-match': '"another"' } });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('<h1>The page</h1>');
  });

  test('that are missing stay a 404 for whoever has the not-found page', async () => {
    const etag = (await get('/gone')).headers.get('etag') ?? 'none';
    expect((await get('/gone', { headers: { 'if-none-match': etag } })).status).toBe(404);
  });
});

describe('Every answer carries the headers that protect a visitor', () => {
  const etag = SMALL_SITE.files.get('/index.html')?.etag ?? '';

  test.each<[string, string, RequestInit, number]>([
    ['the page', '/', {}, 200],
    ['a page not sent twice', '/', { headers: { 'if-none-match': etag } }, 304],
    ['a page without its body', '/', { method: 'HEAD' }, 200],
    ['the not-found page', '/gone', {}, 404],
    ['the list of countries', '/api/countries', {}, 200],
    ['a malformed code', '/api/life-expectancy/JP', {}, 400],
    ['an unknown address of the API', '/api/x', {}, 404],
  ])('%s', async (_, path, init, status) => {
    const { status: answered, headers } = await get(path, init);
    expect(answered).toBe(status);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    const policy = headers.get('content-security-policy')?.split('; ') ?? [];
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self' 'sha256-theme'",
        "connect-src 'self' https://api.worldbank.org",
        "frame-ancestors 'none'",
        "base-uri 'none'",
      ]),
    );
    expect(policy.join()).not.toContain('unsafe');
  });

  test('the page may ask the World Bank where the settings say it is, and nobody else', async () => {
    const config = parseConfig({ WORLD_BANK_URL: 'http://localhost:9999/v2/' });
    const { headers } = await createApp(SMALL_SITE, config).request('/');
    expect(headers.get('content-security-policy')).toContain("connect-src 'self' http://localhost:9999;");
  });
});

describe('HEAD', () => {
  test.each([
    ['/', 200],
    ['/quotes.json', 200],
    ['/api/countries', 200],
    ['/gone', 404],
  ])('%s answers as GET does, without a body', async (path, status) => {
    const response = await get(path, { method: 'HEAD' });
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe((await get(path)).headers.get('content-type'));
    expect(await response.text()).toBe('');
  });
});

test.each(['/index.html', '/404.html'])('a build without %s is refused at the start', (missing) => {
  const files = new Map([...SMALL_SITE.files].filter(([path]) => path !== missing));
  expect(() => createApp({ ...SMALL_SITE, files }, DEFAULT_CONFIG)).toThrow(missing);
});
