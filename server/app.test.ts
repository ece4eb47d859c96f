import { describe, expect, test } from 'vitest';
import { DEFAULT_CONFIG, request, SMALL_APP, SMALL_SITE } from '../tests/fixtures/site.ts';
import { createApp } from './app.ts';

const respond = (method: string, target: string) =>
  SMALL_APP.respond({ method, target, acceptEncoding: undefined, ifNoneMatch: undefined });

test.each([
  ['/', '<h1>The page</h1>'],
  ['/zh-hans/?x', '<h1>一生</h1>'],
])('The page in a language is at its path, with any query: %s', async (path, html) => {
  const response = await request(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await response.text()).toBe(html);
});

describe('The page in another language', () => {
  test.each([
    ['/zh-hans?a=1&b=%20', '/zh-hans/?a=1&b=%20'],
    ['/ZH-HANS/?a', '/zh-hans/?a'],
  ])('is where its path in capital letters or without its last slash leads: %s', async (path, location) => {
    const response = await request(path);
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe(location);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.has('content-security-policy')).toBe(true);
  });

  test.each([
    ['/zh-hans/a/b', '这里什么都没有。'],
    ['/zh-hans/index.html', '这里什么都没有。'],
    ['/zh/', 'There is nothing here.'],
    ['/gone/zh-hans/', 'There is nothing here.'],
    ['/zh-hans/%23example', '这里什么都没有。'],
    ['/zh-hans/view/%23example', '这里什么都没有。'],
  ])('has a not-found page of its own, which %s has or not: “%s”', async (path, sentence) => {
    const response = await request(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain(sentence);
  });
});

test.each([
  '/x/api/life-expectancy/JPN',
  '/index.html',
  '/404',
  '/assets/gone.js',
  '/APi/x',
  '//',
  '/..%2f..%2fetc%2fpasswd',
  '/__proto__',
  `/${'a'.repeat(5000)}`,
  `/%23${'a'.repeat(5000)}`,
])('Any other path is a 404 with the not-found page: %s', async (path) => {
  const response = await request(path);
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await response.text()).toContain('404 Page Not Found');
});

test.each([
  ['/', 200],
  ['/quotes.json', 200],
  ['/api/countries', 200],
  ['/gone', 404],
])('HEAD %s has the status and headers of GET, and no body', async (path, status) => {
  const [response, whole] = [await request(path, { method: 'HEAD' }), await request(path)];
  expect(response.status).toBe(status);
  expect([...response.headers]).toEqual([...whole.headers]);
  expect(Number(response.headers.get('content-length'))).toBe((await whole.arrayBuffer()).byteLength);
  expect(await response.text()).toBe('');
});

describe('Methods', () => {
  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    '%s is a 405 on every path, with the allowed methods',
    async (method) => {
      for (const path of ['/', '/quotes.json', '/api/countries', '/healthz', '/gone']) {
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
  ['GET', '/api/countries', '/api/countries', 200],
  ['GET', '/healthz', '/healthz', 200],
  ['GET', '/zh-hans/', '/zh-hans/', 200],
  ['GET', '/ZH-HANS', '/zh-hans/', 308],
  ['GET', '/zh-hans/gone', '404', 404],
  ['GET', 'gone', '*', 400],
  ['POST', 'gone', '*', 405],
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

test('a redirect keeps the query, encoded as a header needs it', () => {
  const lead = (target: string) => respond('GET', target).headers['location'];
  expect(lead('/zh-hans?a\u0100')).toBe('/zh-hans/?a%C4%80');
  expect(lead('/zh-hans?a\nb')).toBe('/zh-hans/?ab');
  expect(lead('http://host/zh-hans?a#b')).toBe('/zh-hans/?a');
});

test.each(['/index.html', '/404.html', '/zh-hans/index.html'])(
  'the server does not start without %s',
  (missing) => {
    const files = new Map([...SMALL_SITE.files].filter(([path]) => path !== missing));
    expect(() => createApp({ ...SMALL_SITE, files }, DEFAULT_CONFIG)).toThrow(missing);
  },
);
