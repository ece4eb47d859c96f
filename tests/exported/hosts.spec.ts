import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { readFolder } from '../../server/site.ts';
import { requestOverHttp } from '../support/http.ts';
import { BUILT_LANGUAGES, titleOf } from '../support/languages.ts';
import { EXPORTED, STATIC_SERVERS, serveStatically } from '../support/static-servers.ts';

/** What is in an exported folder, by the paths that a visitor's browser asks for. */
const listFiles = (folder: string) =>
  [...readFolder(`${folder}/site`)]
    .filter(([path]) => !/\.(br|gz)$|\/(_headers|\.nojekyll|404\.html)$/.test(path))
    .map(([path, body]) => ({ path: path.replace(/\/index\.html$/, '/'), body }));

/** Its values may be written in two ways. */
const typeOf = ({ headers }: Response) =>
  (headers.get('content-type') ?? '')
    .toLowerCase()
    .replace('application/javascript', 'text/javascript')
    .replace(/^image\/vnd.microsoft.icon$/, 'image/x-icon')
    .replace(/^(application\/json|image\/svg\+xml|application\/manifest\+json|text\/css); .*/, '$1');

/** Headers that each host decides, and the policy, which is in the pages. */
const ELSEWHERE = new Set(['content-security-policy', 'content-length', 'etag', 'vary']);

/** A link to a life whose # was encoded: longer than the name of a file can be. */
const LONG_NAME = `%23${'x'.repeat(700)}`;

const GZIP = { headers: { 'accept-encoding': 'gzip' } };

for (const name of ['nginx', 'Caddy'] as const) {
  for (const [home, folder] of Object.entries(EXPORTED)) {
    test.describe(`${name}, with the page at ${home}`, () => {
      let host: Awaited<ReturnType<typeof serveStatically>>;
      test.skip(!STATIC_SERVERS[name].find(), `${name} is not installed`);
      test.beforeAll(async () => {
        host = await serveStatically(name, folder);
      });
      test.afterAll(() => host?.stop());

      test('sends every file whole, with the headers of the project’s own server', async ({ baseURL }) => {
        // In one list: an assertion for each header would take minutes.
        const wrong: string[] = [];
        for (const { path, body } of listFiles(folder)) {
          const response = await requestOverHttp(host.url, path, GZIP);
          const bytes = Buffer.from(await response.arrayBuffer());
          const isCompressed = response.headers.get('content-encoding') === 'gzip';
          const isWhole = response.status === 200 && (isCompressed ? gunzipSync(bytes) : bytes).equals(body);
          if (!isWhole) wrong.push(`${path} is not whole`);
          // The names of chunks contain the path of the page.
          if (path.startsWith(`${home}assets/`) && home !== '/') continue;
          const own = await requestOverHttp(baseURL ?? '', `/${path.slice(home.length)}`, GZIP);
          for (const [header, value] of own.headers) {
            if (ELSEWHERE.has(header)) continue;
            const isType = header === 'content-type';
            const found = isType ? typeOf(response) : response.headers.get(header);
            const wanted = isType ? typeOf(own) : value;
            if (found !== wanted) wrong.push(`${path}: ${header} is ${found}, not ${wanted}`);
          }
          const policy = response.headers.get('content-security-policy');
          if (policy !== "frame-ancestors 'none'") wrong.push(`${path}: the policy is ${policy}`);
        }
        expect(wrong).toEqual([]);
      });

      test('sends chunks that may be kept for a year', async () => {
        const page = readFileSync(`${folder}/site${home}index.html`, 'utf8');
        const { headers, status } = await requestOverHttp(
          host.url,
          /src="([^"]+\.js)"/.exec(page)?.[1] ?? '',
        );
        expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
      });

      test('sends the not-found page of the language, with the headers', async () => {
        for (const { path, notFoundPage } of BUILT_LANGUAGES) {
          for (const gone of ['nowhere', 'view/nowhere', 'x%20y', LONG_NAME]) {
            const response = await requestOverHttp(host.url, home + path + gone);
            const found = [
              response.status,
              titleOf(await response.text()),
              response.headers.get('x-content-type-options'),
            ];
            expect(found, path + gone).toEqual([404, titleOf(notFoundPage), 'nosniff']);
          }
        }
        for (const gone of ['assets/', 'assets/gone.js', 'api/country-facts/XXX'])
          expect((await requestOverHttp(host.url, home + gone)).status, gone).toBe(404);
      });

      if (home !== '/')
        test('leaves all other paths, their headers and their not-found page to another site', async () => {
          for (const path of ['/', '/nowhere', '/lives/', '/de/', '/assets/x.js', '/api/countries']) {
            const response = await requestOverHttp(host.url, path);
            const names = ['content-security-policy', 'x-content-type-options', 'cache-control'];
            expect(
              names.map((header) => response.headers.get(header)),
              path,
            ).toEqual([null, null, null]);
            expect(await response.text(), path).not.toContain('Lifetime');
          }
          const { headers } = await requestOverHttp(host.url, home.slice(0, -1));
          expect(headers.get('location')).toBe(home);
        });

      test('responds with 304 to the ETag of an unchanged file', async () => {
        for (const path of ['', 'service-worker.js', 'api/countries']) {
          const first = await requestOverHttp(host.url, home + path);
          const headers = { 'if-none-match': first.headers.get('etag') ?? 'none' };
          expect((await requestOverHttp(host.url, home + path, { headers })).status, path).toBe(304);
        }
      });

      test('adds the last slash of a page, without its own scheme and port, which a proxy may not have', async () => {
        for (const page of ['view', 'de', 'de/view']) {
          const response = await requestOverHttp(host.url, home + page);
          expect([301, 308]).toContain(response.status);
          expect(response.headers.get('location')).toMatch(/^\/.*\/$|^(?:view|de)\/$/);
        }
      });
    });
  }
}

test('Caddy sends the smallest files', async () => {
  test.skip(!STATIC_SERVERS.Caddy.find(), 'Caddy is not installed');
  const { url, stop } = await serveStatically('Caddy', EXPORTED['/']);
  const { headers } = await requestOverHttp(url, '/', { headers: { 'accept-encoding': 'br, gzip' } });
  expect(headers.get('content-encoding')).toBe('br');
  await stop();
});

for (const [parameters, environment, sentence] of [
  [['/life/', '/lives/'], {}, /^The path must be .* but is "\/life\/ \/lives\/"\.\n$/],
  [['/life/'], { TIP_URL: 'tip' }, /^TIP_URL must be a web address .* but is "tip"\.\n$/],
] as const) {
  test(`an export to “${parameters.join(' ')}” with ${JSON.stringify(environment)} is refused with a sentence`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'export-'));
    writeFileSync(join(folder, 'index.html'), 'an earlier export');
    const script = ['--import', 'tsx', 'scripts/export/export.ts', ...parameters];
    const { status, stdout, stderr } = spawnSync(process.execPath, script, {
      encoding: 'utf8',
      env: { ...process.env, EXPORT_FOLDER: folder, ...environment },
    });
    expect(stderr).toMatch(sentence);
    expect([status, stdout]).toEqual([1, '']);
    expect(readdirSync(folder)).toEqual(['index.html']);
    rmSync(folder, { recursive: true });
  });
}
