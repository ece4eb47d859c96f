import { describe, expect, test } from 'vitest';
import { request, SMALL_SITE } from '../tests/fixtures/site.ts';
import { countHeaderBytes } from '../tests/support/http.ts';
import { createApp } from './app.ts';
import { parseConfig } from './config.mjs';
import { HTTPS_HEADERS, LINKED_SITES } from './security-headers.ts';
import { readFolder } from './site.ts';

const policyOf = ({ headers }: Response) => headers.get('content-security-policy')?.split(';') ?? [];
describe('Every response has the security headers', () => {
  test.each<[string, string, RequestInit, number]>([
    ['the page', '/', {}, 200],
    ['an unchanged page', '/', { headers: { 'if-none-match': '*' } }, 304],
    ['a file', '/assets/index-abc.js', {}, 200],
    ['the not-found page', '/gone', {}, 404],
    ['a malformed code', '/api/life-expectancy/JP', {}, 400],
    ['a method that is not allowed', '/', { method: 'POST' }, 405],
    ['the health', '/healthz', {}, 200],
  ])('%s', async (_, path, init, status) => {
    const response = await request(path, init);
    expect(response.status).toBe(status);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    // With it, WebKit refuses the scripts that another one imports, and the page does not start.
    expect(response.headers.has('integrity-policy')).toBe(false);
    expect(policyOf(response)).toEqual([
      "default-src 'none'",
      "base-uri 'none'",
      "connect-src 'self' https://api.worldbank.org",
      "font-src 'self'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "img-src 'self' data:",
      "manifest-src 'self'",
      "script-src 'self' 'sha256-theme'",
      "style-src 'self' 'sha256-page'",
      "worker-src 'self'",
      "require-trusted-types-for 'script'",
      'trusted-types service-worker',
    ]);
  });

  test.each([
    ['off', "'self'"],
    ['http://localhost:9999/v2/', "'self' http://localhost:9999"],
  ])('with WORLD_BANK_URL=%s, the page may connect to %s only', (url, sources) => {
    const { headers } = createApp(SMALL_SITE, parseConfig({ WORLD_BANK_URL: url }));
    expect(headers['content-security-policy']).toContain(`;connect-src ${sources};`);
    expect(headers['connection-allowlist']).not.toContain('api.worldbank.org');
  });

  test('no feature of the browser is allowed that is not needed', async () => {
    const { headers } = await request('/');
    const features = headers.get('permissions-policy')?.split(',') ?? [];
    expect(features.every((feature) => feature.endsWith('=()'))).toBe(true);
    expect(features).toEqual(expect.arrayContaining(['camera=()', 'geolocation=()', 'payment=()', 'hid=()']));
    for (const needed of ['clipboard-read', 'clipboard-write', 'screen-wake-lock', 'web-share']) {
      expect(features).not.toContain(`${needed}=()`);
    }
  });

  test('they take less than 1.3 KB as HTTP/2 sends them, so that headers and page fit into the first round trip', async () => {
    const { headers } = await request('/');
    expect(await countHeaderBytes({ ...Object.fromEntries(headers), ...HTTPS_HEADERS })).toBeLessThan(1300);
  });
});

describe('Connection-Allowlist', () => {
  const allowlistOf = (environment: Record<string, string>) =>
    createApp(SMALL_SITE, parseConfig(environment)).headers['connection-allowlist'] ?? '';

  test('has the page itself, the World Bank, the tip link, mail, and sites of publications without a query', () => {
    expect(
      allowlistOf({ WORLD_BANK_URL: 'http://localhost:9999/v2/', TIP_URL: 'https://tip.example/me?a=b' }),
    ).toMatch(
      /^\(response-origin "http:\/\/localhost:9999" "https:\/\/tip\.example" "mailto:\*" ("https:\/\/[a-z.]+\/\*#" ?)+\);redirects=allow$/,
    );
  });

  test('has every site that the page links to, and no other', () => {
    const sources = [...readFolder('src')].filter(([path]) => /(?<!\.test)\.(tsx?|json)$/.test(path));
    const linked = sources.flatMap(([path, body]) =>
      [...new TextDecoder().decode(body).matchAll(/https:\/\/([\w.-]+)/g)].map(([, host = '']) => ({
        path,
        host,
      })),
    );
    const known = (host: string) =>
      host === 'api.worldbank.org' || /(^|\.)(example|example\.org|w3\.org)$/.test(host);
    const hosts = new Set(linked.filter(({ host }) => !known(host)).map(({ host }) => host));
    expect([...hosts].toSorted()).toEqual(LINKED_SITES);
  });
});
