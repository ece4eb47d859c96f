import { startWorkerd } from '../../scripts/workerd.mjs';
import { readFolder } from '../../server/read-folder.ts';
import { SETTINGS } from '../support/exported/exported-folders.mjs';
import { requestOverHttp } from '../support/server/request-over-http.ts';
import { expect, test } from '../support/test.ts';

/** The built page as a Cloudflare Worker, beside the Node server of the other journeys. */
let worker: Awaited<ReturnType<typeof startWorkerd>>;
let address = '';

test.beforeAll(async ({ baseURL }) => {
  Object.assign(process.env, { ...SETTINGS, SITE_URL: baseURL });
  worker = await startWorkerd('dist/edge', '127.0.0.1:0');
  address = `http://127.0.0.1:${worker.port}`;
});
test.afterAll(() => worker.stop());

const readAll = async (response: Response) => ({
  status: response.status,
  headers: Object.fromEntries(response.headers),
  body: Buffer.from(await response.arrayBuffer()).toString('base64'),
});

const PATHS = [
  '/',
  ...readFolder('dist/client').keys(),
  '/api/countries',
  '/api/countries.json',
  '/api/life-expectancy/JPN',
  '/api/countries/chi',
  '/api/life-expectancy/ZZZ',
  '/api/life-expectancy/J',
  '/healthz',
  '/gone',
];

for (const encodings of ['gzip, deflate, br, zstd', 'gzip', 'identity']) {
  test(`the Worker’s responses equal Node’s byte for byte, for Accept-Encoding: ${encodings}`, async ({
    baseURL,
  }) => {
    const headers = { 'accept-encoding': encodings, 'x-forwarded-proto': 'https' };
    for (const path of PATHS) {
      for (const method of ['GET', 'HEAD', 'POST']) {
        const [ofNode, ofWorker] = await Promise.all(
          [baseURL ?? '', address].map(async (server) =>
            readAll(await requestOverHttp(server, path, { method, headers })),
          ),
        );
        expect(ofWorker, `${method} ${path}`).toEqual(ofNode);
      }
    }
  });
}

test('a Worker responds with 304 to a matching ETag', async () => {
  for (const path of ['/', '/service-worker.js', '/api/countries']) {
    const { headers } = await requestOverHttp(address, path);
    const again = await requestOverHttp(address, path, {
      headers: { 'if-none-match': headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  }
});

test('the page works from a Worker, with the settings of its variables', async ({ page, visitor }) => {
  await page.goto(address);
  await visitor.listening();
  await visitor.fillPerson();
  await visitor.submit();
  await expect(visitor.results()).toBeVisible();
  await expect(page.locator('a[href="mailto:contact@example.org"]').first()).toBeVisible();
});
