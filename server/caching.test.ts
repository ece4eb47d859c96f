import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { request, SMALL_SCRIPT } from '../tests/fixtures/site.ts';
import { matchesEtag, negotiateEncoding } from './app-response.ts';

const SCRIPT = '/assets/index-abc.js';
const A_YEAR = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';

const accept = (encodings: string) => ({ headers: { 'accept-encoding': encodings } });
const etagOf = async (path: string, encodings = '') => {
  const { headers } = await request(path, accept(encodings));
  return headers.get('etag') ?? 'none';
};
const revalidate = (path: string, tags: string, encodings = '') =>
  request(path, { headers: { 'if-none-match': tags, 'accept-encoding': encodings } });

describe('Cache-Control', () => {
  test.each([
    ['/', 200, 'no-cache'],
    ['/quotes.json', 200, 'no-cache'],
    [SCRIPT, 200, A_YEAR],
    ['/api/countries', 200, A_DAY],
    ['/api/life-expectancy/JPN', 200, A_DAY],
    ['/api/country-facts/JPN', 200, A_DAY],
    ['/gone', 404, 'no-cache'],
    ['/api/x', 404, 'no-store'],
    ['/api/life-expectancy/ZZZ', 404, 'no-store'],
    ['/api/life-expectancy/ZZZZ', 400, 'no-store'],
    ['/healthz', 200, 'no-store'],
  ])('%s (%d): %s', async (path, status, cacheControl) => {
    const response = await request(path);
    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toBe(cacheControl);
  });
});

describe('Content negotiation', () => {
  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('%s', async (coding, decompress) => {
    const response = await request(SCRIPT, accept(coding));
    expect(response.headers.get('content-encoding')).toBe(coding);
    expect(response.headers.get('vary')).toBe('accept-encoding');
    const body = new Uint8Array(await response.arrayBuffer());
    expect(response.headers.get('content-length')).toBe(String(body.byteLength));
    expect(decompress(body).toString()).toBe(SMALL_SCRIPT);
  });

  test('a client without Accept-Encoding gets the bytes without a coding', async () => {
    const response = await request(SCRIPT);
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(response.headers.get('vary')).toBe('accept-encoding');
    expect(await response.text()).toBe(SMALL_SCRIPT);
  });

  test('the list of countries, the life tables and the not-found page are compressed', async () => {
    for (const path of ['/api/countries', '/api/country-facts/JPN', '/gone']) {
      expect((await request(path, accept('gzip, deflate, br'))).headers.get('content-encoding')).toBe('br');
    }
  });

  test('a body that compression does not make smaller is sent without a coding, and does not vary', async () => {
    const { headers } = await request('/quotes.json', accept('br, gzip'));
    expect(headers.get('content-encoding')).toBeNull();
    expect(headers.get('vary')).toBeNull();
  });

  test.each([
    [SCRIPT, 304],
    ['/gone', 404],
  ])(
    'a resource with several representations varies also in other answers: %s (%d)',
    async (path, status) => {
      const response = await revalidate(path, '*');
      expect(response.status).toBe(status);
      expect(response.headers.get('vary')).toBe('accept-encoding');
    },
  );
});

describe('A conditional request', () => {
  test.each(['/', '/quotes.json', SCRIPT, '/api/country-facts/jpn'])(
    'with the current entity tag is a 304: %s',
    async (path) => {
      const etag = await etagOf(path);
      expect(etag).toMatch(/^"[\w-]{22}"$/);
      const conditional = await revalidate(path, etag);
      expect(conditional.status).toBe(304);
      expect(await conditional.text()).toBe('');
      const head = await request(path, { method: 'HEAD', headers: { 'if-none-match': etag } });
      expect(head.status).toBe(304);
      const { headers } = await request(path);
      for (const name of ['etag', 'cache-control', 'vary']) {
        expect(conditional.headers.get(name)).toBe(headers.get(name));
      }
    },
  );

  test('matches the entity tag of the selected representation only', async () => {
    const tags = await Promise.all(['', 'gzip', 'br'].map((encodings) => etagOf(SCRIPT, encodings)));
    expect(new Set(tags).size).toBe(3);
    expect((await revalidate(SCRIPT, await etagOf(SCRIPT, 'gzip'), 'gzip')).status).toBe(304);
    expect((await revalidate(SCRIPT, await etagOf(SCRIPT, 'gzip'), 'br')).status).toBe(200);
  });

  test.each(['/gone', '/api/gone'])('for a missing resource is a 404: %s', async (path) => {
    expect((await revalidate(path, '*')).status).toBe(404);
  });
});

test('Range is ignored: all files are small, and a server may always send the whole', async () => {
  const response = await request(SCRIPT, { headers: { range: 'bytes=0-9' } });
  expect(response.status).toBe(200);
  expect(await response.text()).toBe(SMALL_SCRIPT);
});

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['deflate', 'identity'],
  ['br;q=0.5 , gzip ; q=0.8', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.000, gzip;q=0.001', 'gzip'],
  ['gzip;Q=1.000', 'gzip'],
  ['br;q=2, gzip', 'gzip'],
  ['br;q=x', 'identity'],
  ['*', 'identity'],
  ['identity;q=0, br;q=0', 'identity'],
  [';q=1,,,', 'identity'],
  ['br\u0000', 'identity'],
])('Accept-Encoding: %j selects %s', (header, coding) => {
  const representations = [{ coding: 'br' }, { coding: 'gzip' }, { coding: 'identity' }] as const;
  expect(negotiateEncoding<{ coding: 'br' | 'gzip' | 'identity' }>(representations, header)?.coding).toBe(
    coding,
  );
});

test.each([
  ['"a"', true],
  [' "a" ', true],
  ['W/"a"', true],
  [' * ', true],
  ['"b",W/"a","c"', true],
  ['"with, comma", "a"', true],
  [undefined, false],
  ['', false],
  ['a', false],
  ['"A"', false],
  ['"aa"', false],
  ['"a', false],
  ['"b, "', false],
  ['"*"', false],
])('If-None-Match: %s matches the entity tag "a": %s', (header, matches) => {
  expect(matchesEtag(header, '"a"')).toBe(matches);
});
