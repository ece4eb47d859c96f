import { gunzipSync } from 'node:zlib';
import { test as base, expect } from '@playwright/test';
import { STATIC_SERVERS, serveStatically } from '../../scripts/static-servers.mjs';
import { readFolder } from '../../server/read-folder.ts';
import { BUILT_LANGUAGES, titleOf } from '../support/built-languages.ts';
import { EXPORTED } from '../support/exported/exported-folders.mjs';
import { requestOverHttp } from '../support/server/request-over-http.ts';
import { sendRaw } from '../support/server/send-raw.ts';

const test = base.extend<{ readonly server: string }>({
  /** The project's own server. */
  server: async ({ baseURL }, use) => use(baseURL ?? ''),
});

/** The page in other languages than English. */
const OTHERS = BUILT_LANGUAGES.filter(({ path }) => path).map(({ path }) => path);

/** Below the page's path. Only the names of chunks differ by it. */
const FILES = [
  '',
  ...OTHERS,
  ...['', ...OTHERS].map((path) => `${path}view/`),
  'api/countries.json',
  'api/countries/JPN.json',
  'api/life-expectancy/BRA.json',
  ...[...readFolder('dist/client').keys()]
    .filter((path) => !path.endsWith('.html') && !/^\/assets\/.*\.js$/.test(path))
    .map((path) => path.slice(1)),
];

const NOTHING = [
  'nowhere',
  'a/b/c',
  'index.html',
  '404.html',
  'view/index.html',
  'view/nowhere',
  'assets/gone.js',
  'assets/',
  'x%20y',
  'api.json',
  ...OTHERS.flatMap((path) =>
    ['nowhere', 'a/b', '404.html', 'view/index.html', 'x.br'].map((name) => path + name),
  ),
];
/** The features of a host of files that the server does not have. */
const HIDDEN = ['index.html.br', 'service-worker.js.gz', '.nojekyll', '_headers'];

/** Headers that each host decides: how a version of a file is named, whether its length is sent, and its own name. */
const HOSTS_OWN = new Set(['accept-ranges', 'content-length', 'etag', 'last-modified', 'server']);

/** Parts that differ by the page's path, because scripts in the pages contain it. */
const withoutHashes = (policy: string) => policy.replaceAll(/ 'sha256-[^']+'/g, '');

function describeHeaders({ headers }: Response) {
  const own = [...headers].filter(([name]) => !HOSTS_OWN.has(name));
  return Object.fromEntries(
    own.map(([name, value]) => [
      name,
      name === 'content-security-policy' ? withoutHashes(value) : value.toLowerCase(),
    ]),
  );
}

/** A body, decompressed, one character per byte. */
async function readBytes(response: Response): Promise<string> {
  const bytes = Buffer.from(await response.arrayBuffer());
  return (response.headers.get('content-encoding') === 'gzip' ? gunzipSync(bytes) : bytes).toString('latin1');
}

/** A page without what only one of them has: the export's policy, and the server's address. */
const withoutOwn = (text: string, address: string) =>
  text
    .replace(/<meta http-equiv[^>]*><meta name="referrer"[^>]*>/, '')
    .replaceAll(/\n *<link rel="(canonical|alternate)"[^>]*>|\n *<meta property="og:url"[^>]*>/g, '')
    .replaceAll(new URL(address).origin, '');

const names = ['nginx', 'Caddy'] as const;

for (const name of names) {
  for (const [home, folder] of Object.entries(EXPORTED)) {
    test.describe(`${name}, with the page at ${home}`, () => {
      let host: Awaited<ReturnType<typeof serveStatically>>;
      test.skip(!STATIC_SERVERS[name].find(), `${name} is not installed`);
      test.beforeAll(async () => {
        host = await serveStatically(name, folder);
      });
      test.afterAll(() => host?.stop());

      const askBoth = (address: string, path: string, init: RequestInit) =>
        Promise.all([
          requestOverHttp(address, `/${path}`, init),
          requestOverHttp(host.address, home + path, init),
        ]);

      for (const encoding of ['gzip', 'identity']) {
        test(`sends files as the server does, for Accept-Encoding: ${encoding}`, async ({ server }) => {
          for (const path of FILES) {
            for (const method of ['GET', 'HEAD']) {
              const init = { method, headers: { 'accept-encoding': encoding } };
              const [ofServer, ofHost] = await askBoth(server, path, init);
              const headers = describeHeaders(ofServer);
              expect(ofHost.status, `${method} ${path}`).toBe(200);
              expect(describeHeaders(ofHost), `${method} ${path}`).toMatchObject(headers);
              // Only for the whole domain, everything in the pages and the worker is the same.
              if (method === 'HEAD' || (home !== '/' && !path.startsWith('api/'))) continue;
              const [whole, exported] = await Promise.all([readBytes(ofServer), readBytes(ofHost)]);
              expect(withoutOwn(exported, host.address), path).toBe(withoutOwn(whole, server));
            }
          }
        });
      }

      test('sends chunks as the server does', async ({ server }) => {
        const entry = async (address: string, path: string) => {
          const page = await (await requestOverHttp(address, path)).text();
          const chunk = /src="([^"]+\.js)"/.exec(page)?.[1] ?? '';
          return requestOverHttp(address, chunk, { headers: { 'accept-encoding': 'gzip' } });
        };
        const [ofServer, ofHost] = await Promise.all([entry(server, '/'), entry(host.address, home)]);
        const headers = describeHeaders(ofServer);
        expect(headers['cache-control']).toContain('immutable');
        expect(ofHost.status).toBe(200);
        expect(describeHeaders(ofHost)).toMatchObject(headers);
      });

      test('sends the not-found page as the server does', async ({ server }) => {
        for (const path of [...NOTHING, ...HIDDEN]) {
          const [ofServer, ofHost] = await askBoth(server, path, { headers: { 'accept-encoding': 'gzip' } });
          // The server answers for the API in JSON.
          const headers = describeHeaders(ofServer);
          expect(ofHost.status, path).toBe(404);
          expect(describeHeaders(ofHost), path).toMatchObject(headers);
        }
        for (const { path, notFoundPage } of BUILT_LANGUAGES) {
          const response = await requestOverHttp(host.address, `${home}${path}nowhere`);
          expect(titleOf(await response.text()), path).toBe(titleOf(notFoundPage));
        }
        const page = await requestOverHttp(host.address, `${home}api/countries/XXX.json`);
        expect(page.status).toBe(404);
        expect(await page.text()).toContain('404 Page Not Found');
      });

      test('responds with 304 to the ETag of an unchanged file, with the security headers', async () => {
        for (const path of ['', 'service-worker.js', 'api/countries.json']) {
          const first = await requestOverHttp(host.address, home + path);
          const again = await requestOverHttp(host.address, home + path, {
            headers: { 'if-none-match': first.headers.get('etag') ?? 'none' },
          });
          expect(again.status, path).toBe(304);
          expect(again.headers.get('content-security-policy')).toBe(
            first.headers.get('content-security-policy'),
          );
        }
      });

      test('has a contact for security researchers if the domain is its own', async ({ server }) => {
        test.skip(home !== '/');
        const path = '/.well-known/security.txt';
        const [ofServer, ofHost] = await Promise.all(
          [server, host.address].map(async (each) => requestOverHttp(each, path)),
        );
        expect(ofHost?.status).toBe(200);
        expect(ofHost?.headers.get('content-type')).toBe('text/plain; charset=utf-8');
        const withoutDay = async (response: Response | undefined) =>
          (await response?.text())?.replace(/^Expires: .*$/m, '');
        expect(await withoutDay(ofHost)).toBe(await withoutDay(ofServer));
      });

      test('redirects from the path without its last slash to the page', async () => {
        const response = await requestOverHttp(host.address, home.slice(0, -1) || '/');
        expect(response.status).toBe(home === '/' ? 200 : 308);
        expect(response.headers.get('location')).toBe(home === '/' ? null : home);
      });

      test('answers API requests without a file extension, for pages of earlier versions', async ({
        server,
      }) => {
        for (const path of ['api/countries', 'api/countries/JPN', 'api/life-expectancy/BRA']) {
          const [ofServer, ofHost] = await askBoth(server, path, {});
          expect(ofHost.status, path).toBe(200);
          expect(ofHost.headers.get('content-type'), path).toBe('application/json');
          expect(await ofHost.json(), path).toEqual(await ofServer.json());
        }
      });

      test('never redirects to its own scheme and port, which a proxy may not have', async () => {
        const response = await requestOverHttp(host.address, `${home}assets`);
        expect(response.headers.get('location') ?? '/').toMatch(/^\//);
      });

      test('sends the headers even if it refuses a method', async () => {
        test.skip(home !== '/');
        const { host: authority, port } = new URL(host.address);
        const response = await sendRaw(
          Number(port),
          `TRACE / HTTP/1.1\r\nHost: ${authority}\r\nConnection: close\r\n\r\n`,
        );
        expect(response.toLowerCase()).toContain('content-security-policy: ');
      });

      test('redirects to a language as the server does', async ({ server }) => {
        for (const path of OTHERS) {
          const bare = path.slice(0, -1);
          for (const near of [bare, `${bare}?a=1&b=%20`, bare.toUpperCase(), `${path.toUpperCase()}?a`]) {
            const [ofServer, ofHost] = await askBoth(server, near, {});
            expect([ofServer.status, ofHost.status], near).toEqual([308, 308]);
            const location = ofServer.headers.get('location') ?? '';
            expect(ofHost.headers.get('location'), near).toBe(home + location.slice(1));
            const policy = 'content-security-policy';
            expect(withoutHashes(ofHost.headers.get(policy) ?? ''), near).toBe(
              withoutHashes(ofServer.headers.get(policy) ?? ''),
            );
            expect(ofHost.headers.get('cache-control'), near).toBe('no-cache');
          }
        }
      });
    });
  }
}

test('Caddy sends the smallest files', async () => {
  test.skip(!STATIC_SERVERS.Caddy.find(), 'Caddy is not installed');
  const { address, stop } = await serveStatically('Caddy', EXPORTED['/']);
  const { headers } = await requestOverHttp(address, '/', { headers: { 'accept-encoding': 'br, gzip' } });
  expect(headers.get('content-encoding')).toBe('br');
  await stop();
});
