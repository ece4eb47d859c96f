import { test as base, expect } from '@playwright/test';
import { startWorkerd } from '../../scripts/workerd.mjs';
import { BUILT_LANGUAGES, titleOf } from '../support/built-languages.ts';
import { EXPORTED } from '../support/exported/exported-folders.mjs';
import { requestOverHttp } from '../support/server/request-over-http.ts';

/** The Worker that gets the requests for paths without an exported file. */
const test = base.extend<object, { readonly worker: string }>({
  worker: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures that it needs
    async ({}, use) => {
      const { port, stop } = await startWorkerd(`${EXPORTED['/']}/worker`, '127.0.0.1:0');
      await use(`http://127.0.0.1:${port}`);
      await stop();
    },
    { scope: 'worker' },
  ],
});

test('the exported Worker answers unknown paths in the language of their first segment', async ({
  worker,
}) => {
  for (const { path, notFoundPage } of BUILT_LANGUAGES) {
    const response = await requestOverHttp(worker, `/${path}nowhere`);
    expect(response.status).toBe(404);
    expect(titleOf(await response.text())).toBe(titleOf(notFoundPage));
    if (path) {
      const near = await requestOverHttp(worker, `/${path.slice(0, -1).toUpperCase()}?a`);
      expect([near.status, near.headers.get('location')]).toEqual([308, `/${path}?a`]);
    }
  }
});

test('the exported Worker answers the API and /healthz as the server does', async ({ worker, baseURL }) => {
  for (const path of ['/api/countries', '/api/countries/jpn', '/api/countries/ZZZ', '/api/x', '/healthz']) {
    const [ofWorker, ofServer] = await Promise.all(
      [worker, baseURL ?? ''].map((server) => requestOverHttp(server, path)),
    );
    expect(ofWorker?.status, path).toBe(ofServer?.status);
    expect(await ofWorker?.text(), path).toBe(await ofServer?.text());
  }
});
